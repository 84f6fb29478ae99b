import TestSupport
import Testing

@testable import Binder
import BinderObservables

/// What each combinator makes of a change, case by case.
@MainActor
@Suite(.bounded)
struct CombinatorTests {
  typealias Numbers = MutableObservable2DArray<String?, Int>

  /// Sections of numbers that can be changed, as a source.
  private static func source(
    _ sections: [[Int]],
    names: [String?] = []
  ) -> (numbers: Numbers, source: ObservableDataSource<Int>) {
    let numbers = Numbers(
      sections.enumerated().map { index, items in
        Observable2DArraySection(
          metadata: names.indices.contains(index) ? names[index] : nil,
          items: items
        )
      }
    )
    return (numbers, ObservableDataSource(numbers, named: { $0 }))
  }

  @Test func anArrayIsOneSection() {
    let full = ArrayDataSource([1, 2, 3, 4])
    #expect(full.items.itemsBySection == [[1, 2, 3, 4]])
    #expect(ArrayDataSource([Int]()).items.itemsBySection == [[]])
    #expect(full.firstPosition { $0 == 3 } == RowPosition(section: 0, row: 2))
  }

  @Test func oneBelowTheOther() {
    let (first, upper) = Self.source([[1], [2]])
    let (second, lower) = Self.source([[3]])
    let seen = Seen(upper.concatenated(with: lower))
    first.removeSection(at: 0)
    second.appendItem(4, toSection: 0)
    #expect(seen.lines == ["[[1], [2], [3]]", "deleteSections([0])", "inserts([[1, 1]])"])
  }

