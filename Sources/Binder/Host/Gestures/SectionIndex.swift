/// Data source methods for the index at a table's edge, which leads to sections.
@MainActor
public protocol TableIndexDataSource: AnyObject {
  /// The titles of the index, from the top to the bottom; nil for no index. Only plain tables show one.
  func sectionIndexTitles(for tableView: any TableHost) -> [String]?

  /// The section of a title of the index; -1 or `NSNotFound` for a title without one, as that of a search field.
  func tableView(
    _ tableView: any TableHost,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int
}

extension TableIndexDataSource {
  /// No index.
  public func sectionIndexTitles(for tableView: any TableHost) -> [String]? { nil }

  /// The section at the position of the title.
  public func tableView(
    _ tableView: any TableHost,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}
