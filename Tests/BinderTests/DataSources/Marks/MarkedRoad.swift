import HeadlessTable
import TestSupport

@testable import Binder
@testable import BinderObservables

/// Steps behind the source of a world, chosen at random, and screens that show what they lead to.
@MainActor
final class MarkedRoad<Row: MarkedRow> {
  /// What there is to show, section by section.
  private(set) var expected: () -> [[MarkedLine]] = { [] }
  private(set) var text = ""
  private(set) var screens: [MarkedScreen] = []
  let clock = ManualClock()
  /// Whether rows stand where those of the world do.
  private(set) var keepsPlaces = true
  /// Whether rows leave, enter and change sections by knobs or keys, with other cells.
  private(set) var changesRows = false
  private var hidden: Set<AnyHashable> = []
  private var knobs: [(inout SplitMix64) -> Void] = []
  private let world: MarkedWorld<Row>

  init(of world: MarkedWorld<Row>, using generator: inout SplitMix64) {
    self.world = world
    var source = world.source
    var rows: () -> [[Row]] = { [world.items] }
    for place in 0..<Int.random(in: 0...2, using: &generator) {
      add(Int.random(in: 0..<10, using: &generator), isFirst: place == 0, &source, &rows)
    }
    expected = { [rows] in rows().map { $0.map(\.shown) } }
    let form = Bool.random(using: &generator) ? UpdateForm.reload : .reconfigure
    if Bool.random(using: &generator) {
      text += ".map"
      show(source.map { $0.shown }, as: form)
    } else {
      show(source, as: form)
    }
  }

  private func add(
    _ kind: Int,
    isFirst: Bool,
    _ source: inout any DataSource<Row>,
    _ rows: inout () -> [[Row]]
  ) {
    let base = rows
    text += ".\(kind)"
    if kind < 4 || kind > 7 { keepsPlaces = false }
    switch kind {
    case 0:
      var limit = 4
      let filtered = source.filter { $0.version % limit != 0 }
      knobs.append {
        limit = Int.random(in: 2...5, using: &$0); filtered.refresh()
      }
      rows = { base().map { $0.filter { $0.version % limit != 0 } } }
      source = filtered
    case 1:
      source = source.sorted { $0.version % 5 < $1.version % 5 }
      rows = { base().map { $0.sortedStably { $0.version % 5 < $1.version % 5 } } }
    case 2:
      changesRows = true
      source = source.grouped(by: { $0.version % 3 })
      rows = {
        var keys: [Int] = []
        for row in base().joined() where !keys.contains(row.version % 3) {
          keys.append(row.version % 3)
        }
        return keys.map { key in base().joined().filter { $0.version % 3 == key } }
      }
    case 3 where isFirst:
      let hiding = source.hidingByHand()
      knobs.append { [unowned self] in hide(in: hiding, using: &$0) }
      rows = { [unowned self] in base().map { $0.filter { !hidden.contains($0.key) } } }
      source = hiding
    case 4:
      source = source.hidingEmptySections()
      rows = { base().filter { !$0.isEmpty } }
    case 5:
      source = source.flattened()
      rows = { base().isEmpty ? [] : [Array(base().joined())] }
    case 6: source = source.onChange { _ in }
    case 7: source = source.removingDuplicates(by: { $0.key })
    case 8:
      source = ObservableDataSource(source.rows.sorted(by: Self.isBefore))
      rows = { [base().joined().sorted(by: Self.isBefore)] }
    default:
      source = ObservableDataSource(source.rows.filter { $0.version % 3 != 0 }.map { $0 })
      rows = { [base().joined().filter { $0.version % 3 != 0 }] }
    }
  }

  private static func isBefore(_ one: Row, _ other: Row) -> Bool {
    (one.version % 4, one.name) < (other.version % 4, other.name)
  }

  private func hide(in source: HidingDataSource<Row>, using generator: inout SplitMix64) {
    guard let row = world.items.indices.randomElement(using: &generator) else { return }
    let position = RowPosition(section: 0, row: row)
    let key = world.items[row].key
    if hidden.remove(key) == nil {
      hidden.insert(key)
      source.hide(position)
    } else {
      source.show(position)
    }
  }

  /// Turns a knob at times.
  func turn(using generator: inout SplitMix64) {
    hidden.subtract(world.newcomers)
    if !knobs.isEmpty { changesRows = false }
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return }
    for knob in knobs { knob(&generator) }
    changesRows = true
  }

  private func show<Item>(_ source: some DataSource<Item>, as form: UpdateForm) {
    let text = { (item: Item) in
      (item as? MarkedLine)?.text ?? (item as? Row)?.shown.text ?? "?"
    }
    let late = { [clock] in source.rows.debounce(for: .seconds(1), on: clock) }
    let moved = keepsPlaces ? world.moved : nil
    screens = [
      .chain("chain", source, form, moved, text),
      .chain("late chain", late(), form, nil, text),
      .binding("binding", source.keepingChanges, form, moved, text),
      .binding(
        "late binding",
        source.changes.debounce(for: .seconds(1), on: clock),
        form,
        nil,
        text
      ),
      .collectionChain(source, form, moved, text),
      .collectionBinding(source, form, text),
    ]
    clock.advance(by: .seconds(2))
  }
}

extension Array {
  fileprivate func sortedStably(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted {
      areInOrder($0.1, $1.1) || !areInOrder($1.1, $0.1) && $0.0 < $1.0
    }.map(\.1)
  }
}
