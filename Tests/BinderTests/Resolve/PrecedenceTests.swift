import Binder
import HeadlessTable
import TestSupport
import Testing

/// Who answers for a dimension: the chain by name, all other sections, any section, the table.
@MainActor
@Suite(.bounded)
struct PrecedenceTests {
  /// `n`: the chain by name answers 10, `o`: all other sections 20, `a`: any section 30; the section's
  /// cells are bound by name, or by all other sections.
  @Test(arguments: [
    ("noa", true, 10.0), ("oa", true, 30), ("a", true, 30), ("o", true, 44), ("", true, 44),
    ("noa", false, 10), ("oa", false, 20), ("a", false, 30), ("o", false, 20), ("", false, 44),
  ])
  func cellHeight(_ answering: String, _ isBoundByName: Bool, _ expected: Double) {
    let screen = Screen()
    let named = screen.binder.onSection(.friends)
    let others = screen.binder.onAllOtherSections()
    let any = screen.binder.onAnySection()
    if isBoundByName {
      named.bind(cellType: NameCell.self, models: ["a"])
    } else {
      others.bind(cellType: NameCell.self, models: [.friends: ["a"]])
    }
    if answering.contains("n") { named.cellHeight { _ in 10 } }
    if answering.contains("o") { others.cellHeight { _, _ in 20 } }
    if answering.contains("a") { any.cellHeight { _, _ in 30 } }
    screen.show(.friends)
    #expect(screen.table.rectForRow(at: .init(row: 0, section: 0)).height == expected)
  }

  /// The same for headers and footers; `named` and `others` bind the titles.
  @Test(arguments: [
    ("noa", "named", 10.0), ("oa", "named", 30), ("a", "named", 30), ("", "named", 28),
    ("noa", "others", 10), ("oa", "others", 20), ("a", "others", 30), ("", "others", 28),
    ("", "nobody", 0), ("a", "nobody", 30),
  ])
  func headerAndFooterHeight(_ answering: String, _ owner: String, _ expected: Double) {
    let screen = Screen()
    let named = screen.binder.onSection(.friends)
    let others = screen.binder.onAllOtherSections()
    let any = screen.binder.onAnySection()
    named.bind(cellType: NameCell.self, models: ["a"])
    if owner == "named" { named.bind(headerTitle: "title").bind(footerTitle: "end") }
    if owner == "others" {
      others.bind(headerTitles: [.friends: "title"]).bind(footerTitles: [.friends: "end"])
    }
    if answering.contains("n") { named.headerHeight { 10 }.footerHeight { 11 } }
    if answering.contains("o") { others.headerHeight { _ in 20 }.footerHeight { _ in 21 } }
    if answering.contains("a") { any.headerHeight { _ in 30 }.footerHeight { _ in 31 } }
    screen.show(.friends)
    #expect(screen.table.rectForHeader(inSection: 0).height == expected)
    let isAnswered = expected != 28 && expected != 0
    #expect(screen.table.rectForFooter(inSection: 0).height == expected + (isAnswered ? 1 : 0))
  }

  @Test func everyDimensionInBothSpellings() {
    let methods = Screen()
    methods.binder.onSection(.friends).bind(cellType: NameCell.self, models: [3, 4])
      .bind(headerTitle: "top").bind(footerTitle: "bottom")
      .cellHeight { row, model in Double(model * 10) }
      .headerHeight { 21 }.footerHeight { 22 }
      .estimatedCellHeight { row, _ in 9 }.estimatedHeaderHeight { 9 }.estimatedFooterHeight { 9 }
    methods.show(.friends)
    let values = Screen()
    values.binder.onSection(.friends).bind(cellType: NameCell.self, models: [3, 4])
      .bind(headerTitle: "top").bind(footerTitle: "bottom")
      .dimensions(
        .cellHeight { row, model in Double(model * 10) },
        .headerHeight { 21 },
        .footerHeight { 22 },
        .estimatedCellHeight { row, _ in 9 },
        .estimatedHeaderHeight { 9 },
        .estimatedFooterHeight { 9 }
      )
    values.show(.friends)
    let multi = Screen()
    multi.binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: [3, 4]])
      .bind(headerTitles: [.friends: "top"]).bind(footerTitles: [.friends: "bottom"])
      .dimensions(
        .cellHeight { section, row, model in Double(model * 10) },
        .headerHeight { _ in 21 },
        .footerHeight { _ in 22 },
        .estimatedCellHeight { section, row, _ in 9 },
        .estimatedHeaderHeight { _ in 9 },
        .estimatedFooterHeight { _ in 9 }
      )
    multi.show(.friends)
    #expect(methods.table.contentSize.height == 135)
    #expect(values.table.description == methods.table.description)
    #expect(multi.table.description == methods.table.description)
    #expect(values.table.calls.description == methods.table.calls.description)
    #expect(multi.table.calls.description == methods.table.calls.description)
  }
}
