/// What the sources of sections have said of the change between two contents.
@MainActor
struct SourceChanges {
  /// The changes of rows, by their positions in the contents.
  private(set) var rows = Changes<RowPosition>()
  /// The sections of both contents that a source shows again as a whole.
  private(set) var reloads: [Move<Int>] = []
  /// The sections of the old content and of the new one that need no comparison.
  private(set) var known: (old: Set<Int>, new: Set<Int>) = ([], [])

  init(from old: TableContent, to new: TableContent) {
    let (oldSources, newSources) = (Source.all(in: old), Source.all(in: new))
    for after in newSources {
      for before in oldSources {
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
    rows.deletions += patch.rowDeletions.compactMap(before.row)
    rows.insertions += patch.rowInsertions.compactMap(after.row)
    for (moves, rows) in [
      (patch.rowMoves, \Changes<RowPosition>.moves), (patch.rowUpdates, \.updates),
    ] {
      self.rows[keyPath: rows] += moves.compactMap { pair in
        before.row(pair.old).flatMap { old in
          after.row(pair.new).map { Move(old: old, new: $0) }
        }
      }
    }
    reloads += patch.sectionUpdates.compactMap { pair in
      before.places[pair.old].flatMap { old in
        after.places[pair.new].map { Move(old: old, new: $0) }
      }
    }
  }
}

/// The sections of one source that a content shows.
@MainActor
private struct Source {
  let reading: SectionsReading
  private let maker: CellMaker?
  /// The positions in the content, by those in the source.
  private(set) var places: [Int: Int] = [:]
  private var keys: [Int: SectionKey] = [:]
  private var isEdited = false

  /// Whether all sections are shown, as the source had them.
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

  private init(reading: SectionsReading, maker: CellMaker?) {
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

  /// The position in the content of a row of the source.
  func row(_ row: RowPosition) -> RowPosition? {
    places[row.section].map { RowPosition(section: $0, row: row.row) }
  }
}
