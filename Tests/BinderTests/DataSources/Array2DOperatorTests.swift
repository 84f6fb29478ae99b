import TestSupport
import Testing

@testable import Binder
import BinderObservables

@Suite("Operators on arrays of sections", .bounded)
struct Array2DOperatorTests {
  typealias Section = Observable2DArraySection<Int, Int>
  typealias Sections = MutableObservable2DArray<Int, Int>
  typealias Events = SafeSignal<Observable2DArrayEvent<Int, Int>>

  struct Case: Sendable {
    let name: String
    let make: @Sendable (Events) -> Events
    let expected: @Sendable ([Int]) -> [Int]
  }

  static let cases = [
    Case(name: "map", make: { $0.map { $0 * 2 } }, expected: { $0.map { $0 * 2 } }),
    Case(
      name: "filter",
      make: { $0.filter { $0 % 3 > 0 } },
      expected: { $0.filter { $0 % 3 > 0 } }
    ),
    Case(name: "sorted", make: { $0.sorted() }, expected: { $0.sorted() }),
    Case(name: "diff", make: { $0.diff() }, expected: { $0 }),
    Case(
      name: "chain",
      make: { $0.filter { $0 % 2 > 0 }.map { -$0 }.sorted() },
      expected: { $0.filter { $0 % 2 > 0 }.map { -$0 }.sorted() }
    ),
  ]

  @Test(
    "every change leads to the new sections",
    arguments: cases.indices,
    0..<3 as Range<UInt64>
  )
  func random(index: Int, seed: UInt64) {
    let example = Self.cases[index]
    var random = SplitMix64(seed: seed)
    let array = Sections()
    var old: [[Int]] = []
    var (problems, patches): ([String], Int) = ([], 0)
    example.make(array.toSignal()).observeNext { event in
      let new = event.source.sections.map { Array($0) }
      defer { old = new }
      guard case .patch(let patch) = event.change else { return }
      patches += 1
      if replay(patch, on: old, to: new) != new { problems.append("\(old) to \(new) by \(patch)") }
    }
    for round in 0..<Cases.count(75) {
      if round % 3 < 2 {
        array.mutate(&random)
      } else {
        array.batchUpdate { array in for _ in 0..<5 { array.mutate(&random) } }
      }
      if round % 40 == 39 { array.replace(with: array.sections) }
      let expected = array.sections.map { example.expected(Array($0)) }
      if old != expected { problems.append("\(old) for \(expected)") }
    }
    #expect(problems.prefix(3) == [])
    #expect(patches > 20)
  }

  @Test("a section that is replaced is told as one", arguments: cases)
  func replacedSections(example: Case) {
    let array = Sections([Section(metadata: 7, items: [3, 1]), Section(metadata: 8, items: [])])
    var changes: [String] = []
    example.make(array.toSignal()).observeNext { changes.append("\($0.change)") }
    array[1].metadata = 9
    array[0].metadata = 6
    #expect(changes == ["reset", "updateSections([1])", "updateSections([0])"])
  }

  @Test("they begin with a reload, and keep what is known of the sections")
  func beginning() {
    let array = Sections([Section(metadata: 7, items: [3, 1, 2])])
    var events: [String] = []
    array.dropFirst().filter { $0 > 1 }.map { "\($0)" }.sorted().observeNext { event in
      events.append("\(event.change) \(event.source)")
    }
    array.appendItem(4, toSection: 0)
    array.appendItem(0, toSection: 0)
    array.appendItem(5, toSection: 0)
    #expect(
      events == [
        #"reset [(7, ["2", "3", "4"])]"#, #"inserts([[0, 3]]) [(7, ["2", "3", "4", "5"])]"#,
      ]
    )
  }

  @Test("reloads by what is different")
  func diff() {
    let array = Sections([Section(metadata: 1, items: [1, 2]), Section(metadata: 2, items: [3])])
    var changes: [String] = []
    array.diff().observeNext { changes.append("\($0.change)") }
    array.replace(with: [Section(metadata: 2, items: [3, 4])])
    array.replace(with: Sections([Section(metadata: 2, items: [4])]))
    array.replace(with: Sections([Section(metadata: 2, items: [4, 5])]), performDiff: true)
    #expect(
      changes == [
        "reset", "deleteSections([0]), inserts([[0, 1]])", "deletes([[0, 0]])", "inserts([[0, 1]])",
      ]
    )
  }

  @Test("a section is the collection of its items")
  func collection() {
    let array = Sections([Section(metadata: 1, items: [1, 2])])
    var changes: [String] = []
    array.observeNext { changes.append("\($0.change)") }
    array[0][1] = 5
    #expect(array[0].count == 2 && array[0][1] == 5 && array[0].first == 1)
    #expect(changes == ["reset", "updates([[0, 1]])"])
  }
}
