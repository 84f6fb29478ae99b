public import Binder

/// Replacing by what is different about the new sections and items.
extension MutableObservable2DArray where Metadata: Hashable, Item: Equatable {
  /// Puts other sections in the place of all, and sends observers the difference; without `performDiff` a reload.
  ///
  /// Sections are the same by their metadata, each of which may occur once. Items are the same by their `id` if they
  /// have one, and then show something else if they are not equal; otherwise equal items are the same.
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
  /// Puts other items in the place of those of a section, and sends observers the difference.
  ///
  /// Without `performDiff` the section counts as replaced.
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

  /// Puts another section in the place of one, and sends observers the difference of its items.
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
  static func edited<Item>(
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
