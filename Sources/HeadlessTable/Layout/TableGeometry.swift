import Binder

/// The geometry of a table: finds the row at a place, and the place of a row.
///
/// The sections are a balanced tree over the trees of their rows, so both look-ups cost
/// O(log sections + log runs), and so does a change of one row. Places are content coordinates in
/// points: 0 is the top of the table's header, or else of the first section, and insets do not matter.
package struct TableGeometry: Sendable {
  var sections: SumTree<SectionGeometry>

  /// Points above the first section: the table's own header.
  package var header = 0.0
  /// Points below the last section: the table's own footer.
  package var footer = 0.0

  package init() {
    sections = SumTree()
  }

  /// Makes a table of sections from top to bottom; O(n).
  package init(sections: some Sequence<SectionGeometry>) {
    self.sections = SumTree(Array(sections))
  }

  package var sectionCount: Int { sections.extent.elements }
  package var rowCount: Int { sections.extent.rows }

  /// The sum of the heights of all sections in points, and of the header and the footer; O(1).
  package var contentHeight: Double { header + sections.extent.height + footer }

  /// The same header and footer around other sections; O(n).
  package func replacing(_ sections: some Sequence<SectionGeometry>) -> TableGeometry {
    var geometry = TableGeometry(sections: sections)
    (geometry.header, geometry.footer) = (header, footer)
    return geometry
  }

  package var footerY: Double { header + sections.extent.height }

  /// The geometry of a section; O(log sections).
  package func section(_ index: Int) -> SectionGeometry {
    placedSection(index).geometry
  }

  /// A section with the place of each of its parts; O(log sections).
  package func placedSection(_ index: Int) -> PlacedSection {
    guard index >= 0, let found = sections.first(where: { $0.elements > index })
    else { preconditionFailure(outOfBounds(index)) }
    return PlacedSection(found.element, at: found.start, below: header)
  }

  /// Changes what is in a section; O(log sections) and the cost of the change.
  package mutating func update(_ index: Int, _ change: (inout SectionGeometry) -> Void) {
    precondition(index >= 0 && index < sectionCount, outOfBounds(index))
    sections.updateFirst(where: { $0.elements > index }) { section, _ in change(&section) }
  }

  /// Gives sections, which ascend, other rows; O(k log sections) for k of them, or O(sections), whichever is less.
  package mutating func setRows(_ rows: [(section: Int, rows: RowHeights)]) {
    guard rows.count * sections.depth > sectionCount else {
      for (section, rows) in rows { update(section) { $0.rows = rows } }
      return
    }
    var stacks = Array(sections)
    for (section, rows) in rows { stacks[section].rows = rows }
    sections = SumTree(stacks)
  }

  private func outOfBounds(_ index: Int) -> String {
    "Section \(index) is out of bounds; the table has \(sectionCount) sections"
  }
}
