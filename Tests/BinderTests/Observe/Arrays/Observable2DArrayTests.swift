import TestSupport
import Testing

@testable import Binder
import BinderObservables

@Suite("An observable array of sections", .bounded)
struct Observable2DArrayTests {
  typealias Places = MutableObservable2DArray<String, Int>
  typealias Section = Observable2DArraySection<String, Int>
  typealias Mutation = @Sendable (Places) -> Void

  struct Case: Sendable {
    let mutate: Mutation
    let text: String
    let items: [[Int]]

    init(_ mutate: @escaping Mutation, _ text: String, _ items: [[Int]]) {
      self.mutate = mutate
      self.text = text
      self.items = items
    }
  }

  private func makePlaces() -> Places {
    MutableObservable2DArray([
      Section(metadata: "A", items: [1, 2]), Section(metadata: "B", items: [10, 20]),
    ])
  }

  private func changes(_ mutate: (Places) -> Void) -> (text: String, items: [[Int]]) {
    let places = makePlaces()
    var texts: [String] = []
    places.observeNext { event in texts.append("\(event.change)") }
    mutate(places)
    #expect(texts.first == "reset")
    return (texts.dropFirst().joined(separator: "; "), places.sections.map { Array($0.items) })
  }

  @Test(
    "one event for each mutation",
    arguments: [
      Case({ $0.appendItem(3, toSection: 0) }, "inserts([[0, 2]])", [[1, 2, 3], [10, 20]]),
      Case(
        { $0.appendSection(Section(metadata: "C", items: [5])) },
        "insertSections([2])",
        [[1, 2], [10, 20], [5]]
      ),
      Case(
        { $0.insert(section: Section(metadata: "C"), at: 0) },
        "insertSections([0])",
        [[], [1, 2], [10, 20]]
      ),
      Case({ $0.appendSection("C") }, "insertSections([2])", [[1, 2], [10, 20], []]),
      Case({ $0.insert(section: "C", at: 1) }, "insertSections([1])", [[1, 2], [], [10, 20]]),
      Case({ $0.replace(with: Array2D(sectionsWithItems: [("A", [5])])) }, "reset", [[5]]),
      Case(
        { $0.replace(with: Array2D(sectionsWithItems: [("A", [1, 3])]), performDiff: true) },
        "deleteSections([1]), deletes([[0, 1]]), inserts([[0, 1]])",
        [[1, 3]]
      ),
      Case({ $0.insert(item: 7, at: [1, 0]) }, "inserts([[1, 0]])", [[1, 2], [7, 10, 20]]),
      Case(
        { $0.insert(contentsOf: [7, 8], at: [1, 1]) },
        "inserts([[1, 1], [1, 2]])",
        [[1, 2], [10, 7, 8, 20]]
      ),
      Case({ $0.moveSection(from: 0, to: 1) }, "moveSections([(0, 1)])", [[10, 20], [1, 2]]),
      Case(
        { $0.moveItem(from: [0, 1], to: [1, 0]) },
        "moves([([0, 1], [1, 0])])",
        [[1], [2, 10, 20]]
      ),
      Case(
        { $0.moveItem(from: [0, 0], to: [0, 1]) },
        "moves([([0, 0], [0, 1])])",
        [[2, 1], [10, 20]]
      ),
      Case({ #expect($0.removeItem(at: [1, 1]) == 20) }, "deletes([[1, 1]])", [[1, 2], [10]]),
      Case(
        { #expect($0.removeSection(at: 0).metadata == "A") },
        "deleteSections([0])",
        [[10, 20]]
      ),
      Case(
        { $0.removeAllItems() },
        "deletes([[0, 0], [0, 1], [1, 0], [1, 1]])",
        [[], []]
      ),
      Case({ $0.removeAllItemsAndSections() }, "deleteSections([0, 1])", []),
      Case({ $0[[0, 1]] = 7 }, "updates([[0, 1]])", [[1, 7], [10, 20]]),
      Case(
        { $0[0] = Section(metadata: "A", items: [9]) },
        "updateSections([0])",
        [[9], [10, 20]]
      ),
      Case({ $0.replace(with: []) }, "reset", []),
      Case(
        { $0.replaceItems(ofSection: 1, with: [1, 10, 100, 20], performDiff: true) },
        "inserts([[1, 0], [1, 2]])",
        [[1, 2], [1, 10, 100, 20]]
      ),
      Case(
        {
          $0.replaceSection(
            at: 1,
            with: Section(metadata: "C", items: [20]),
            performDiff: true
          )
          #expect($0[1].metadata == "C")
        },
        "updateSections([1])",
        [[1, 2], [20]]
      ),
      Case(
        {
          $0.replace(
            with: [
              Section(metadata: "A", items: [1, 3, 2]), Section(metadata: "C", items: [5]),
              Section(metadata: "B", items: [10, 20, 30]),
            ],
            performDiff: true
          )
        },
        "insertSections([1]), inserts([[0, 1], [2, 2]])",
        [[1, 3, 2], [5], [10, 20, 30]]
      ),
    ]
  )
  func mutations(example: Case) {
    let (text, result) = changes(example.mutate)
    #expect(text == example.text)
    #expect(result == example.items)
  }

  @Test(
    "a batch is one change, by the rules for rows in sections",
    arguments: [
      Case(
        {
          $0.removeItem(at: [0, 0])
          $0.removeSection(at: 0)
        },
        "deleteSections([0])",
        [[10, 20]]
      ),
      Case(
        {
          $0.moveItem(from: [0, 0], to: [1, 0])
          $0.removeSection(at: 0)
        },
        "deleteSections([0]), moves([([0, 0], [0, 0])])",
        [[1, 10, 20]]
      ),
      Case(
        {
          $0.appendItem(3, toSection: 0)
          $0[0] = Section(metadata: "A", items: [9])
          $0.appendItem(8, toSection: 0)
        },
        "updateSections([0])",
        [[9, 8], [10, 20]]
      ),
      Case(
        {
          $0.moveItem(from: [0, 0], to: [1, 0])
          $0.removeSection(at: 1)
        },
        "deleteSections([1]), deletes([[0, 0]])",
        [[2]]
      ),
      Case(
        {
          $0.insert(section: Section(metadata: "C"), at: 1)
          $0.appendItem(5, toSection: 1)
          $0.moveItem(from: [0, 0], to: [1, 0])
        },
        "insertSections([1]), deletes([[0, 0]])",
        [[2], [1, 5], [10, 20]]
      ),
      Case(
        {
          $0.insert(section: Section(metadata: "C", items: [5]), at: 1)
          $0.moveItem(from: [1, 0], to: [0, 0])
        },
        "insertSections([1]), inserts([[0, 0]])",
        [[5, 1, 2], [], [10, 20]]
      ),
      Case(
        {
          $0.appendItem(3, toSection: 0)
          $0.moveSection(from: 0, to: 1)
          $0.appendItem(4, toSection: 1)
        },
        "moveSections([(0, 1)]), inserts([[1, 2], [1, 3]])",
        [[10, 20], [1, 2, 3, 4]]
      ),
      Case(
        {
          $0.moveSection(from: 0, to: 1)
          $0[1] = Section(metadata: "A", items: [9])
        },
        "deleteSections([0]), insertSections([1])",
        [[10, 20], [9]]
      ),
      Case(
        {
          $0.moveItem(from: [0, 0], to: [1, 2])
          $0[0] = Section(metadata: "A", items: [9])
        },
        "updateSections([0]), inserts([[1, 2]])",
        [[9], [10, 20, 1]]
      ),
      Case(
        {
          $0.moveItem(from: [0, 0], to: [1, 0])
          $0[[1, 0]] = 5
        },
        "updates([[0, 0]]), moves([([0, 0], [1, 0])])",
        [[2], [5, 10, 20]]
      ),
      Case(
        {
          $0.moveItem(from: [0, 0], to: [1, 0])
          $0.moveItem(from: [1, 0], to: [0, 0])
        },
        "",
        [[1, 2], [10, 20]]
      ),
    ]
  )
  func batches(example: Case) {
    let (text, result) = changes { $0.batchUpdate(example.mutate) }
    #expect(text == example.text)
    #expect(result == example.items)
  }
}
