import Binder
import BinderUIKit
import HeadlessTable
import TestSupport
import UIKit

/// Random screens one after the other in a table and in a collection view, each compared with the same screen alone.
@MainActor
final class RandomShownScreens {
  private struct Part: TableViewSection, Comparable {
    let number: Int

    static func < (left: Part, right: Part) -> Bool { left.number < right.number }
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var version: Int

    var text: String { "\(id).\(version)" }
  }

  private struct Content {
    let part: Part
    let title: String?
    let items: [Item]
    let layout: SectionLayout?
  }

  private var generator: SplitMix64
  private let table = RandomShownScreens.table(height: 300)
  private let collection = RandomShownScreens.collection()
  private let inTable = ShownScreen()
  private let inCollection = ShownScreen()
  private var problems: [String] = []

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    table.player.onInconsistency = .collect
    collection.player.onInconsistency = .collect
    table.diagnosticHandler = { [unowned self] in problems.append("\($0)") }
    collection.diagnosticHandler = { [unowned self] in problems.append("\($0)") }
  }

  private func content() -> [Content] {
    let count = Int.random(in: 0...14, using: &generator)
    let ids = (0..<14).shuffled(using: &generator).prefix(count)
    let numbers = (0..<4).shuffled(using: &generator)
      .prefix(Int.random(in: 0...4, using: &generator))
    let places = ids.map { ($0, numbers.randomElement(using: &generator)) }
    return numbers.map { number in
      Content(
        part: Part(number: number),
        title: Bool.random(using: &generator) ? "\(number)" : nil,
        items: places.filter { $0.1 == number }.map { id, _ in
          Item(id: id, version: Int.random(in: 0..<3, using: &generator))
        },
        layout: Int.random(in: 0..<3, using: &generator) == 0 ? .grid(columns: 3) : nil
      )
    }
  }

  private func screen<Cell: TableCell>(
    _ cell: Cell.Type,
    _ content: [Content],
    _ behavior: SectionDisplayBehavior<Part>,
    hasLayouts: Bool,
    _ fill: @escaping (Cell, String) -> Void
  ) -> TableScreen<Part> {
    TableScreen(sectionedBy: Part.self, sectionDisplayBehavior: behavior) {
      for section in content {
        OnSection(section.part) {
          if hasLayouts, let layout = section.layout { Layout(layout) }
          if let title = section.title { Header(title) }
          Cells(cell, models: section.items) { _, cell, item in fill(cell, item.text) }
        }
      }
    }
  }

  /// Shows random screens; returns what is wrong then, or nil.
  func problem(screens: Int) -> String? {
    for _ in 0..<screens {
      let content = content()
      let isManual = Bool.random(using: &generator)
      let behavior: SectionDisplayBehavior<Part> =
        isManual ? .manuallyManaged : .hidesSectionsWithNoCellData
      let animated = Bool.random(using: &generator)
      let rows = screen(FriendCell.self, content, behavior, hasLayouts: false) {
        $0.textLabel?.text = $1
      }
      rows.rowUpdates = Bool.random(using: &generator) ? .reconfigure : .reload
      inTable.show(rows, in: table, animated: animated)
      let items = screen(PhotoItemCell.self, content, behavior, hasLayouts: true) {
        $0.caption.text = $1
      }
      items.rowUpdates = rows.rowUpdates
      inCollection.show(items, in: collection.rows, animated: animated)
      if let problem = problemAfter(rows, items) { return problem }
      if Bool.random(using: &generator) {
        table.player.scroll(to: Double.random(in: 0...400, using: &generator))
      }
    }
    return nil
  }

  private func problemAfter(_ rows: TableScreen<Part>, _ items: TableScreen<Part>) -> String? {
    table.performPendingUpdates()
    table.layoutIfNeeded()
    collection.performPendingUpdates()
    let faults = table.player.inconsistencies + collection.player.inconsistencies
    if let problem = problems.first ?? faults.first.map({ "\($0)" }) { return problem }
    let (otherTable, otherCollection) = (Self.table(height: 4_000), Self.collection())
    let bindings = [rows.bind(to: otherTable), items.bind(to: otherCollection)]
    otherTable.performPendingUpdates()
    otherCollection.performPendingUpdates()
    return withExtendedLifetime(bindings) {
      difference(Self.lines(table), Self.lines(otherTable))
        ?? difference(collection.places, otherCollection.places)
        ?? difference(Photos.headers(collection), Photos.headers(otherCollection))
    }
  }

  /// The first line that differs, but for rows of which one is out of sight.
  private func difference(_ lines: [String], _ expected: [String]) -> String? {
    if lines.count != expected.count { return "\(lines.count) lines and not \(expected.count)" }
    return zip(lines, expected).first { $0 != $1 && !$0.hasSuffix("out of sight") }
      .map { "\($0) and not \($1)" }
  }

  /// The titles and rows of a table, a line each; a row whose place is in sight has a cell.
  private static func lines(_ table: UITableView) -> [String] {
    (0..<table.numberOfSections).flatMap { section in
      let header = table.headerView(forSection: section)
      let isInSight = Self.isInSight(table.rectForHeader(inSection: section), of: table)
      return ["\(section) \(isInSight ? header?.textLabel?.text ?? "" : "out of sight")"]
        + (0..<table.numberOfRows(inSection: section)).map { row in
          let path = IndexPath(row: row, section: section)
          let cell: UITableViewCell? = table.cellForRow(at: path)
          let isInSight = Self.isInSight(table.rectForRow(at: path), of: table)
          let text = cell?.textLabel?.text ?? (isInSight ? "no cell" : "out of sight")
          return "\(section).\(row) \(text)"
        }
    }
  }

  private static func isInSight(_ place: CGRect, of table: UITableView) -> Bool {
    place.minY < table.bounds.maxY && place.maxY > table.bounds.minY
  }

  private static func table(height: Double) -> UITableView {
    let table = Adapted.table(height: height)
    table.rowHeight = 44
    return table
  }

  private static func collection() -> UICollectionView {
    let collection = UICollectionView.ofScreen()
    collection.frame = CGRect(x: 0, y: 0, width: 320, height: 2_000)
    return collection
  }

  /// The header and the items of a section without a layout, which a screen without sections precedes.
  static func lists() -> [String] {
    let screens = RandomShownScreens(seed: 0)
    let content = Content(
      part: Part(number: 0),
      title: "TITLE",
      items: [Item(id: 1, version: 0), Item(id: 2, version: 0)],
      layout: nil
    )
    func show(_ content: [Content]) {
      let screen = screens.screen(
        PhotoItemCell.self,
        content,
        .manuallyManaged,
        hasLayouts: true
      ) { $0.caption.text = $1 }
      screens.inCollection.show(screen, in: screens.collection.rows, animated: true)
      screens.collection.performPendingUpdates()
    }
    show([])
    show([content])
    let items = screens.collection.indexPathsForVisibleItems.sorted().map { path in
      let place = screens.collection.player.layoutAttributesForItem(at: path)?.frame
      let cell = screens.collection.cellForItem(at: path) as? PhotoItemCell
      return "\(cell?.caption.text ?? "nothing") at \(Int(place?.minY ?? -1))"
    }
    return Photos.headers(screens.collection) + items + screens.problems
  }
}
