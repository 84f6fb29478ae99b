import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Operators that leave events out or repeat them: a table, and an operator behind them, see a reload where a change says
/// nothing about what they know.
@Suite("Events of arrays that are left out", .bounded)
@MainActor
struct LostEventsTests {
  private let table = HeadlessTable(id: "lost", width: 320, height: 480)
  private let clock = ManualClock()

  private func texts() -> [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }

  private func tick() { clock.advance(by: .seconds(1)) }

  @Test("a table shows the array as it is")
  func tables() {
    let names = MutableObservableArray([1])
    names.debounce(for: .seconds(1), on: clock).bind(to: table, cellType: HeadlessCell.self) {
      $0.textLabel?.text = "\($1)"
    }
    tick()
    #expect(texts() == ["1"])
    names.append(2)
    names.append(3)
    tick()
    #expect(texts() == ["1", "2", "3"])
    names.remove(at: 0)
    tick()
    #expect(texts() == ["2", "3"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("a table shows what was replaced meanwhile, also where the numbers fit")
  func numbersThatFit() {
    let names = MutableObservableArray([1])
    names.debounce(for: .seconds(1), on: clock).bind(to: table, cellType: HeadlessCell.self) {
      $0.textLabel?.text = "\($1)"
    }
    tick()
    names[0] = 7
    names.append(2)
    tick()
    #expect(texts() == ["7", "2"])
    names.append(3)
    names.replace(with: [7, 2, 3], performDiff: true)
    tick()
    #expect(texts() == ["7", "2", "3"])
    names.append(4)
    tick()
    #expect(texts() == ["7", "2", "3", "4"])
    #expect(table.inconsistencies.isEmpty)

    var even: [[Int]] = []
    let odd = MutableObservableArray([1])
    odd.debounce(for: .seconds(1), on: clock).filter { (item: Int) in item % 2 == 0 }
      .observeNext { even.append($0.source.map { $0 }) }
    tick()
    odd[0] = 4
    odd.append(3)
    tick()
    #expect(even == [[], [4]])
  }

  @Test("a table of sections shows them as they are")
  func sections() {
    let places = MutableObservable2DArray([
      Observable2DArraySection(metadata: "A", items: [1]),
      Observable2DArraySection(metadata: "B", items: [2]),
    ])
    places.debounce(for: .seconds(1), on: clock).bind(to: table, cellType: HeadlessCell.self) {
      $0.textLabel?.text = "\($1)"
    }
    tick()
    let changes: [() -> Void] = [
      { places.appendItem(3, toSection: 0) }, { places.removeSection(at: 0) },
      { places.insert(section: Observable2DArraySection(metadata: "C", items: [4, 5]), at: 0) },
      { places.moveItem(from: [0, 0], to: [1, 0]) }, { places.removeItem(at: [0, 0]) },
      { places.appendItem(6, toSection: 1) }, { places.moveSection(from: 0, to: 1) },
    ]
    for count in 1...changes.count {
      for index in 0..<count { changes[index]() }
      tick()
      #expect(texts() == places.value.sections.flatMap(\.items).map { "\($0)" })
      places.replace(with: [
        Observable2DArraySection(metadata: "A", items: [1]),
        Observable2DArraySection(metadata: "B", items: [2]),
      ])
      tick()
    }
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("the latest event after a pause is a reload only if others were left out")
  func latest() {
    let names = MutableObservableArray([1])
    var events: [String] = []
    names.throttle(for: .seconds(1), on: clock)
      .observeNext { events.append("\($0.source) \($0.change)") }
    names.append(2)
    clock.advance(by: .seconds(1))
    names.append(3)
    names.append(4)
    clock.advance(by: .seconds(1))
    #expect(events == ["[1] reset", "[1, 2] inserts([1])", "[1, 2, 3, 4] reset"])
  }

  @Test("an operator behind them goes on with a reload")
  func operators() {
    let names = MutableObservableArray([1])
    var events: [String] = []
    names.throttle(for: .seconds(1), on: clock, latest: false).map { $0 * 10 }
      .observeNext { events.append("\($0.source) \($0.change)") }
    names.append(2)
    tick()
    names.append(3)
    tick()
    names.removeLast()
    tick()
    #expect(events == ["[10] reset", "[10, 20, 30] reset", "[10, 20] deletes([2])"])
    let lossy = MutableObservableArray([1])
    var number = 0
    var kept: [String] = []
    lossy.filter { (_: ObservableArrayEvent<Int>) in
      number += 1
      return number % 2 == 1
    }
    .map { $0 }.observeNext { kept.append("\($0.source) \($0.change)") }
    for value in 2...5 { lossy.append(value) }
    #expect(kept == ["[1] reset", "[1, 2, 3] reset", "[1, 2, 3, 4, 5] reset"])
  }
}
