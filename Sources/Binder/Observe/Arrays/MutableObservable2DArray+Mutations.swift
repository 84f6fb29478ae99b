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

  /// Takes a section out, with its items, and returns it.
  @discardableResult
  public func removeSection(at position: Int) -> Section {
    edit { value, changes in
      changes.removeSections(position..<(position + 1))
      return value.sections.remove(at: position)
    }
  }

  /// Moves a section with its items.
  ///
  /// - Parameters:
  ///   - source: The section's position.
  ///   - target: Its position afterwards.
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
  /// Replaces all sections by those of another array, and delivers the difference.
  ///
  /// - Parameters:
  ///   - other: The other array.
  ///   - performDiff: Without it the change is a reload.
  public func replace(with other: Observable2DArray<Metadata, Item>, performDiff: Bool) {
    replace(with: other.sections, performDiff: performDiff)
  }

  /// Replaces all sections by those of an array, and delivers the difference.
  ///
  /// - Parameters:
  ///   - other: The array.
  ///   - performDiff: Without it the change is a reload.
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

  /// Moves an item in its section or to another one.
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

  /// Changes the items of a section and notes what becomes of them.
  func editItems<Result>(
    ofSection section: Int,
    _ change: (inout PersistentArray<Item>, inout PieceTable, inout [RowPosition]) -> Result
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
      var rows = PieceTable(section: 0, count: items.count)
      var deletions: [RowPosition] = []
      return change(&items, &rows, &deletions)
    }
  }
}

/// Replacing by what is different about the new sections and items.
extension MutableObservable2DArray where Metadata: Hashable, Item: Equatable {
  /// Puts other sections in the place of all, and tells observers what is different about them.
  ///
  /// Sections are the same by their metadata, each of which may occur once. Items are the same by their `id` if they
  /// have one, and then show something else if they are not equal; otherwise equal items are the same.
  ///
  /// - Parameters:
  ///   - sections: The new sections.
  ///   - performDiff: Without it the change is a reload.
  @inlinable
  public func replace(with sections: some Sequence<Section>, performDiff: Bool) {
    let sections = Array(sections)
    begin()
    defer { end() }
    let old = self.sections.map { ListSection($0.metadata, rows: Array($0.items)) }
    let new = sections.map { ListSection($0.metadata, rows: Array($0.items)) }
    guard performDiff, let patch = SectionedChangeset.found(from: old, to: new) else {
      return replace(with: sections)
    }
    apply(patch, to: Array2D(sections))
  }
}

extension MutableObservable2DArray where Item: Equatable {
  /// Puts other items in the place of those of a section, and tells observers what is different about them.
  ///
  /// - Parameters:
  ///   - section: The position of the section.
  ///   - items: The new items.
  ///   - performDiff: Without it the section counts as replaced.
  @inlinable
  public func replaceItems(
    ofSection section: Int,
    with items: some Sequence<Item>,
    performDiff: Bool
  ) {
    let items = Array(items)
    begin()
    defer { end() }
    let old = Array(sections[section].items)
    guard performDiff, let patch = Changeset.found(from: old, to: items) else {
      return replaceItems(ofSection: section, with: items)
    }
    apply(patch, toSection: section, items: PersistentArray(items))
  }

  /// Puts another section in the place of one, and tells observers what is different about its items.
  ///
  /// A section with other metadata counts as replaced, and so does one without `performDiff`.
  @inlinable
  public func replaceSection(at position: Int, with section: Section, performDiff: Bool) {
    begin()
    defer { end() }
    let metadata = ValueSameness<Metadata>.find()
    guard performDiff, metadata.areSame(sections[position].metadata, section.metadata) else {
      return replaceSection(at: position, with: section)
    }
    batchUpdate { array in
      array.replaceItems(ofSection: position, with: section.items, performDiff: true)
      array.setMetadata(section.metadata, ofSection: position)
    }
  }
}

extension Changeset {
  /// The difference of items some of which have been edited: most often it is one place.
  ///
  /// - Returns: Nil where that is not known: where several items differ and nothing compares them.
  fileprivate static func edited<Item>(
    from old: PersistentArray<Item>,
    to new: PersistentArray<Item>
  ) -> Changeset? {
    let items = ValueSameness<Item>.find()
    let top = zip(old, new).prefix { items.areSame($0, $1) }.count
    let left = min(old.count, new.count) - top
    let bottom = zip(old.reversed(), new.reversed()).prefix(left)
      .prefix { items.areSame($0, $1) }.count
    let (former, current) = (top..<(old.count - bottom), top..<(new.count - bottom))
    if former.isEmpty || current.isEmpty {
      return Changeset(deletions: Array(former), insertions: Array(current))
    }
    if former.count == 1, current.count == 1 {
      return Changeset(updates: [Move(old: top, new: top)])
    }
    return found(from: Array(old), to: Array(new))
  }
}

extension MutableObservable2DArray {
  /// Does what a patch says that leads to other sections.
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

  /// Puts a section back that was changed in place, and tells what is different about its items.
  func putBack(_ section: Section, at position: Int) {
    let former = sections[position]
    guard ValueSameness<Metadata>.find().areSame(former.metadata, section.metadata),
      let patch = Changeset.edited(from: former.items, to: section.items)
    else { return replaceSection(at: position, with: section) }
    apply(patch, toSection: position, items: section.items)
  }

  /// Sets what is known of a section, which is not told.
  @usableFromInline
  func setMetadata(_ metadata: Metadata, ofSection section: Int) {
    edit { value, _ in value.sections[section].metadata = metadata }
  }

  /// Does what a patch says that leads to other items.
  @usableFromInline
  func apply(_ patch: Changeset, toSection section: Int, items: PersistentArray<Item>) {
    editItems(ofSection: section) { value, changes, deletions in
      changes.apply(patch, &deletions)
      value = items
    }
  }
}