  @Test func allInOneSection() {
    let (numbers, source) = Self.source([[1, 2], [3], [4, 5]])
    let seen = Seen(source.flattened())
    numbers.insert(item: 9, at: IndexPath(row: 1, section: 1))
    numbers.insert(section: Observable2DArraySection(metadata: nil, items: [7, 8]), at: 1)
    numbers.removeAllItemsAndSections()
    numbers.appendSection(Observable2DArraySection(metadata: nil, items: [1]))
    #expect(
      seen.lines == [
        "[[1, 2, 3, 4, 5]]", "inserts([[0, 3]])", "inserts([[0, 2], [0, 3]])",
        "deleteSections([0])", "insertSections([0])",
      ]
    )
  }

  @Test func thoseForWhichAConditionHolds() {
    let (numbers, source) = Self.source([[1, 2, 3]])
    let seen = Seen(source.filter { !$0.isMultiple(of: 2) })
    numbers.insert(item: 5, at: IndexPath(row: 1, section: 0))
    numbers.insert(item: 4, at: IndexPath(row: 1, section: 0))
    numbers[IndexPath(row: 3, section: 0)] = 7
    numbers[IndexPath(row: 4, section: 0)] = 6
    numbers[IndexPath(row: 0, section: 0)] = 9
    #expect(
      seen.lines == [
        "[[1, 3]]", "inserts([[0, 1]])", "unchanged", "inserts([[0, 2]])", "deletes([[0, 3]])",
        "updates([[0, 0]])",
      ]
    )
  }

  @Test func anotherConditionIsAPatch() {
    let (numbers, source) = Self.source([[1, 2, 3]])
    let odd = source.filter { !$0.isMultiple(of: 2) }
    let seen = Seen(odd.animatingReloads())
    odd.predicate = { $0 > 1 }
    numbers.insert(item: 5, at: IndexPath(row: 1, section: 0))
    #expect(
      seen.lines == ["[[1, 3]]", "deletes([[0, 0]]), inserts([[0, 0]])", "inserts([[0, 0]])"]
    )
  }

  @Test func anotherConditionOfManyRows() {
    let tokens = (0..<300).map { Token(id: $0, value: $0 % 7) }
    let shown = ArrayDataSource(tokens).filter { $0.value > 2 }
    let replica = Replica(of: shown)
    for divisor in [2, 3, 5, 1, 100] {
      shown.predicate = { $0.id.isMultiple(of: divisor) }
      #expect(replica.problem == nil)
      #expect(shown.items.items(inSection: 0) == tokens.filter { $0.id.isMultiple(of: divisor) })
    }
  }

  @Test func sectionsWithItems() {
    let (numbers, source) = Self.source([[1], [2]])
    let seen = Seen(source.hidingEmptySections())
    numbers.remove(at: IndexPath(row: 0, section: 0))
    numbers.appendItem(3, toSection: 0)
    #expect(seen.lines == ["[[1], [2]]", "deleteSections([0])", "insertSections([0])"])
  }

  @Test func rowsAtAPlace() {
    let place = RowPosition(section: 0, row: 2)
    let banner = ArrayDataSource([0])
    let (numbers, source) = Self.source([[1]])
    let seen = Seen(source.inserting(banner, at: place))
    let atEnd = Seen(source.inserting(banner, at: place, overflow: .clamp))
    numbers.appendItem(2, toSection: 0)
    numbers.appendItem(3, toSection: 0)
    numbers.insert(item: 9, at: IndexPath(row: 0, section: 0))
    #expect(
      seen.lines == [
        "[[1]]", "inserts([[0, 1], [0, 2]])", "inserts([[0, 3]])",
        "deletes([[0, 2]]), inserts([[0, 0], [0, 2]])",
      ]
    )
    #expect(atEnd.lines.prefix(2) == ["[[1, 0]]", "inserts([[0, 1]])"])
    #expect(seen.shown == [[9, 1, 0, 2, 3]])
  }

  @Test func somethingWhileThereIsNothing() {
    let (numbers, source) = Self.source([[1], [2]])
    let seen = Seen(source.placeholder(ArrayDataSource([0])))
    numbers.removeAllItems()
    numbers.appendItem(3, toSection: 1)
    #expect(
      seen.lines == [
        "[[1], [2]]", "deleteSections([0, 1]), insertSections([0])",
        "deleteSections([0]), insertSections([0, 1])",
      ]
    )
  }

  @Test func onAndOff() {
    let (numbers, source) = Self.source([[1], [2]])
    let shown = source.switchable()
    let seen = Seen(shown)
    shown.isEnabled = false
    numbers.appendItem(3, toSection: 1)
    shown.isEnabled = false
    shown.isEnabled = true
    #expect(seen.lines == ["[[1], [2]]", "deleteSections([0, 1])", "insertSections([0, 1])"])
    #expect(seen.shown == [[1], [2, 3]])
  }

  @Test func rowsAndSectionsByHand() {
    let (numbers, source) = Self.source([[1, 2, 3], [4]])
    let shown = source.hidingByHand()
    let seen = Seen(shown)
    shown.group {
      shown.hide(RowPosition(section: 0, row: 0))
      shown.hideSection(1)
      shown.hide(RowPosition(section: 0, row: 2))
      shown.hide(RowPosition(section: 7, row: 7))
    }
    shown.hide(RowPosition(section: 0, row: 0))
    numbers.insert(item: 9, at: IndexPath(row: 0, section: 0))
    numbers.appendItem(5, toSection: 1)
    shown.show(RowPosition(section: 0, row: 1))
    shown.showSection(1)
    #expect(
      seen.lines == [
        "[[1, 2, 3], [4]]", "deleteSections([1]), deletes([[0, 0], [0, 2]])", "inserts([[0, 0]])",
        "unchanged", "inserts([[0, 1]])", "insertSections([1])",
      ]
    )
    #expect(seen.shown == [[9, 1, 2], [4, 5]])
  }

  @Test func rowsByHandWhileTheSourceChanges() {
    let (numbers, source) = Self.source([[1, 2, 3], [4]])
    let shown = source.hidingByHand()
    let seen = Seen(shown)
    shown.group {
      shown.hide(RowPosition(section: 0, row: 0))
      numbers.appendSection(Observable2DArraySection(metadata: nil, items: [5]))
      shown.hide(RowPosition(section: 2, row: 0))
      numbers.appendItem(6, toSection: 1)
      numbers.removeSection(at: 0)
      shown.show(RowPosition(section: 1, row: 0))
    }
    #expect(
      seen.lines == [
        "[[1, 2, 3], [4]]", "deletes([[0, 0]])", "insertSections([2])", "deletes([[2, 0]])",
        "inserts([[1, 1]])", "deleteSections([0])", "inserts([[1, 0]])",
      ]
    )
    #expect(seen.shown == [[4, 6], [5]])
  }

  @Test func rowsThatAnObserverHidesAtTheEndOfAGroup() {
    let (numbers, source) = Self.source([[1, 2, 3]])
    let shown = source.hidingByHand()
    shown.changes.observeNext { change in
      if change.items.itemCounts == [2] { shown.hide(RowPosition(section: 0, row: 2)) }
    }
    let seen = Seen(shown)
    shown.group { shown.hide(RowPosition(section: 0, row: 0)) }
    numbers.appendItem(4, toSection: 0)
    #expect(
      seen.lines == ["[[1, 2, 3]]", "deletes([[0, 0]])", "deletes([[0, 1]])", "inserts([[0, 1]])"]
    )
    #expect(seen.shown == [[2, 4]])
  }

  @Test func whatIsHiddenStaysHiddenAfterAReload() {
    let source = ArrayDataSource(sections: [
      DataSourceSection("A", items: [1, 2]), DataSourceSection("B", items: [3]),
    ])
    let shown = source.hidingByHand()
    shown.hide(RowPosition(section: 0, row: 1))
    shown.hideSection(1)
    source.replace(with: [
      DataSourceSection("B", items: [3]), DataSourceSection("A", items: [2, 1, 0]),
    ])
    #expect(shown.items.itemsBySection == [[1, 0]])
  }

  @Test func emptyArraysAreNoItemsInOneSection() {
    let source = ArrayDataSource(sections: [
      DataSourceSection("A", items: [1, 2]), DataSourceSection("B", items: [3]),
    ])
    source.replace(with: [])
    #expect(source.items.itemsBySection == [[]])
  }

  @Test func inAnotherOrder() {
    let (numbers, source) = Self.source([[3, 1, 2]])
    let sorted = source.sorted()
    let seen = Seen(sorted)
    numbers[IndexPath(row: 0, section: 0)] = 0
    sorted.areInIncreasingOrder = { $0 > $1 }
    #expect(seen.lines[0...1] == ["[[1, 2, 3]]", "deletes([[0, 2]]), inserts([[0, 0]])"])
    #expect(seen.shown == [[2, 1, 0]])
  }

  @Test func inSectionsOfWhatTheyHaveInCommon() {
    let (numbers, source) = Self.source([[1, 2], [3, 4]])
    let seen = Seen(source.grouped(by: { $0.isMultiple(of: 2) ? "even" : "odd" }))
    numbers.appendItem(8, toSection: 0)
    numbers[IndexPath(row: 0, section: 0)] = 6
    numbers.remove(at: IndexPath(row: 0, section: 1))
    #expect(seen.lines[0...1] == ["[[1, 3], [2, 4]]", "inserts([[1, 1]])"])
    #expect(seen.shown == [[6, 2, 8, 4]])
    #expect(seen.lines.last == "deleteSections([1])")
  }

  @Test func eachOnce() {
    let (numbers, source) = Self.source([[1, 2], [1, 3]])
    let seen = Seen(source.removingDuplicates { $0 })
    numbers.remove(at: IndexPath(row: 0, section: 0))
    #expect(seen.lines == ["[[1, 2], [3]]", "deletes([[0, 0]]), inserts([[1, 0]])"])
  }

  @Test func whatPasses() {
    let (numbers, source) = Self.source([[1]])
    var passed: [String] = []
    let shown = source.onChange { passed.append("\($0.change)") }
    let bag = DisposeBag()
    shown.changes.observeNext { passed.append("\($0.change) goes on") }.dispose(in: bag)
    numbers.appendItem(2, toSection: 0)
    #expect(
      passed == ["reset", "reset goes on", "inserts([[0, 1]])", "inserts([[0, 1]]) goes on"]
    )
    #expect(shown.items.itemsBySection == [[1, 2]])
  }

  @Test func whatIsFetched() {
    var store = [1, 2]
    let source = FetchedDataSource { store }
    let seen = Seen(source.map { $0 * 10 }.animatingReloads())
    store = [2, 3]
    source.fetch()
    #expect(seen.lines == ["[[10, 20]]", "deletes([[0, 0]]), inserts([[0, 1]])"])
  }
}
