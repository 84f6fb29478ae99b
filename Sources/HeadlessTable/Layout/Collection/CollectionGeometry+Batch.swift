package import Binder
import TableBatches

extension CollectionGeometry {
  /// Changes sections and items as a batch does; items that stay or move keep their measured sizes.
  ///
  /// Items whose cells are filled again lose theirs until they are measured again.
  ///
  /// The content of a section after the change is read for each that is new or reloaded, and where items have sizes of their
  /// own for each in which items are new.
  ///
  /// - Complexity: O(k log n) for k changed ranges in lists; O(sections) if sections change.
  package mutating func apply(
    _ map: ChangeMap,
    reconfigured: [RowPosition] = [],
    content: (_ section: Int) -> SectionContent
  ) {
    let before = self
    if !map.keepsSections {
      let count = sectionCount - map.sections.deletions.count + map.sections.insertions.count
      let old = Array(sections)
      sections = SumTree(
        (0..<count).map { section in
          guard let place = map.old(ofSection: section), !map.isReloaded(oldSection: place) else {
            return self.section(content(section))
          }
          return old[place]
        }
      )
    }
    for section in map.sectionsWithChangedRows {
      guard let old = map.old(ofSection: section) else { continue }
      let entering = before.itemsEntering(section, from: old, map, content)
      update(section) { section in
        section.items.replace(leaving: map.rowsLeaving(oldSection: old), entering: entering)
        section.offset = section.restingOffset(nearest: section.offset)
      }
    }
    let filled = map.reloadedRows.ascending.compactMap(map.new(of:)) + reconfigured
    for (section, rows) in Dictionary(grouping: filled.filter(hasOwnSize), by: \.section) {
      let size = content(section).size
      let runs = rows.map { ($0.row, SizeRun(size: size?($0.row).usable, count: 1)) }
      update(section) { $0.items.set(runs.sorted { $0.0 < $1.0 }) }
    }
  }

  private func itemsEntering(
    _ section: Int,
    from old: Int,
    _ map: ChangeMap,
    _ content: (Int) -> SectionContent
  ) -> [SectionItems.Entering] {
    let moves = map.moves(intoNewSection: section)
    let insertions = map.rows.insertions.ranges(of: section)
    guard !moves.isEmpty || !insertions.isEmpty else { return [] }
    let size = content(section).size
    let takesMeasures = placed(old)?.section.items.takesMeasures ?? false
    func run(_ item: Int) -> SizeRun { SizeRun(size: size?(item).usable, count: 1) }
    var entering = moves.map { move -> SectionItems.Entering in
      let known = placed(move.old.section)?.section.items.measuredRun(of: move.old.row)
      return (move.new.row, (takesMeasures ? known : nil) ?? run(move.new.row))
    }
    for rows in insertions.map(\.rows) {
      if size == nil {
        entering.append((rows.lowerBound, SizeRun(count: rows.count)))
      } else {
        entering += rows.map { ($0, run($0)) }
      }
    }
    return entering.sorted { $0.item < $1.item }
  }
}
