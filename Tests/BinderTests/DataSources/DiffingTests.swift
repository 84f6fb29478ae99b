import TestSupport
import Testing

@testable import Binder
import BinderObservables

/// Reloads that become patches.
@MainActor
@Suite(.bounded)
struct DiffingTests {
  @Test(arguments: [
    ([1, 2, 3], [0, 1, 3, 4], "deletes([[0, 1]]), inserts([[0, 0], [0, 3]])"),
    ([1, 2, 3], [3, 1, 2], "deletes([[0, 2]]), inserts([[0, 0]])"),
    (
      [1, 2, 3, 4, 5, 6], [1, 3, 8, 4, 7],
      "deletes([[0, 1], [0, 4], [0, 5]]), inserts([[0, 2], [0, 4]])"
    ),
    ([1, 2], [1, 2], "unchanged"),
  ])
  func reloadsAreCompared(_ old: [Int], _ new: [Int], _ patch: String) {
    for name in ["A", nil] {
      let source = ArrayDataSource(sections: [DataSourceSection(name, items: old)])
      let seen = Seen(source.animatingReloads())
      source.replace(with: [DataSourceSection(name, items: new)])
      #expect(seen.lines == ["\([old])", patch])
    }
  }

  @Test func whatIsComparedAndHow() {
    let source = ArrayDataSource([1, 2])
    let names = Seen(source.animatingReloads(.name))
    let all = Seen(source.animatingReloads(updatesAll: true))
    let off = source.animatingReloads()
    let seenOff = Seen(off)
    off.isEnabled = false
    source.replace(with: [1, 2, 3])
    #expect(names.lines[1] == "deleteSections([0]), insertSections([0])")
    #expect(all.lines[1] == "inserts([[0, 2]]), updates([[0, 0], [0, 1]])")
    #expect(seenOff.lines[1] == "reset")
  }

  @Test func swappedSectionsMove() {
    let a = DataSourceSection("A", items: [1]), b = DataSourceSection("B", items: [2])
    let source = ArrayDataSource(sections: [a, b])
    let seen = Seen(source.animatingReloads())
    source.replace(with: [b, a])
    #expect(seen.lines[1].hasPrefix("moveSections("))
  }

  @Test(
    "lists as long as the limit are compared, and no longer ones",
    arguments: [
      ([1], [1, 2], "inserts([[0, 1]])"),
      ([1, 2], [1], "deletes([[0, 1]])"),
      ([1, 2], [1, 2, 3], "reset"),
      ([1, 2, 3], [1, 2], "reset"),
    ]
  )
  func limit(_ old: [Int], _ new: [Int], _ change: String) {
    let source = ArrayDataSource(old)
    let seen = Seen(source.animatingReloads(limit: 2))
    source.replace(with: new)
    #expect(seen.lines == ["\([old])", change])
  }

  @Test func patchesGoThroughUntouched() {
    let numbers = MutableObservableArray([1, 2])
    let seen = Seen(ObservableDataSource(numbers).animatingReloads())
    numbers[0] = 1
    #expect(seen.lines == ["[[1, 2]]", "updates([[0, 0]])"])
  }

  private struct Song {
    let title: String
    var plays = 0
  }

  @Test func itemsOfWhichNothingIsKnownAreComparedByFunctions() {
    let source = ArrayDataSource([Song(title: "A"), Song(title: "B"), Song(title: "C")])
    let byID = Seen(
      source.animatingReloads(id: { $0.title }, areEqual: { $0.plays == $1.plays })
        .map { "\($0.title)\($0.plays)" }
    )
    let byTitle = Seen(source.animatingReloads(by: { $0.title == $1.title }).map(\.title))
    let unknown = Seen(source.animatingReloads().map(\.title))
    source.replace(with: [Song(title: "C"), Song(title: "A", plays: 1), Song(title: "D")])
    #expect(
      byID.lines[1] == "deletes([[0, 1], [0, 2]]), inserts([[0, 0], [0, 2]]), updates([[0, 0]])"
    )
    #expect(byTitle.lines[1] == "deletes([[0, 1], [0, 2]]), inserts([[0, 0], [0, 2]])")
    #expect(unknown.lines[1] == "reset")
  }

  @Test func anotherSourceInTheSamePlace() {
    let first = MutableObservableArray([1, 2, 3])
    let second = MutableObservableArray([2, 3, 4])
    let head = ObservableDataSource(first).animatingReloads()
    let odd = head.filter { !$0.isMultiple(of: 2) }
    let (all, seen) = (Seen(head), Seen(odd))
    let other = ObservableDataSource(second)
    head.setDataSource(other, animated: true)
    first.append(5)
    second.append(7)
    head.setDataSource(ArrayDataSource([2, 7]), animated: false)
    #expect(
      all.lines == [
        "[[1, 2, 3]]", "deletes([[0, 0]]), inserts([[0, 2]])", "inserts([[0, 3]])", "reset",
      ]
    )
    #expect(seen.lines == ["[[1, 3]]", "deletes([[0, 0]])", "inserts([[0, 1]])", "reset"])
    #expect(all.shown == [[2, 7]])
    #expect(head.convert(RowPosition(section: 0, row: 0), to: other) == nil)
  }

  @Test func aSourceThatIsNotComparedAnyMoreIsNotKept() {
    weak var gone: ArrayDataSource<Int>?
    let head: DiffingDataSource<Int>
    do {
      let source = ArrayDataSource([1])
      gone = source
      head = source.animatingReloads()
    }
    head.setDataSource(ArrayDataSource([2]), animated: true)
    #expect(gone == nil)
    #expect(head.items.itemsBySection == [[2]])
  }
}
