import Binder
import BinderCollections
import BinderObservables
import TestSupport
import Testing

@testable import HeadlessTable

/// Answers for one more item than there are: a plus sign at the end.
private final class PlusBinder: ObservableArray<String>.CollectionViewBinder {
  private(set) var applied: [String] = []

  override func collectionView(
    _ collectionView: any CollectionHost,
    numberOfItemsInSection section: Int
  ) -> Int { super.collectionView(collectionView, numberOfItemsInSection: section) + 1 }

  override func collectionView(
    _ collectionView: any CollectionHost,
    cellForItemAt indexPath: IndexPath
  ) -> any TableCell {
    let cell = collectionView.dequeue(PhotoCell.self)
    cell.caption.text = item(at: indexPath) ?? "+"
    return cell
  }

  override func applyChangeset(_ changeset: Event) {
    applied.append("\(changeset.change)")
    super.applyChangeset(changeset)
  }
}

/// Two sections of the same items.
private final class TwiceBinder: ObservableArray<String>.CollectionViewBinder {
  override func numberOfSections(in collectionView: any CollectionHost) -> Int {
    2 * super.numberOfSections(in: collectionView)
  }

  override func collectionView(
    _ collectionView: any CollectionHost,
    numberOfItemsInSection section: Int
  ) -> Int { super.collectionView(collectionView, numberOfItemsInSection: 0) }

  override func collectionView(
    _ collectionView: any CollectionHost,
    cellForItemAt indexPath: IndexPath
  ) -> any TableCell {
    let path = IndexPath(row: indexPath.item, section: 0)
    return super.collectionView(collectionView, cellForItemAt: path)
  }

  override func applyChangeset(_ changeset: Event) { collectionView?.rows.reloadData() }
}

@MainActor
@Suite("The binder of a collection view", .bounded)
struct CollectionBinderTests {
  private let collection = HeadlessCollectionView(
    id: "numbers",
    width: 100,
    height: 1000,
    layout: .uniform(.grid(columns: 1, itemHeight: .absolute(50)))
  )
  private let numbers = MutableObservableArray(["1", "2", "3"])

  @Test("each event is one batch")
  func events() {
    let binder = CollectionViewBinderDataSource<PersistentArray<String>> { numbers, path, view in
      let cell = view.dequeue(PhotoCell.self)
      cell.caption.text = numbers[path.item]
      return cell
    }
    #expect(binder.changeset == nil)
    numbers.bind(to: collection, using: binder)
    #expect(binder.collectionView === collection)
    #expect(captions(collection) == ["1", "2", "3"])
    collection.calls.clear()
    numbers.insert("4", at: 1)
    numbers.remove(at: 0)
    numbers[1] = "5"
    numbers.moveItem(from: 0, to: 2)
    numbers.batchUpdate { numbers in
      numbers.append("6")
      numbers.insert("7", at: 0)
    }
    #expect(captions(collection) == ["7", "5", "3", "4", "6"])
    #expect(
      batches(collection) == [
        "batch 1 insert", "batch 1 delete", "batch 1 reload", "batch 1 move", "batch 2 inserts",
      ]
    )
    #expect(binder.changeset.map { Array($0.dataSource) } == numbers.array)
    #expect(collection.diagnostics.isEmpty)
  }

  @Test("a subclass answers for an item that the data does not have")
  func plus() {
    let binder = PlusBinder()
    numbers.bind(to: collection, using: binder)
    #expect(captions(collection) == ["1", "2", "3", "+"])
    numbers.batchUpdate { numbers in
      numbers.append("4")
      numbers.remove(at: 0)
    }
    #expect(captions(collection) == ["2", "3", "4", "+"])
    #expect(binder.applied.count == 2)
    #expect(binder.applied.first == "reset")
    #expect(collection.diagnostics.isEmpty)
  }

  @Test("a subclass with other sections, cells of one type, and reloads")
  func twice() {
    numbers.bind(to: collection, cellType: PhotoCell.self, using: TwiceBinder()) { cell, number in
      cell.caption.text = number
    }
    #expect(captions(collection) == ["1", "2", "3", "1", "2", "3"])
    numbers.removeLast()
    #expect(captions(collection) == ["1", "2", "1", "2"])
    #expect(collection.diagnostics.isEmpty)
  }

  @Test("a source by a binder")
  func source() {
    let source = ArrayDataSource(["b", "a"])
    let binder = CollectionViewBinderDataSource<SourceItems<String>> { items, path, view in
      let cell = view.dequeue(PhotoCell.self)
      cell.caption.text = items.item(at: path)
      return cell
    }
    source.sorted().bind(to: collection, using: binder)
    #expect(captions(collection) == ["a", "b"])
  }

  @Test("a binder does not keep its collection view, nor the other way round after its end")
  func lifetime() {
    weak var gone: HeadlessCollectionView?
    let binder = PlusBinder()
    do {
      let collection = HeadlessCollectionView(id: "gone", width: 100, height: 100)
      numbers.bind(to: collection, using: binder)
      _ = collection.visibleCells
      gone = collection
    }
    #expect(gone == nil)
    #expect(binder.collectionView == nil)
    numbers.append("4")
    #expect(binder.applied == ["reset"])
  }
}

/// What the batches of the call log announce.
@MainActor
func batches(_ view: HeadlessCollectionView) -> [String] {
  view.calls.description.split(separator: "\n").map { $0.split(separator: " ") }
    .filter { $0.contains("batch") }
    .map { words in words.drop { $0 != "batch" }.prefix { $0 != "valid," }.joined(separator: " ") }
}
