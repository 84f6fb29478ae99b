/// A part of a table that belongs to no section, with a view of its own.
public enum TablePart: String, Hashable, Sendable, CaseIterable {
  /// Above the first section, scrolled with it.
  case header
  /// Below the last section, scrolled with it.
  case footer
  /// As large as the table, and displayed while the table has no rows.
  case placeholder
}

extension TableHost {
  /// Shows nothing, for a host whose views all belong to sections.
  public func setView(_ view: (any TableHeaderFooterView)?, of part: TablePart) {}
}
