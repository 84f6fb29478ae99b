import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("A table after random changes", .bounded)
struct TableGeometryPropertyTests {
  /// A table under change, and the array it has to agree with.
  private struct Subject {
    var random: SplitMix64
    var geometry = TableGeometry()
    var reference: [SectionGeometry] = []

    mutating func change() {
      let (old, count) = (random.below(reference.count), reference.count)
      switch count == 0 ? 0 : random.below(count > 60 ? 7 : 5) {
      case 0, 1:
        reference.insert(section(), at: random.below(count + 1))
        geometry = geometry.replacing(reference)
      case 2:
        reference.insert(reference.remove(at: old), at: random.below(count))
        geometry = geometry.replacing(reference)
      case 3, 4:
        let new = section()
        let changeRows = random.below(2) == 0
        let change = { (section: inout SectionGeometry) in
          if changeRows { section.rows = new.rows } else { section.header = new.header }
        }
        geometry.update(old, change)
        change(&reference[old])
      default:
        reference.remove(at: old)
        geometry = geometry.replacing(reference)
      }
    }

    private mutating func section() -> SectionGeometry {
      guard random.below(5) > 0 else { return SectionGeometry() }
      let heights = (0..<random.below(9)).map { _ in random.height([0, 44, 44, 61]) }
      return SectionGeometry(
        topPadding: random.height([0, 35]),
        header: random.height([0, 28, 38]),
        rows: RowHeights(heights, areEstimates: random.below(2) == 0),
        footer: random.height([0, 0, 28]),
        bottomPadding: random.height([0, 0, 9])
      )
    }
  }

  /// A part of a section that is more than 0 points high, and where it is.
  private struct Part {
    var element: TableGeometry.Element
    var span: TableGeometry.Span
  }

  private func parts(of sections: [SectionGeometry]) -> [Part] {
    var parts: [Part] = []
    var y = 0.0
    func add(_ element: TableGeometry.Element, _ height: Double) {
      parts.append(Part(element: element, span: .init(y: y, height: height)))
      y += height
    }
    for (index, section) in sections.enumerated() {
      add(.padding(section: index), section.topPadding)
      add(.header(section: index), section.header)
      for row in 0..<section.rows.count {
        add(.row(section: index, row: row), section.rows.height(at: row).height)
      }
      add(.footer(section: index), section.footer)
      add(.padding(section: index), section.bottomPadding)
    }
    return parts
  }

  private func span(
    of element: TableGeometry.Element,
    in geometry: TableGeometry
  )
    -> TableGeometry.Span?
  {
    switch element {
    case .padding: nil
    case .header(let section): geometry.span(ofHeader: section)
    case .row(let section, let row): geometry.placedSection(section).span(ofRow: row)
    case .footer(let section): geometry.span(ofFooter: section)
    }
  }

  @Test("agrees with an array of sections", arguments: 1...3 as ClosedRange<UInt64>)
  func agreement(seed: UInt64) {
    var subject = Subject(random: SplitMix64(seed: seed))
    for step in 0..<1200 {
      subject.change()
      let (geometry, reference) = (subject.geometry, subject.reference)
      #expect(geometry.sectionCount == reference.count)
      #expect(geometry.rowCount == reference.reduce(0) { $0 + $1.rows.count })
      #expect(geometry.contentHeight == reference.reduce(0) { $0 + $1.height })
      #expect(Double(geometry.sections.depth) <= 2 + 1.45 * 7)
      guard step % 20 == 0 else { continue }
      let parts = parts(of: reference)
      let moved = parts.filter { (span(of: $0.element, in: geometry) ?? $0.span) != $0.span }
      #expect(moved.isEmpty)
      let shown = parts.filter { $0.span.height > 0 }
      #expect(shown.map { geometry.element(at: $0.span.y) } == shown.map(\.element))
      #expect((0..<reference.count).map(geometry.section) == reference)
      expectVisible(in: geometry, parts, from: Double(subject.random.below(4000)))
    }
  }

  /// Compares the plan of a grouped table with the parts that intersect the viewport.
  private func expectVisible(in geometry: TableGeometry, _ parts: [Part], from offset: Double) {
    let viewport = Viewport(offset: offset, height: 480)
    let plan = LayoutPlan(geometry: geometry, style: .grouped, viewport: viewport)
    let shown = parts.filter {
      $0.span.height > 0 && $0.span.y < offset + 480 && $0.span.maxY > offset
    }
    let rows = plan.rows.flatMap { rows in
      rows.range.map { TableGeometry.Element.row(section: rows.section, row: $0) }
    }
    let headers = plan.headers.map { TableGeometry.Element.header(section: $0.section) }
    let footers = plan.footers.map { TableGeometry.Element.footer(section: $0.section) }
    let expected = shown.map(\.element)
    #expect(rows == expected.filter { if case .row = $0 { true } else { false } })
    #expect(headers == expected.filter { if case .header = $0 { true } else { false } })
    #expect(footers == expected.filter { if case .footer = $0 { true } else { false } })
  }
}
