import Binder
import BinderObservables
import TestSupport
import Testing

/// A section that is changed in place is told by what is different about it.
@Suite("A section that is changed in place", .bounded)
struct SectionInPlaceTests {
  typealias Metadata = (header: String, footer: String)
  typealias Section = Observable2DArraySection<Metadata, Int>
  typealias Sections = MutableObservable2DArray<Metadata, Int>

  struct Case: Sendable {
    let expected: String
    let mutate: @Sendable (Sections) -> Void

    init(_ expected: String, _ mutate: @escaping @Sendable (Sections) -> Void) {
      self.expected = expected
      self.mutate = mutate
    }
  }

  @Test(
    "items",
    arguments: [
      Case("inserts([[0, 3]])") { $0[0].items.append(5) },
      Case("inserts([[0, 1], [0, 2]])") { $0[0].items.insert(contentsOf: [5, 6], at: 1) },
      Case("deletes([[0, 0]])") { $0[0].items.removeFirst() },
      Case("deletes([[0, 0], [0, 1], [0, 2]])") { $0[0].items.removeAll() },
      Case("updates([[0, 1]])") { $0[0].items[1] = 7 },
      Case("unchanged") { $0[0].items[1] = 2 },
      Case("moves([([0, 0], [0, 2])])") { $0[0].items = [2, 3, 1] },
      Case("updateSections([0])") { $0[0].metadata.header = "B" },
      Case("updateSections([0])") { $0[0] = $0[0] },
      Case("inserts([[0, 3]])") { sections in
        sections.batchUpdate { $0[0].items.append(5) }
      },
      Case("insertSections([1])") { sections in
        sections.batchUpdate { sections in
          sections.appendSection(Section(metadata: ("B", ""), items: [1]))
          sections[1].items.append(5)
        }
      },
    ]
  )
  func inPlace(example: Case) {
    let sections = Sections([Section(metadata: ("A", "end"), items: [1, 2, 3])])
    var changes: [String] = []
    sections.observeNext { changes.append("\($0.change)") }
    example.mutate(sections)
    #expect(changes == ["reset", example.expected])
  }

  @Test("items that nothing compares")
  func incomparable() {
    struct Item {
      let name: String
      let run: () -> Void = {}
    }
    let sections = MutableObservable2DArray([
      Observable2DArraySection(metadata: "A", items: [Item(name: "a"), Item(name: "b")])
    ])
    var changes: [String] = []
    sections.observeNext { changes.append("\($0.change)") }
    sections[0].items.append(Item(name: "c"))
    sections[0].items.remove(at: 1)
    #expect(changes == ["reset", "inserts([[0, 2]])", "deletes([[0, 1]])"])
  }

  @Test(
    "another section by what is different, but for one with other metadata",
    arguments: [("A", "inserts([[0, 3]])"), ("B", "updateSections([0])")]
  )
  func replacement(header: String, expected: String) {
    let sections = Sections([Section(metadata: ("A", ""), items: [1, 2, 3])])
    var changes: [String] = []
    sections.observeNext { changes.append("\($0.change)") }
    let section = Section(metadata: (header, ""), items: [1, 2, 3, 4])
    sections.replaceSection(at: 0, with: section, performDiff: true)
    #expect(changes == ["reset", expected])
    #expect(sections[0].metadata.header == header)
  }
}
