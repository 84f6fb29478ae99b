/// What a check of a table has found, as text for whoever reads the failure.
public struct CheckFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was checked, and how much was found.
  public var title: String

  /// What was found, a line each.
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

  /// A number with its noun: `1 residue`, `3 residues`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
