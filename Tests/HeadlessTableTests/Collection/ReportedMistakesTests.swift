import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

/// What people report of collection views most, by its number in the specification, and what the view says to it.
///
/// Dequeued views that are not returned (11) are in `CollectionMisuseTests`, views that are nil (10) in `OtherHostTests`, values
/// that are left in a cell (14) in `CollectionSnapshotTests`.
@MainActor
@Suite("The mistakes that are reported most", .bounded)
struct ReportedMistakesTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    var isLaidOut = true
    let sentences: [String]
    let make: @MainActor @Sendable (ItemSource, HeadlessCollectionView) -> Void

    var testDescription: String { name }

    init(
      _ name: String,
      isLaidOut: Bool = true,
      _ sentences: String...,
      make: @escaping @MainActor @Sendable (ItemSource, HeadlessCollectionView) -> Void
    ) {
      (self.name, self.isLaidOut, self.sentences, self.make) = (name, isLaidOut, sentences, make)
    }
  }

  @Test("are refused in UIKit's words, and the view shows the data after them", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let source = ItemSource(["a", "b", "c"], ["d"], [])
    let view = source.view(.uniform(.grid(columns: 4)))
    view.onInconsistency = .collect
    if mistake.isLaidOut { _ = view.visibleCells }
    mistake.make(source, view)
    #expect(view.inconsistencies.map(\.uikitText) == mistake.sentences)
    #expect(captions(view) == source.items.flatMap(\.self))
  }

  private nonisolated static func items(
    _ section: Int,
    _ after: Int,
    _ before: Int,
    inserted: Int = 0
  ) -> String {
    CollectionBatchSentenceTests.items(
      section,
      after,
      before,
      "\(inserted) inserted, 0 deleted",
      "0 moved in, 0 moved out"
    )
  }

  private nonisolated static func path(_ section: Int, _ item: Int) -> String {
    "<NSIndexPath: 0x...> {length = 2, path = \(section) - \(item)}"
  }

  private nonisolated static let mistakes = announcements + positions + others

  private nonisolated static let announcements = [
    Mistake("1: a change that is not announced", items(0, 4, 3)) { source, view in
      source.items[0].append("x")
      view.performBatchUpdates({})
    },
    Mistake("2: a reload, then a batch in the same turn", items(0, 4, 4, inserted: 1)) {
      source,
      view in
      source.items[0].append("x")
      view.reloadData()
      view.insertItems(at: [[0, 3]])
    },
    Mistake("2: a reload, a change, and its batch", items(0, 4, 4, inserted: 1)) { source, view in
      view.reloadData()
      source.items[0].append("x")
      view.insertItems(at: [[0, 3]])
    },
    Mistake("2: the same, with the change in the batch") { source, view in
      view.reloadData()
      view.performBatchUpdates {
        source.items[0].append("x")
        view.insertItems(at: [[0, 3]])
      }
    },
    Mistake(
      "3: a batch before the first layout",
      isLaidOut: false,
      items(0, 4, 4, inserted: 1)
    ) { source, view in
      source.items[0].append("x")
      view.insertItems(at: [[0, 3]])
    },
    Mistake("4: a reload after a batch is not lost") { source, view in
      view.performBatchUpdates {
        source.items[0].append("x")
        view.insertItems(at: [[0, 3]])
      }
      source.items = [["p"], ["q", "r"]]
      view.reloadData()
    },
    Mistake(
      "15: a batch for each section of one change",
      items(1, 2, 1),
      items(1, 2, 2, inserted: 1)
    ) { source, view in
      source.items[0].append("x")
      source.items[1].append("y")
      view.insertItems(at: [[0, 3]])
      view.insertItems(at: [[1, 1]])
    },
  ]

  private nonisolated static let positions = [
    Mistake(
      "5: a deletion by a position that is not there before the batch",
      "attempt to delete item 3 from section 0 which only contains 3 items before the update"
    ) { source, view in
      source.items[0] = ["x", "a", "b"]
      view.performBatchUpdates {
        view.insertItems(at: [[0, 0]])
        view.deleteItems(at: [[0, 3]])
      }
    },
    Mistake(
      "5: an insertion by a position that is not there after the batch",
      "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update"
    ) { source, view in
      source.items[0] = ["b", "c", "x"]
      view.performBatchUpdates {
        view.deleteItems(at: [[0, 0]])
        view.insertItems(at: [[0, 3]])
      }
    },
    Mistake(
      "6: an item deleted and reloaded",
      "attempt to delete and reload the same index path (\(path(0, 1)))"
    ) { source, view in
      source.items[0].remove(at: 1)
      view.performBatchUpdates {
        view.deleteItems(at: [[0, 1]])
        view.reloadItems(at: [[0, 1]])
      }
    },
    Mistake(
      "6: an item reloaded and moved",
      "attempt to perform a delete and a move from the same index path (\(path(0, 2)))"
    ) { source, view in
      source.items[0] = ["C", "a", "b"]
      view.performBatchUpdates {
        view.moveItem(at: [0, 2], to: [0, 0])
        view.reloadItems(at: [[0, 2]])
      }
    },
    Mistake(
      "6: an item inserted where another one is moved to",
      "attempt to perform an insert and a move to the same index path (\(path(0, 0)))"
    ) { source, view in
      source.items[0] = ["c", "x", "a", "b"]
      view.performBatchUpdates {
        view.moveItem(at: [0, 2], to: [0, 0])
        view.insertItems(at: [[0, 0]])
      }
    },
    Mistake(
      "7: an item inserted into a section that moves",
      "attempt to insert item 0 into section 0, which is moved in the same update"
    ) { source, view in
      source.items = [["x", "d"], ["a", "b", "c"], []]
      view.performBatchUpdates {
        view.moveSection(1, toSection: 0)
        view.insertItems(at: [[0, 0]])
      }
    },
    Mistake(
      "8: an empty section reloaded beside an insertion",
      "attempt to create view animation for nil view"
    ) { source, view in
      source.items[0].append("x")
      view.performBatchUpdates {
        view.reloadSections([2])
        view.insertItems(at: [[0, 3]])
      }
    },
    Mistake("8: a section that becomes empty, reloaded alone") { source, view in
      source.items[0] = []
      view.reloadSections([0])
    },
  ]

  private nonisolated static let others = [
    Mistake(
      "10: a view that nothing is registered for",
      "could not dequeue a view of kind: label with identifier label - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard"
    ) { source, view in
      let header = LayoutBoundaryItem(kind: "label", height: .absolute(20), alignment: .top)
      view.layout = .sections(boundaryItems: [header]) { _, _ in .grid(columns: 4) }
      _ = view.visibleCells
    },
    Mistake(
      "11: an item that is configured again with another cell",
      "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell "
        + "when reconfiguring an item, which is not allowed. Existing cell: PhotoCell #1, index path: "
        + path(0, 0)
    ) { source, view in
      view.register(PhotoCell.self, forCellWithReuseIdentifier: "other")
      source.makesCell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
      view.reconfigureItems(at: [[0, 0]])
    },
    Mistake(
      "12: the attributes of an item that has gone with a reload",
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \(path(0, 2))"
    ) { source, view in
      source.items[0].removeLast()
      view.reloadData()
      #expect(view.layoutAttributesForItem(at: [0, 2]) == nil)
      #expect(view.layoutAttributesForItem(at: [1, 0])?.frame.minY == 80)
    },
    Mistake(
      "13: scrolling to an item that is not there",
      "Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 3 items in "
        + "section 0."
    ) { source, view in
      view.scrollToItem(at: [0, 3], at: .top)
    },
  ]

  @Test("9: a header stays as it is when items change, and is made again with its section")
  func header() {
    let header = LayoutBoundaryItem(kind: "header", height: .absolute(20), alignment: .top)
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: .absolute(40),
      subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))]
    )
    let source = ItemSource(["a"])
    let view = source.view(
      .uniform(.compositional(LayoutSection(group: group, boundaryItems: [header])))
    )
    func text() -> String? {
      (view.supplementaryView(forElementKind: "header", at: [0, 0]) as? BadgeView)?.count.text
    }
    source.title = "1 item"
    #expect(text() == "1 item")
    source.title = "2 items"
    source.items[0].append("b")
    view.insertItems(at: [[0, 1]])
    #expect(text() == "1 item")
    view.reloadSections([0])
    #expect(text() == "2 items")
  }
}
