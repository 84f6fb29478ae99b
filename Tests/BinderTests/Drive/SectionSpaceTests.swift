import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("Space above sections", .bounded)
struct SectionSpaceTests {
  enum Section: Int, TableViewSection, CaseIterable {
    case untitled, titled, empty
  }

  /// The tops of the first rows of the two sections that have some.
  private func tops(in style: TableSectionStyle, isScreen: Bool, header: Double? = nil) -> [Double]
  {
    let table = HeadlessTable(id: "space", width: 320, height: 400, style: style)
    var kept: Any?
    if isScreen {
      let screen = TableScreen(sectionedBy: Section.self) {
        OnSection(.untitled) {
          Cells(HeadlessCell.self, models: [1, 2])
          if let header { HeaderHeight(header) }
        }
        OnSection(.titled) {
          Header("Title")
          Cells(HeadlessCell.self, models: [1])
        }
      }
      kept = screen.bind(to: table)
    } else {
      let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
      let chain = binder.onSection(.untitled).bind(cellType: HeadlessCell.self, models: [1, 2])
      if let header { chain.headerHeight { header } }
      binder.onSection(.titled).bind(headerTitle: "Title")
        .bind(cellType: HeadlessCell.self, models: [1])
      binder.finish(displaying: .untitled, .titled)
      kept = binder
    }
    defer { withExtendedLifetime(kept) {} }
    return [0, 1].map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
  }

  private let profile = LayoutProfile.iOS17

  @Test("a group without a title keeps the space that UIKit gives it", arguments: [false, true])
  func grouped(isScreen: Bool) {
    for style in [TableSectionStyle.grouped, .insetGrouped] {
      // The first group's rows, and the space of its footer and the header of the second.
      let next = 88 + profile.groupedFooterSpace + profile.groupedHeaderHeight
      #expect(tops(in: style, isScreen: isScreen) == [35, 35 + next])
      #expect(tops(in: style, isScreen: isScreen, header: 0) == [0, next])
      #expect(tops(in: style, isScreen: isScreen, header: 10) == [10, 10 + next])
    }
    #expect(tops(in: .plain, isScreen: isScreen) == [0, 88 + 22 + 28])
  }
}
