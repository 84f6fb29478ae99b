internal import Binder
internal import HeadlessTable

extension SnapshotMismatch {
  static let mostFindings = 20

  /// The findings of a check; nil if there are none.
  ///
  /// The description is the title, then the first 20 findings, and how many more there are.
  init?(_ title: String, findings: [String]) {
    guard !findings.isEmpty else { return nil }
    var lines = [title] + findings.prefix(Self.mostFindings).map { "  \($0)" }
    let rest = findings.count - Self.mostFindings
    if rest > 0 { lines.append("  … \(rest) more") }
    self.init(kind: .found, description: lines.joined(separator: "\n"))
  }

  static func refuseNothing(_ sentence: String?, of tableID: String) throws(SnapshotMismatch) {
    guard let sentence,
      let mismatch = SnapshotMismatch("\(tableID): nothing to check", findings: [sentence])
    else { return }
    throw mismatch
  }

  static func refuse(_ faults: [String], of tableID: String) throws(SnapshotMismatch) {
    let title = "\(tableID): \(counted(faults.count, "problem")), whatever else is checked"
    let lines = faults.flatMap(\.linesWithoutNewlines).map(String.init).filter { !$0.isEmpty }
    if let mismatch = SnapshotMismatch(title, findings: lines) { throw mismatch }
  }
}

extension HeadlessListView {
  /// What may be the reason where a table does not show what it should: its warnings, or that no data source fills it.
  var hints: [String] {
    let warnings = diagnostics.filter { $0.severity == .warning }.map(\.message)
    return warnings.isEmpty && core.table.dataSource == nil ? [core.noDataSource] : warnings
  }

  var faults: [String] {
    inconsistencies.map(\.description)
      + diagnostics.filter { $0.severity == .error }.map(\.message)
  }
}
