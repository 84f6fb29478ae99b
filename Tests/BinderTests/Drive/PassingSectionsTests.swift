import Binder
import HeadlessTable
import TestSupport
import Testing

/// A section passes from one part of a screen to another, with the same data.
@Suite("Sections that another part of a screen declares", .bounded)
@MainActor
struct PassingSectionsTests {
  private let table = HeadlessTable(id: "people", width: 320, height: 300)

  private func looks() -> [String] {
    (table.indexPathsForVisibleRows ?? []).map { path in
      let text = (table.cellForRow(at: path) as? NameCell)?.label.text ?? ""
      return "\(text) \(Int(table.rectForRow(at: path).height))"
    }
  }

  private func headers() -> [Double] {
    (0..<table.numberOfSections).map { table.rectForHeader(inSection: $0).height }
  }

  /// Where the sections stand that are named one by one.
  enum Form: CaseIterable { case condition, loop }

  @Test("the cells, the heights and the header are those of all others", arguments: Form.allCases)
  func fromNamedToOthers(_ form: Form) {
    var named: [Section] = [.friends, .enemies]
    let screen = TableScreen(sectionedBy: Section.self) {
      if form == .condition, named.contains(.friends) {
        OnSection(.friends) { cells("named") }
      }
      for section in form == .loop ? named : [.enemies] {
        OnSection(section) { cells("named") }
      }
      OnAllOtherSections {
        CellsBySection(NameCell.self, models: named.contains(.friends) ? [:] : [.friends: [1]]) {
          _,
          _,
          cell,
          number in cell.label.text = "others \(number)"
        }
        .cellHeight(80)
        HeadersBySection(named.contains(.friends) ? [:] : [.friends: "FRIENDS"])
        HeaderHeight(60)
      }
    }
    screen.bind(to: table)
    #expect(looks() == ["named 1 44", "named 1 44"])
    named = [.enemies]
    screen.refresh()
    #expect(looks() == ["named 1 44", "others 1 80"])
    #expect(headers() == [28, 60])
    named = [.friends, .enemies]
    screen.refresh()
    #expect(looks() == ["named 1 44", "named 1 44"])
    #expect(headers() == [28, 28])
  }

  @Test("a header that reads the same passes to all others, and has the height of theirs")
  func header() {
    var hasOwn = true
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        if hasOwn { Header("FRIENDS") }
        Cells(NameCell.self, models: [1])
      }
      OnAllOtherSections {
        HeadersBySection(hasOwn ? [:] : [.friends: "FRIENDS"])
        HeaderHeight(60)
      }
    }
    screen.bind(to: table)
    #expect(headers() == [28])
    hasOwn = false
    screen.refresh()
    #expect(headers() == [60])
  }

  private func cells(_ text: String) -> SectionPartGroup<Section, WithCells> {
    @SectionBuilder<Section>
    func parts() -> SectionPartGroup<Section, WithCells> {
      Header("FRIENDS")
      Cells(NameCell.self, models: [1]) { _, cell, number in cell.label.text = "\(text) \(number)" }
    }
    return parts()
  }

  @Test("a section that passes from one loop to another is filled by the code of that")
  func loops() {
    var (first, second): ([Section], [Section]) = ([.friends], [])
    let screen = TableScreen(sectionedBy: Section.self) {
      for section in first { OnSection(section) { cells("first") } }
      for section in second { OnSection(section) { cells("second") } }
    }
    screen.bind(to: table)
    #expect(looks() == ["first 1 44"])
    (first, second) = (second, first)
    screen.refresh()
    #expect(looks() == ["second 1 44"])
  }

  /// What one condition declares is not taken for what another one does, wherever the two stand.
  enum Place: CaseIterable { case nested, function, first }

  @Test("sequences of two conditions are two", arguments: Place.allCases)
  func places(_ place: Place) async {
    let old = AsyncStream.makeStream(of: String?.self)
    let new = AsyncStream.makeStream(of: String?.self)
    var isOld = true
    let screen = TableScreen(sectionedBy: Section.self) {
      switch place {
      case .nested:
        OnSection(.friends) {
          if isOld {
            Cells(NameCell.self, models: [1])
            if isOld { Header(old.stream) }
          }
          if !isOld { Header(new.stream) }
        }
      case .function:
        OnSection(.friends) {
          Cells(NameCell.self, models: [1])
          if isOld { Header(old.stream) }
          headerAndHeight(isOld ? nil : new.stream)
        }
      case .first:
        OnSection(.friends) {
          headerAndHeight(isOld ? old.stream : nil)
          if !isOld { Header(new.stream) }
          Cells(NameCell.self, models: [1])
        }
      }
    }
    screen.bind(to: table)
    old.continuation.yield("OLD")
    new.continuation.yield("NEW")
    await table.wait { title(of: $0) == "OLD" }
    #expect(title(of: table) == "OLD")
    isOld = false
    screen.refresh()
    await table.wait { title(of: $0) == "NEW" }
    #expect(title(of: table) == "NEW")
  }

  private func title(of table: HeadlessTable) -> String? {
    table.layoutIfNeeded()
    return table.dataSource?.tableView(table, titleForHeaderInSection: 0)
  }

  @SectionBuilder<Section>
  private func headerAndHeight(
    _ titles: AsyncStream<String?>?
  ) -> SectionPartGroup<Section, WithoutCells> {
    HeaderHeight(40)
    if let titles { Header(titles) }
  }
}
