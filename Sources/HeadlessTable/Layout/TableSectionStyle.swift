/// The style by which a table sets its sections apart.
public enum TableSectionStyle: String, Hashable, Sendable, CaseIterable {
  /// Sections follow one another; headers and footers stick to the edges of the viewport.
  case plain
  /// Sections are groups with space between them, and nothing sticks.
  case grouped
  /// As `grouped`, with groups that are narrower than the table.
  case insetGrouped
}
