import Binder

struct SectionSelection {
  /// For each section of the list where it is shown, if it is.
  private let places: [Int?]
  let sections: [Int]

  init(_ flags: [Bool]) {
    var places: [Int?] = []
    var sections: [Int] = []
    for (section, flag) in flags.enumerated() {
      places.append(flag ? sections.count : nil)
      if flag { sections.append(section) }
    }
    self.places = places
    self.sections = sections
  }

  func place(of section: Int) -> Int? {
    places.indices.contains(section) ? places[section] : nil
  }

  func position(of origin: RowPosition) -> RowPosition? {
    place(of: origin.section).map { RowPosition(section: $0, row: origin.row) }
  }

  func origin(of position: RowPosition) -> RowPosition? {
    guard sections.indices.contains(position.section) else { return nil }
    return RowPosition(section: sections[position.section], row: position.row)
  }

  func change(
    _ patch: SectionedChangeset,
    to new: SectionSelection
  ) -> CollectionChange<SectionedChangeset> {
    var builder = PatchBuilder()
    builder.addSections(of: patch, old: place(of:), new: new.place(of:))
    let told = Set(
      patch.sections.deletions + patch.sections.moves.map(\.old) + patch.sections.updates.map(\.old)
    )
    let map = ChangeMap(patch)
    for section in places.indices where !told.contains(section) {
      let places = (old: place(of: section), new: map.new(ofSection: section).flatMap(new.place))
      if (places.old == nil) != (places.new == nil) {
        builder.moveSection(from: places.old, to: places.new)
      }
    }
    builder.addRows(of: patch, old: position(of:), new: new.position(of:))
    return builder.change()
  }
}

struct SelectedSections<Item>: DerivedItems {
  let base: any SectionedItems<Item>
  let selection: SectionSelection

  var sectionCount: Int { selection.sections.count }

  func itemCount(inSection section: Int) -> Int {
    base.itemCount(inSection: selection.sections[section])
  }

  func item(at position: RowPosition) -> Item {
    base.item(at: RowPosition(section: selection.sections[position.section], row: position.row))
  }

  func name(ofSection section: Int) -> String? {
    base.name(ofSection: selection.sections[section])
  }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    base.forEachChunk(inSection: selection.sections[section], body)
  }

  func origin(of position: RowPosition) -> (source: Int, position: RowPosition)? {
    contains(position) ? selection.origin(of: position).map { (0, $0) } : nil
  }

  func position(of origin: RowPosition, inSource source: Int) -> RowPosition? {
    selection.position(of: origin).flatMap { contains($0) ? $0 : nil }
  }

  func change(
    _ patch: SectionedChangeset,
    to new: SelectedSections
  ) -> CollectionChange<SectionedChangeset> { selection.change(patch, to: new.selection) }
}

extension CollectionChange {
  /// The same change, where a patch becomes another one.
  func flatMap(_ transform: (Patch) -> CollectionChange) -> CollectionChange {
    if case .patch(let patch) = self { transform(patch) } else { self }
  }
}
