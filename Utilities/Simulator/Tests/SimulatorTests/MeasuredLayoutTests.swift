import Binder
import BinderUIKit
import HeadlessTable
import HeadlessTableUIKit
import Testing
import UIKit

// The numbers of a layout profile are Apple's, and stated nowhere. What fails here says which number to change.

@MainActor
@Suite("A headless table is laid out as a real one")
struct MeasuredLayoutTests {
  enum Part: TableViewSection {
    case titled, other, untitled
  }

  final class PlainCell: UITableViewCell {}

  /// The places of a real table and of a headless one, in points.
  struct Places: Equatable {
    var spaceAbove = 0.0
    var header = 0.0
    var spaceBetween = 0.0
    var footer = 0.0
    var spaceAboveUntitled = 0.0
    var sideInset = 0.0
  }

  static let styles: [(real: UITableView.Style, headless: TableSectionStyle)] = [
    (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
  ]

  private let windows = TestWindows()

  @Test("in each style and at the widths of telephones", arguments: 0..<3, [375.0, 393, 440])
  func places(style: Int, width: Double) {
    let (real, headless) = Self.styles[style]
    let table = windows.table(width: CGFloat(width), height: 900, style: real)
    let binder = bind(table)
    table.performPendingUpdates()
    let seen = places(
      header: { table.rectForHeader(inSection: $0).vertical },
      row: { table.rectForRow(at: IndexPath(row: 0, section: $0)).vertical },
      footer: { table.rectForFooter(inSection: $0).vertical },
      side: Double(table.rectForRow(at: IndexPath(row: 0, section: 0)).origin.x)
    )
    let player = HeadlessTable(id: "measured", width: width, height: 900, style: headless)
    let other = bind(player)
    player.layoutIfNeeded()
    let played = places(
      header: { player.rectForHeader(inSection: $0).vertical },
      row: { player.rectForRow(at: IndexPath(row: 0, section: $0)).vertical },
      footer: { player.rectForFooter(inSection: $0).vertical },
      side: player.rectForRow(at: IndexPath(row: 0, section: 0)).origin.x
    )
    compare(seen, played, headless == .plain ? "plain" : "grouped", width)
    withExtendedLifetime((binder, other)) {}
  }

  private func compare(_ seen: Places, _ played: Places, _ style: String, _ width: Double) {
    let isPlain = style == "plain"
    let padding = isPlain ? "plainTopPadding" : "the space above a titled group"
    #expect(
      abs(seen.spaceAbove - played.spaceAbove) < 0.5,
      "If this fails: set LayoutProfile's \(padding), which is \(seen.spaceAbove) on this system."
    )
    #expect(
      abs(seen.header - played.header) < 0.5,
      "If this fails: set LayoutProfile.\(style)HeaderHeight to \(seen.header)."
    )
    #expect(
      abs(seen.spaceBetween - played.spaceBetween) < 0.5,
      "If this fails: from a footer to the next header it is \(seen.spaceBetween) points; \(padding) is between them."
    )
    #expect(
      abs(seen.footer - played.footer) < 0.5,
      "If this fails: set LayoutProfile.\(style)FooterHeight to \(seen.footer)."
    )
    #expect(
      abs(seen.spaceAboveUntitled - played.spaceAboveUntitled) < 0.5,
      "If this fails: a section without a title begins \(seen.spaceAboveUntitled) points below the last one; see LayoutProfile's paddings of groups."
    )
    #expect(
      abs(seen.sideInset - played.sideInset) < 0.5,
      "If this fails: set LayoutProfile.groupSideInset to \(seen.sideInset) at a width of \(width)."
    )
  }

  /// Three sections of one row: two with a header and a footer, and one without.
  private func bind(_ host: any TableHost) -> SectionedTableViewBinder<Part> {
    let binder = SectionedTableViewBinder(tableView: host, sectionedBy: Part.self)
    for part in [Part.titled, .other] {
      binder.onSection(part).bind(headerTitle: "Header").bind(footerTitle: "Footer")
        .bind(cellType: PlainCell.self, models: ["a"]).cellHeight(44)
    }
    binder.onSection(.untitled).bind(cellType: PlainCell.self, models: ["a"]).cellHeight(44)
    binder.displayedSections = [.titled, .other, .untitled]
    binder.finish()
    return binder
  }

  private func places(
    header: (Int) -> ClosedRange<Double>,
    row: (Int) -> ClosedRange<Double>,
    footer: (Int) -> ClosedRange<Double>,
    side: Double
  ) -> Places {
    var places = Places()
    places.spaceAbove = header(0).lowerBound
    places.header = row(0).lowerBound - header(0).lowerBound
    places.footer = footer(0).upperBound - footer(0).lowerBound
    places.spaceBetween = header(1).lowerBound - footer(0).upperBound
    places.spaceAboveUntitled = row(2).lowerBound - footer(1).upperBound
    places.sideInset = side
    return places
  }
}

extension CGRect {
  /// From the top to the bottom.
  fileprivate var vertical: ClosedRange<Double> {
    Double(origin.y)...Double(origin.y + size.height)
  }
}

extension TableRect {
  /// From the top to the bottom.
  fileprivate var vertical: ClosedRange<Double> { origin.y...(origin.y + size.height) }
}
