/// What the sources of sections have said of the change between two contents.
@MainActor
struct SourceChanges {
  private(set) var rows = Changes<RowPosition>()
  private(set) var reloads: [Move<Int>] = []
  private(set) var known: (old: Set<Int>, new: Set<Int>) = ([], [])

  init(from old: TableContent, to new: TableContent) {
    let newSources = Source.all(in: new)
    if newSources.isEmpty { return }
    for before in Source.all(in: old) {
      for after in newSources {
        guard before.isWhole, after.isWhole, after.makesCells(as: before),
          let patch = after.reading.patch(from: before.reading),
          before.has(patch, leadingTo: after)
        else { continue }
        add(patch, before, after)
      }
    }
  }

  private mutating func add(_ patch: SectionedChangeset, _ before: Source, _ after: Source) {
    known.old.formUnion(before.places.values)
    known.new.formUnion(after.places.values)
    let moved = { (row: Move<RowPosition>) in
      Move(old: before.row(row.old), new: after.row(row.new))
    }
    rows.deletions += patch.rowDeletions.map(before.row)
    rows.insertions += patch.rowInsertions.map(after.row)
    rows.moves += patch.rowMoves.map(moved)
    rows.updates += patch.rowUpdates.map(moved)
    reloads += patch.sectionUpdates.map {
      Move(old: before.place(ofSection: $0.old), new: after.place(ofSection: $0.new))
    }
  }
}

@MainActor
private struct Source {
  let reading: SectionsReading
  private let maker: CellSource?
  private(set) var places: [Int: Int] = [:]
  private var keys: [Int: SectionKey] = [:]
  private var isEdited = false

  var isWhole: Bool { !isEdited && places.count == reading.sectionCount }

  static func all(in content: TableContent) -> [Source] {
    var sources: [Source] = []
    for (index, section) in content.sections.enumerated() {
      guard let place = section.rows?.place else { continue }
      if sources.last?.reading !== place.reading {
        sources.append(Source(reading: place.reading, maker: section.maker))
      }
      sources[sources.count - 1].places[place.section] = index
      sources[sources.count - 1].keys[place.section] = section.section
      if place.isEdited { sources[sources.count - 1].isEdited = true }
    }
    return sources
  }

  private init(reading: SectionsReading, maker: CellSource?) {
    (self.reading, self.maker) = (reading, maker)
  }

  func makesCells(as other: Source) -> Bool { maker == other.maker }

  /// Whether a patch has a section stay where it is the same section: one that several changes have made may not.
  func has(_ patch: SectionedChangeset, leadingTo after: Source) -> Bool {
    if patch.sections.isEmpty { return true }
    let (map, new) = (ChangeMap(patch), Set(after.keys.values))
    return keys.allSatisfy { section, key in
      map.new(ofSection: section).map { after.keys[$0] == key } ?? !new.contains(key)
    }
  }

  func place(ofSection section: Int) -> Int { places[section] ?? section }

  func row(_ row: RowPosition) -> RowPosition {
    RowPosition(section: place(ofSection: row.section), row: row.row)
  }
}
