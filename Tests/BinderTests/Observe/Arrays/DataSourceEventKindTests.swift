import Binder
import BinderObservables
import TestSupport
import Testing

/// What became of an array, step by step.
@Suite(.bounded)
struct DataSourceEventKindTests {
  private static func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func ofAnArray() {
    let names = MutableObservableArray(["Steve", "Tim"])
    var seen: [[DataSourceEventKind]] = []
    names.observeNext { seen.append($0.kinds) }
    names.append("John")
    names.batchUpdate { names in
      names[0] = "Stephen"
      names.removeLast()
    }
    names.move(from: 0, to: 0)
    #expect(
      seen == [
        [.reload], [.insertItems([Self.path(0, 2)])],
        [
          .beginUpdates, .deleteItems([Self.path(0, 2)]), .reloadItems([Self.path(0, 0)]),
          .endUpdates,
        ],
        [],
      ]
    )
  }

  @Test func ofSections() {
    let cities = MutableObservable2DArray([
      Observable2DArraySection(metadata: "a", items: [1, 2]),
      Observable2DArraySection(metadata: "b", items: [3]),
    ])
    var seen: [[DataSourceEventKind]] = []
    cities.observeNext { seen.append($0.kinds) }
    cities.moveItem(from: Self.path(0, 0), to: Self.path(1, 0))
    cities.moveSection(from: 1, to: 0)
    cities.replaceSection(at: 0, with: Observable2DArraySection(metadata: "c", items: [9]))
    cities.appendSection(Observable2DArraySection(metadata: "d", items: []))
    cities.removeSection(at: 1)
    #expect(seen.dropFirst(1).first == [.moveItem(Self.path(0, 0), Self.path(1, 0))])
    #expect(
      [[.moveSection(0, 1)], [.moveSection(1, 0)]].contains(seen[2]),
      "one of two equal moves"
    )
    #expect(
      seen.dropFirst(3) == [[.reloadSections([0])], [.insertSections([2])], [.deleteSections([1])]]
    )
  }
}
