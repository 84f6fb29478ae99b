import Binder
import BinderObservables
import TestSupport
import Testing

/// Conditions and orders of sources whose code changes the source, and positions of other sources.
@MainActor
@Suite("Sources that are changed while they are asked", .bounded)
struct ChangingPredicateTests {
  @Test("show what a condition has added, and what comes after it")
  func filter() {
    let array = MutableObservableArray([1, 2, 3])
    let shown = ObservableDataSource(array).filter { _ in true }
    var isFirst = true
    shown.predicate = { item in
      if isFirst {
        isFirst = false
        array.append(9)
      }
      return item != 1
    }
    #expect(shown.items.itemsBySection == [[2, 3, 9]])
    array.append(10)
    #expect(shown.items.itemsBySection == [[2, 3, 9, 10]])
  }

  @Test("show what an order has added")
  func sorted() {
    let array = MutableObservableArray([1, 2, 3])
    let shown = ObservableDataSource(array).sorted { $0 < $1 }
    var isFirst = true
    shown.areInIncreasingOrder = { left, right in
      if isFirst {
        isFirst = false
        array.append(9)
      }
      return left > right
    }
    #expect(shown.items.itemsBySection == [[9, 3, 2, 1]])
  }

  @Test("follow the source that was set last, also by an observer of the one before")
  func setWhileSet() {
    let (ys, zs) = (MutableObservableArray<Int>([]), MutableObservableArray([7]))
    let sources = (ObservableDataSource(ys), ObservableDataSource(zs))
    let head = ArrayDataSource([1]).animatingReloads()
    var isFirst = true
    head.changes.dropFirst().observeNext { change in
      guard isFirst, change.items.itemCount == 0 else { return }
      isFirst = false
      head.setDataSource(sources.1, animated: true)
    }
    head.setDataSource(sources.0, animated: true)
    ys.append(99)
    #expect(head.items.itemsBySection == [[7]])
    zs.append(8)
    #expect(head.items.itemsBySection == [[7, 8]])
  }

  @Test("have no position for a row of another source")
  func positions() {
    let (array, other) = (ArrayDataSource([1, 2, 3]), ArrayDataSource([1, 2, 3]))
    let first = RowPosition(section: 0, row: 0)
    let sources: [any DataSource<Int>] = [
      array.filter { _ in true }, array.sorted { $0 < $1 }, array.switchable(),
      array.hidingByHand(),
      array.flattened(), array.hidingEmptySections(), array.animatingReloads(),
    ]
    for source in sources {
      #expect(source.position(of: SourcePosition(source: array, position: first)) == first)
      #expect(source.position(of: SourcePosition(source: other, position: first)) == nil)
    }
  }

  @Test("and never come to rest are told so")
  func endless() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let same = ObservableArrayEvent(source: [1] as PersistentArray)
        let events = PublishSubject<ObservableArrayEvent<Int>, Never>()
        let search = Property({ (_: Int) in true })
        events.toSignal().filter(search).observeNext { _ in }
        events.send(same)
        search.value = { _ in
          events.send(same)
          return true
        }
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let array = ArrayDataSource([1, 2])
        let sorted = array.sorted { $0 < $1 }
        sorted.areInIncreasingOrder = {
          array.replace(with: [1, 2])
          return $0 < $1
        }
      },
    ]
    for result in results {
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(message.contains("at every event that it receives, which never ends."))
    }
  }
}
