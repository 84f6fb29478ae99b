/// The only section of a table without named sections.
public struct WholeTable: TableViewSection, CustomStringConvertible {
  /// The word for the section in messages.
  public var description: String { "table" }
}
