extension TableSnapshot where Section == WholeTable {
  /// Makes a snapshot of a table without named sections.
  ///
  /// - Parameter items: The items, from top to bottom; of equal ones the first counts.
  public init(_ items: [Item]) {
    self.init()
    appendSections([WholeTable()])
    appendItems(items)
  }
}
