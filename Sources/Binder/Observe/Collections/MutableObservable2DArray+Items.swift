/// Mutations of items: each is one event, or a part of the batch that it is in.
extension MutableObservable2DArray {
  /// Adds an item at the end of a section.
  public func appendItem(_ item: Item, toSection section: Int) {
    let end = IndexPath(row: numberOfItems(inSection: section), section: section)
    insert(item: item, at: end)
  }

  /// Puts an item in at a path.
  public func insert(item: Item, at path: IndexPath) {
    insert(contentsOf: CollectionOfOne(item), at: path)
  }

  /// Puts items in, the first of them at a path.
  public func insert(contentsOf newItems: some Collection<Item>, at path: IndexPath) {
    editItems(ofSection: path.section) { items, changes, _ in
      items.insert(contentsOf: newItems, at: path.row)
      changes.insert(count: newItems.count, at: path.row)
    }
  }

  /// Takes an item out and returns it.
  @discardableResult
  public func removeItem(at path: IndexPath) -> Item {
    editItems(ofSection: path.section) { items, changes, deletions in
      let item = items.remove(at: path.row)
      changes.remove(path.row..<(path.row + 1), &deletions)
      return item
    }
  }

  /// Takes an item out and returns it: `removeItem(at:)`.
  @discardableResult
  public func remove(at path: IndexPath) -> Item {
    removeItem(at: path)
  }

  /// Takes an item out and puts it in again, in the same section or in another one.
  ///
  /// - Parameters:
  ///   - source: Where the item is.
  ///   - target: Where it is afterwards.
  public func moveItem(from source: IndexPath, to target: IndexPath) {
    edit { value, changes in
      let counts = (
        source: value.numberOfItems(inSection: source.section),
        target: value.numberOfItems(inSection: target.section)
      )
      let item = value.sections[source.section].items.remove(at: source.row)
      value.sections[target.section].items.insert(item, at: target.row)
      changes.moveRow(
        from: RowPosition(section: source.section, row: source.row),
        to: RowPosition(section: target.section, row: target.row),
        rowCounts: counts
      )
    }
  }

  /// Takes all items out, one deletion each; the sections stay.
  public func removeAllItems() {
    edit { value, changes in
      for section in value.sections.indices where !value.sections[section].items.isEmpty {
        let count = value.sections[section].items.count
        value.sections[section].items = []
        changes.changeRows(in: section, rowCount: count) { rows, deletions in
          rows.remove(0..<count, &deletions)
        }
      }
    }
  }

  /// Puts other items in the place of those of a section; observers are told that the section was replaced.
  public func replaceItems(ofSection section: Int, with items: some Sequence<Item>) {
    edit { value, changes in
      value.sections[section].items = PersistentArray(items)
      changes.replaceSection(section)
    }
  }

  /// Changes the items of a section and notes what becomes of them.
  func editItems<Result>(
    ofSection section: Int,
    _ change: (inout PersistentArray<Item>, inout OriginList, inout [RowPosition]) -> Result
  ) -> Result {
    edit { value, changes in
      var items = value.sections[section].items
      // What becomes of items in a section that is new is told as part of that.
      var result: Result?
      changes.changeRows(in: section, rowCount: items.count) { rows, deletions in
        result = change(&items, &rows, &deletions)
      }
      defer { value.sections[section].items = items }
      if let result { return result }
      var rows = OriginList(section: 0, count: items.count)
      var deletions: [RowPosition] = []
      return change(&items, &rows, &deletions)
    }
  }
}
