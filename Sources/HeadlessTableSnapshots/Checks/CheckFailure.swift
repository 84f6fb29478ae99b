internal import Binder
internal import HeadlessTable

/// The findings of a check, as text for whoever reads the failure.
public struct CheckFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The checked table, and the number of findings.
  public var title: String

  /// The findings, a line each.
  public var findings: [String]

  /// The most findings that the description lists.
  static let mostFindings = 20

  /// Makes a failure of its parts.
  public init(title: String, findings: [String]) {
    self.title = title
    self.findings = findings
  }

  /// The title, then the first 20 findings, and how many more there are.
  public var description: String {
    var lines = [title] + findings.prefix(Self.mostFindings).map { "  \($0)" }
    let rest = findings.count - Self.mostFindings
    if rest > 0 { lines.append("  … \(rest) more") }
    return lines.joined(separator: "\n")
  }
}

extension HeadlessTable {
  /// What may be the reason where a table does not show what it should: its warnings, or that nobody fills it.
  var hints: [String] {
    let warnings = diagnostics.filter { $0.severity == .warning }.map(\.message)
    return warnings.isEmpty && dataSource == nil ? [noDataSource] : warnings
  }

  /// The collected problems of a table that make every assertion fail.
  var faults: [String] {
    inconsistencies.map(\.description)
      + diagnostics.filter { $0.severity == .error }.map(\.message)
  }
}

extension CheckFailure {
  /// Fails where there is nothing to check.
  static func refuseNothing(_ sentence: String?, of tableID: String) throws(CheckFailure) {
    guard let sentence else { return }
    throw CheckFailure(title: "\(tableID): nothing to check", findings: [sentence])
  }

  /// Fails where a table has collected problems.
  static func refuse(_ faults: [String], of tableID: String) throws(CheckFailure) {
    guard !faults.isEmpty else { return }
    throw CheckFailure(
      title: "\(tableID): \(counted(faults.count, "problem")), whatever else is checked",
      findings: faults.flatMap(\.linesWithoutNewlines).map(String.init).filter { !$0.isEmpty }
    )
  }
}
