import Binder
import FoundationEssentials
import HeadlessTable
import Observation
import TestSupport
import Testing

/// What `ListContent` shows without a screen: its height, its drawing, what a screen reader says, and headers and footers of it.
@MainActor
@Suite("List contents", .bounded)
struct ListContentTests {
  static func table(
    _ contents: [ListContent],
    _ category: HeadlessView.ContentSizeCategory = .large
  ) -> HeadlessTable {
    let table = HeadlessTable(id: "contents", width: 320, height: 600)
    table.contentSizeCategory = category
    let screen = TableScreen { OnTable { for content in contents { Row(content) } } }
    screen.bind(to: table)
    table.layoutIfNeeded()
    return table
  }

  nonisolated static let long = "A text that is so long that it goes on in a second line of the row"

  @Test(arguments: [
    (ListContent("one line"), HeadlessView.ContentSizeCategory.large, 44),
    (ListContent("two", secondaryText: "lines"), .large, 62.33),
    (ListContent("two", secondaryText: "beside", arrangement: .sideBySide), .large, 44),
    (ListContent(long), .large, 65.33),
    (ListContent("one line"), .accessibilityExtraExtraLarge, 80.33),
    (ListContent("two", secondaryText: "lines"), .accessibilityExtraExtraLarge, 130.33),
  ])
  func areMeasured(
    content: ListContent,
    category: HeadlessView.ContentSizeCategory,
    height: Double
  ) {
    let table = Self.table([content], category)
    let measured = table.rectForRow(at: IndexPath(row: 0, section: 0)).size.height
    #expect(abs(measured - height) < 0.01)
  }

  @Test func areReadAndDrawn() {
    let table = HeadlessTable(id: "contents", width: 320, height: 300)
    let screen = TableScreen {
      OnTable {
        Row(ListContent("Asif", secondaryText: "Lahore", image: .symbol("star")))
          .accessory(.checkmark)
        Row(ListContent("Version", secondaryText: "2.1", arrangement: .sideBySide))
        Row(ListContent("Sound")).toggle(isOn: true) { _ in }
        Row(ListContent(attributed: AttributedString("Styled")))
      }
    }
    screen.bind(to: table)
    #expect(
      table.render(.accessibility) == """
        accessibility contents · 1 section · 4 rows
        § 0 · 4 rows
          row     "Asif, Lahore"
          row     "Version, 2.1"
          row     "Sound"  value "on"  [switch]
          row     "Styled"

        """
    )
    let drawing = table.render(.svg)
    for text in ["Asif", "Lahore", "Version", "2.1", "Sound", "Styled"] {
      #expect(drawing.contains(">\(text)<"))
    }
    #expect(!drawing.contains(">on<"))
  }

  @Observable
  final class Store {
    var names: [String] = []
    var title = "People"
  }

  @Test(arguments: [true, false])
  func areHeadersFootersAndPlaceholders(byBuilder: Bool) {
    let store = Store()
    let table = HeadlessTable(id: "ends", width: 320, height: 300)
    let screen = TableScreen<WholeTable> {
      Placeholder(ListContent("Nobody yet"))
      OnTable {
        Header(ListContent(store.title, secondaryText: "\(store.names.count)"))
        Footer(ListContent("End"))
        Rows(store.names) { ListContent($0) }
      }
    }
    let binder = TableViewBinder(tableView: table)
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.placeholder(content: { ListContent("Nobody yet") })
      binder.onTable()
        .bind(headerContent: { ListContent(store.title, secondaryText: "\(store.names.count)") })
        .bind(footerContent: { ListContent("End") })
        .rows({ store.names }) { ListContent($0) }
      binder.finish()
    }
    #expect(table.text.contains("empty   300  ListContent       \"Nobody yet\""))
    store.names = ["a"]
    store.title = "Friends"
    #expect(table.text.contains("\"Friends\""))
    #expect(!table.text.contains("Nobody yet"))
    #expect(table.diagnostics.isEmpty)
  }

  enum Day: TableViewSection { case monday, tuesday, other }

  @Test(arguments: [true, false])
  func areBoundBySection(byBuilder: Bool) {
    let table = HeadlessTable(id: "days", width: 320, height: 300)
    let lessons: [Day: [String]] = [.monday: ["maths"], .tuesday: ["sport", "art"]]
    var tapped: [String] = []
    let screen = TableScreen(sectionedBy: Day.self) {
      OnSection(.monday) { Rows(lessons[.monday] ?? []) { ListContent($0) } }
      OnAllOtherSections {
        HeadersBySection([.tuesday: ListContent("Tuesday")])
        RowsBySection([.tuesday: ["sport", "art"]]) { ListContent($0) }
          .onTapped { tapped.append($0) }
      }
    }
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Day.self)
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.displayedSections = [.monday, .tuesday]
      binder.onSection(.monday).rows({ lessons[.monday] ?? [] }) { ListContent($0) }
      binder.onAllOtherSections()
        .bind(headerContents: { [.tuesday: ListContent("Tuesday")] })
        .rows({ [.tuesday: ["sport", "art"]] }) { ListContent($0) }
        .onTapped { tapped.append($0) }
      binder.finish()
    }
    table.tapRow(at: IndexPath(row: 1, section: 1))
    #expect(tapped == ["art"])
    #expect(table.text.contains("header   28  ListContent       \"Tuesday\""))
    #expect(table.diagnostics.isEmpty)
  }
}
