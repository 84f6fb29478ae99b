import HeadlessTable
import TestSupport
import Testing

@testable import Binder
import BinderObservables

/// A section that has another name after a change has it in every combinator, and in its table's header.
@MainActor
@Suite(.bounded)
struct RenamedSectionTests {
  private typealias Numbers = MutableObservable2DArray<String, Int>
  private typealias Step = (any DataSource<Int>) -> any DataSource<Int>

  /// Every combinator that shows sections under the names that they have in its source.
  private static let steps: [(name: String, step: Step)] = [
    ("as it is", { $0 }),
    ("filter", { $0.filter { $0 > 0 } }),
    ("sorted", { $0.sorted() }),
    ("map", { $0.map { $0 } }),
    ("removingDuplicates", { $0.removingDuplicates { $0 } }),
    ("hidingEmptySections", { $0.hidingEmptySections() }),
    ("hidingByHand", { $0.hidingByHand() }),
    ("switchable", { $0.switchable() }),
    ("onChange", { $0.onChange { _ in } }),
    ("concatenated", { ArrayDataSource<Int>(sections: []).concatenated(with: $0) }),
    ("inserting", { $0.inserting(ArrayDataSource([9]), at: RowPosition(section: 0, row: 1)) }),
    ("placeholder", { $0.placeholder(ArrayDataSource([0])) }),
    ("chainable", { ChainableDataSource($0.chainable()) }),
    ("animatingReloads", { $0.animatingReloads() }),
    ("animatingReloads by name", { $0.animatingReloads(.name) }),
    ("animatingReloads by position", { $0.animatingReloads(.position) }),
  ]

  private func table(of source: any DataSource<Int>) -> HeadlessTable {
    let table = HeadlessTable(id: "numbers", width: 320, height: 400)
    table.onInconsistency = .collect
    source.bind(to: table, cellType: NameCell.self) { cell, number in
      cell.label.text = "\(number)"
    }
    table.layoutIfNeeded()
    return table
  }

  private func titles(_ table: HeadlessTable) -> [String?] {
    (0..<table.numberOfSections).map { table.headerView(forSection: $0)?.textLabel?.text }
  }

  private static func section(
    _ name: String,
    _ items: [Int]
  ) -> Observable2DArraySection<String, Int> {
    Observable2DArraySection(metadata: name, items: items)
  }

  @Test(
    "rows that were hidden by hand stay hidden in a section that is renamed, and after a reload"
  )
  func hiddenInUpdatedSections() {
    struct Plain: Equatable { let number: Int }
    func numbers(_ source: HidingDataSource<Plain>) -> [[Int]] {
      source.items.itemsBySection.map { $0.map(\.number) }
    }
    let places = MutableObservable2DArray([
      Observable2DArraySection(metadata: "A", items: [1, 2, 3].map(Plain.init)),
      Observable2DArraySection(metadata: "C", items: [1, 4].map(Plain.init)),
    ])
    let shown = ObservableDataSource(places, named: { $0 }).hidingByHand()
    shown.hide(RowPosition(section: 0, row: 0))
    shown.hide(RowPosition(section: 1, row: 1))
    #expect(numbers(shown) == [[2, 3], [1]])
    places[0].metadata = "B"
    #expect(numbers(shown) == [[2, 3], [1]])
    places[0].items.insert(Plain(number: 9), at: 0)
    #expect(numbers(shown) == [[9, 2, 3], [1]])

    let values = MutableObservable2DArray([
      Observable2DArraySection(metadata: "A", items: [1, 2, 3]),
      Observable2DArraySection(metadata: "C", items: [1, 4]),
    ])
    let shownValues = ObservableDataSource(values, named: { $0 }).hidingByHand()
    shownValues.hide(RowPosition(section: 0, row: 0))
    values.replaceSection(at: 0, with: Observable2DArraySection(metadata: "B", items: [2, 3]))
    #expect(shownValues.items.itemsBySection == [[2, 3], [1, 4]], "no row of another section")

    let source = ArrayDataSource([1, 2].map(Plain.init))
    let plain = source.hidingByHand()
    plain.hide(RowPosition(section: 0, row: 0))
    source.replace(with: [1, 2].map(Plain.init))
    #expect(numbers(plain) == [[2]])
  }

  @Test func aReplacedSectionHasItsNewName() {
    for (name, step) in Self.steps {
      let numbers = Numbers([Self.section("A", [1]), Self.section("B", [2, 3])])
      let source = step(ObservableDataSource(numbers, named: { $0 }))
      let replica = SectionNames(of: source)
      let table = table(of: source)
      for (newName, items) in [("C", [2, 3]), ("D", [4]), ("E", [])] {
        numbers.replaceSection(at: 1, with: Self.section(newName, items))
        if items.isEmpty, name == "hidingEmptySections" { continue }
        #expect(replica.names == ["A", newName], "\(name)")
        #expect(titles(table) == ["A", newName], "\(name)")
        #expect(table.render(.text).contains("§ \(newName) ·"), "\(name)")
      }
      #expect(table.inconsistencies.isEmpty, "\(name)")
    }
  }

  @Test func aReloadedSectionHasItsNewName() {
    for (name, step) in Self.steps {
      let numbers = ArrayDataSource(sections: [DataSourceSection("A", items: [1, 2])])
      let source = step(numbers)
      let replica = SectionNames(of: source)
      let table = table(of: source)
      for items in [[1, 2], [2, 3], [3, 2]] {
        numbers.replace(with: [DataSourceSection("\(items)", items: items)])
        #expect(replica.names == ["\(items)"], "\(name)")
        #expect(titles(table) == ["\(items)"], "\(name)")
      }
      #expect(table.inconsistencies.isEmpty, "\(name)")
    }
  }

  @Test func aSectionThatMovesAndIsRenamed() {
    for (name, step) in Self.steps {
      let numbers = Numbers([
        Self.section("A", [1, 4]), Self.section("B", [2]), Self.section("C", [3]),
      ])
      let source = step(ObservableDataSource(numbers, named: { $0 }))
      let replica = SectionNames(of: source)
      let table = table(of: source)
      numbers.batchUpdate { numbers in
        numbers.moveSection(from: 0, to: 2)
        numbers.replaceSection(at: 2, with: Self.section("D", [4, 5]))
      }
      #expect(replica.names == ["B", "C", "D"], "\(name)")
      #expect(titles(table) == ["B", "C", "D"], "\(name)")
      #expect(table.inconsistencies.isEmpty, "\(name)")
    }
  }
}

/// The names of sections as somebody knows them who only ever hears of changes.
@MainActor
private final class SectionNames {
  private(set) var names: [String?] = []
  private let bag = DisposeBag()

  init(of source: any DataSource<Int>) {
    observe(source)
  }

  private func observe(_ source: some DataSource<Int>) {
    source.changes.observeNext { [unowned self] change in
      let new = change.items.sectionNames
      switch change.change {
      case .unchanged: break
      case .reload: names = new
      case .patch(let patch):
        names.apply(patch.sectionChanges) { new[$0] }
        for update in patch.sectionUpdates { names[update.new] = new[update.new] }
      }
    }.dispose(in: bag)
  }
}
