import Binder
import BinderUIKit
import HeadlessTable
import TestSupport
import UIKit

/// A screen of random sections whose data changes at random, in a table of UIKit and in a headless one.
@MainActor
final class RandomScreens {
  private struct Part: TableViewSection, Comparable {
    let number: Int

    static func < (left: Part, right: Part) -> Bool { left.number < right.number }
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var version = 0

    var text: String { "\(id).\(version)" }
  }

  private var generator: SplitMix64
  private var items: [Part: [Item]] = [:]
  private var titles: [Part: String] = [:]
  private let table: UITableView
  private let binder: SectionedTableViewBinder<Part>
  private var problems: [String] = []

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    table = Adapted.table(height: 300)
    binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Part.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    )
    table.player.onInconsistency = .collect
    table.diagnosticHandler = { [weak self] in self?.problems.append("\($0)") }
    if Bool.random(using: &generator) { binder.configuration.rowUpdates = .reconfigure }
    change()
    binder.onAllOtherSections()
      .bind(headerTitles: { [unowned self] in titles.mapValues { Optional($0) } })
      .bind(cellType: FriendCell.self, models: { [unowned self] in items })
      .onDequeue { _, _, cell, item in cell.textLabel?.text = item.text }
    binder.finish()
  }

  private func change() {
    var ids = Array(0..<14).shuffled(using: &generator)
    ids = Array(ids.prefix(Int.random(in: 0...14, using: &generator)))
    let old = Dictionary(uniqueKeysWithValues: items.values.joined().map { ($0.id, $0.version) })
    items = [:]
    titles = [:]
    for id in ids {
      let part = Part(number: Int.random(in: 0..<4, using: &generator))
      let version = (old[id] ?? 0) + (Int.random(in: 0..<4, using: &generator) == 0 ? 1 : 0)
      items[part, default: []].append(Item(id: id, version: version))
      if Bool.random(using: &generator) { titles[part] = "\(part.number)" }
    }
  }

  /// Changes the data several times; returns what is wrong then, or nil.
  func problem(changes: Int) -> String? {
    for _ in 0..<changes {
      change()
      binder.refresh()
      table.performPendingUpdates()
      if Bool.random(using: &generator) {
        table.player.scroll(to: Double.random(in: 0...400, using: &generator))
      }
      if let problem = problems.first { return problem }
      if let inconsistency = table.player.inconsistencies.first { return "\(inconsistency)" }
      if let problem = wrongRow { return problem }
    }
    return nil
  }

  private var wrongRow: String? {
    let shown = items.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map(\.value)
    let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    let order = binder.displayedSections.map { items[$0]?.count ?? 0 }
    guard counts == order, counts.reduce(0, +) == shown.joined().count else {
      return "the table has \(counts) rows, and the data \(order)"
    }
    for (section, part) in binder.displayedSections.enumerated() {
      for (row, item) in (items[part] ?? []).enumerated() {
        let cell: UITableViewCell? = table.cellForRow(at: IndexPath(row: row, section: section))
        if let cell, cell.textLabel?.text != item.text {
          let shown = cell.textLabel?.text ?? "nothing"
          return "row \(section).\(row) shows \(shown) instead of \(item.text)"
        }
      }
    }
    return nil
  }
}
