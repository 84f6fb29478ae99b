public import Binder

/// Mutations of sections: each is one event, or a part of the batch that it is in.
extension MutableObservable2DArray {
  /// Adds a section at the end.
  public func appendSection(_ section: Section) {
    insert(section) { $0.sections.count }
  }

  /// Inserts a section at a position in `0...numberOfSections`.
  public func insert(section: Section, at position: Int) {
    insert(section) { _ in position }
  }

  /// Adds a section without items at the end.
  public func appendSection(_ metadata: Metadata) {
    appendSection(Section(metadata: metadata))
  }

  /// Inserts a section without items at a position in `0...numberOfSections`.
  public func insert(section metadata: Metadata, at position: Int) {
    insert(section: Section(metadata: metadata), at: position)
  }

  private func insert(_ section: Section, at position: (Array2D<Metadata, Item>) -> Int) {
    edit { value, changes in
      let position = position(value)
      value.sections.insert(section, at: position)
      changes.insertSections(count: 1, at: position)
    }
  }

  /// Removes a section with its items, and returns it.
  @discardableResult
  public func removeSection(at position: Int) -> Section {
    edit { value, changes in
      changes.removeSections(position..<(position + 1))
      return value.sections.remove(at: position)
    }
  }

  /// Moves a section with its items to a position that is counted without it.
  public func moveSection(from source: Int, to target: Int) {
    edit { value, changes in
      value.sections.move(from: source, to: target)
      changes.moveSection(from: source, to: target)
    }
  }

  /// Replaces a section with its items.
  public func replaceSection(at position: Int, with section: Section) {
    edit { value, changes in
      value.sections[position] = section
      changes.replaceSection(position)
    }
  }

  /// Removes all sections with their items.
  public func removeAllItemsAndSections() {
    edit { value, changes in
      changes.removeSections(value.sections.indices)
      value.sections = []
    }
  }

  /// Replaces all sections by those of another array, and delivers a reload.
  public func replace(with other: Observable2DArray<Metadata, Item>) {
    replace(with: other.sections)
  }

  /// Replaces all sections by those of an array, and delivers a reload.
  public func replace(with other: Array2D<Metadata, Item>) {
    replace(with: other.sections)
  }
}

extension MutableObservable2DArray where Metadata: Hashable, Item: Equatable {
  /// Replaces all sections by those of another array, and delivers the difference; without `performDiff` a reload.
  public func replace(with other: Observable2DArray<Metadata, Item>, performDiff: Bool) {
    replace(with: other.sections, performDiff: performDiff)
  }

  /// Replaces all sections by those of an array, and delivers the difference; without `performDiff` a reload.
  public func replace(with other: Array2D<Metadata, Item>, performDiff: Bool) {
    replace(with: other.sections, performDiff: performDiff)
  }
}

/// Mutations of items: each is one event, or a part of the batch that it is in.
extension MutableObservable2DArray {
  /// Adds an item at the end of a section.
  public func appendItem(_ item: Item, toSection section: Int) {
    insert(CollectionOfOne(item), inSection: section) { $0.count }
  }

  /// Inserts an item at a path.
  public func insert(item: Item, at path: IndexPath) {
    insert(CollectionOfOne(item), inSection: path.section) { _ in path.row }
  }

  /// Inserts items, the first of them at a path.
  public func insert(contentsOf newItems: some Collection<Item>, at path: IndexPath) {
    // What is computed on demand may look at the array.
    insert(Array(newItems), inSection: path.section) { _ in path.row }
  }

  private func insert(
    _ newItems: some Collection<Item>,
    inSection section: Int,
    at row: (PersistentArray<Item>) -> Int
  ) {
    editItems(ofSection: section) { items, changes, _ in
      let row = row(items)
      items.insert(contentsOf: newItems, at: row)
      changes.insert(count: newItems.count, at: row)
    }
  }

  /// Removes an item and returns it.
  @discardableResult
  public func removeItem(at path: IndexPath) -> Item {
    editItems(ofSection: path.section) { items, changes, deletions in
      let item = items.remove(at: path.row)
      changes.remove(path.row..<(path.row + 1), &deletions)
      return item
    }
  }

  /// Removes an item and returns it: `removeItem(at:)`.
  @discardableResult
  public func remove(at path: IndexPath) -> Item {
    removeItem(at: path)
  }

  /// Moves an item, in its section or to another one, to a path that is counted without it.
  public func moveItem(from source: IndexPath, to target: IndexPath) {
    edit { value, changes in
      let counts = (
        source: value.numberOfItems(inSection: source.section),
        target: value.numberOfItems(inSection: target.section)
      )
      let item = value.sections[source.section].items.remove(at: source.row)
      value.sections[target.section].items.insert(item, at: target.row)
      changes.moveRow(
        from: RowPosition(source),
        to: RowPosition(target),
        rowCounts: counts
      )
    }
  }

  /// Removes all items, each by a deletion of its own; the sections stay.
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

  /// Replaces the items of a section, and delivers an update of the section.
  public func replaceItems(ofSection section: Int, with items: some Sequence<Item>) {
    let items = PersistentArray(items)
    edit { value, changes in
      value.sections[section].items = items
      changes.replaceSection(section)
    }
  }

  func editItems<Result>(
    ofSection section: Int,
    _ change: (inout PersistentArray<Item>, inout PieceTable, inout [RowPosition]) -> Result
  ) -> Result {
    edit { value, changes in
      var items = value.sections[section].items
      // Changes of items in a section that is new are part of its insertion.
      var result: Result?
      changes.changeRows(in: section, rowCount: items.count) { rows, deletions in
        result = change(&items, &rows, &deletions)
      }
      defer { value.sections[section].items = items }
      if let result { return result }
      var rows = PieceTable(section: 0, count: items.count)
      var deletions: [RowPosition] = []
      return change(&items, &rows, &deletions)
    }
  }
}

extension MutableObservable2DArray {
  @usableFromInline
  func apply(_ patch: SectionedChangeset, to sections: Array2D<Metadata, Item>) {
    edit { value, changes in
      changes.apply(
        patch,
        oldRowCounts: value.sections.map(\.items.count),
        newRowCounts: sections.sections.map(\.items.count)
      )
      value = sections
    }
  }

  func putBack(_ section: Section, at position: Int) {
    let former = sections[position]
    guard ValueSameness<Metadata>.find().areSame(former.metadata, section.metadata),
      let patch = Changeset.edited(from: former.items, to: section.items)
    else { return replaceSection(at: position, with: section) }
    apply(patch, toSection: position, items: section.items)
  }

  @usableFromInline
  func setMetadata(_ metadata: Metadata, ofSection section: Int) {
    edit { value, _ in value.sections[section].metadata = metadata }
  }

  @usableFromInline
  func apply(_ patch: Changeset, toSection section: Int, items: PersistentArray<Item>) {
    editItems(ofSection: section) { value, changes, deletions in
      changes.apply(patch, &deletions)
      value = items
    }
  }
}
