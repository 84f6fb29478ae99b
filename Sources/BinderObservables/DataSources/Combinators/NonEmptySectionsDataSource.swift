import Binder

extension DataSource {
  /// Shows only the sections that have items; a section is inserted with its first item and deleted with its last.
  public func hidingEmptySections() -> NonEmptySectionsDataSource<Item> {
    NonEmptySectionsDataSource(self)
  }
}

/// The sections of a source that have items.
///
/// A change of *k* rows costs O(sections + *k* log *k*).
public final class NonEmptySectionsDataSource<Item>: DerivedDataSource<Item> {
  init(_ upstream: some DataSource<Item>) {
    super.init(of: [upstream])
    follow(upstream) { items in
      SelectedSections(base: items, selection: SectionSelection(items.itemCounts.map { $0 > 0 }))
    }
  }
}
