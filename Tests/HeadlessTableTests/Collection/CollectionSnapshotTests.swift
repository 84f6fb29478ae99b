import Binder
import BinderCollections
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("Snapshots in a collection view", .bounded)
struct CollectionSnapshotTests {
  private let collection = HeadlessCollectionView(id: "pantry", width: 320, height: 640)
  private let binder: SectionedCollectionViewBinder<PhotoSection>

  init() {
    binder = SectionedCollectionViewBinder(
      collectionView: collection,
      sectionedBy: PhotoSection.self
    )
    binder.onAllOtherSections()
      .bind(cellType: PhotoCell.self, items: String.self)
      .onDequeue { _, _, cell, id in cell.caption.text = id }
    binder.finish()
  }

  /// A snapshot of sections of letters.
  private func snapshot(
    _ sections: (PhotoSection, String)...
  ) -> ListSnapshot<PhotoSection, String> {
    var snapshot = ListSnapshot<PhotoSection, String>()
    for (section, letters) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(letters.map(String.init), toSection: section)
    }
    return snapshot
  }

  @Test("an outline is the items of its section, and shows what is expanded")
  func outline() {
    var fruit = ListSectionSnapshot<String>()
    fruit.append(["Fruit", "Nuts"])
    fruit.append(["Apple", "Pear"], to: "Fruit")
    binder.apply(fruit, to: .albums)
    #expect(captions(collection) == ["Fruit", "Nuts"])
    collection.calls.clear()
    fruit.expand(["Fruit"])
    binder.apply(fruit, to: .albums)
    #expect(captions(collection) == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect(batches(collection) == ["batch 2 inserts"])
    let shown: ListSectionSnapshot<String> = binder.snapshot(for: .albums, of: String.self)
    #expect(shown.isExpanded("Fruit") && shown.level(of: "Pear") == 1)

    var more = ListSectionSnapshot<String>()
    more.append(["Bread", "Nuts"])
    binder.apply(more, to: .settings)
    #expect(captions(collection) == ["Fruit", "Apple", "Pear", "Bread", "Nuts"])
    #expect(binder.sectionIdentifier(for: 1) == .settings)
    #expect(collection.diagnostics.map { $0.message.contains("It was moved.") } == [true])
  }

  @Test(
    "any snapshot after any other, under what UIKit refuses and under more",
    arguments: [Strictness.uikit, .strict]
  )
  func transitions(strictness: Strictness) {
    collection.strictness = strictness
    let all = [
      snapshot((.recent, "xyz"), (.albums, "pq")), snapshot((.recent, "zxy"), (.albums, "pq")),
      snapshot((.recent, "xz"), (.albums, "pqy")), snapshot((.albums, "pq"), (.recent, "xyz")),
      snapshot((.recent, "xyz"), (.albums, "pq"), (.settings, "w")),
      snapshot((.recent, "xz"), (.settings, "py"), (.albums, "q")), snapshot((.settings, "yx")),
      snapshot(),
    ]
    for old in all {
      for new in all {
        binder.apply(old)
        #expect(captions(collection) == old.itemIdentifiers)
        binder.apply(new)
        #expect(captions(collection) == new.itemIdentifiers)
      }
    }
    #expect(collection.inconsistencies.isEmpty && collection.diagnostics.isEmpty)
  }

  @Test("UIKit takes a move into an inserted section")
  func batch() {
    let source = ItemSource(["x", "y", "z"])
    let view = source.view()
    view.strictness = .uikit
    #expect(captions(view) == ["x", "y", "z"])
    view.performBatchUpdates {
      source.items = [["x", "z"], ["y"]]
      view.insertSections([1])
      view.moveItem(
        at: IndexPath(row: 1, section: 0),
        to: IndexPath(row: 0, section: 1)
      )
    }
    #expect(captions(view) == ["x", "z", "y"])
    #expect(view.inconsistencies.isEmpty)
  }
}
