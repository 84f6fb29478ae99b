import Binder
import BinderObservables
import TestSupport
import Testing

/// Who comes in the middle of a batch gets the array before it, and then the batch.
@Suite("Observing in the middle of a batch", .bounded)
struct ObservedInBatchTests {
  @Test("the array before the batch, and then the batch", arguments: [false, true])
  func array(isNested: Bool) {
    let array = MutableObservableArray([1, 2])
    var logs: [EventLog<MutableObservableArray<Int>>] = []
    array.batchUpdate { array in
      array.append(3)
      if isNested {
        array.batchUpdate { logs.append(EventLog($0)) }
      } else {
        logs.append(EventLog(array))
      }
      array.append(2)
    }
    array.remove(at: 0)
    #expect(logs[0].events.map(\.change) == ["reset", "inserts([2, 3])", "deletes([0])"])
    #expect(logs[0].events.map(\.items) == [[1, 2], [1, 2, 3, 2], [2, 3, 2]])
  }

  @Test("what is made of the array, and a signal that turns to it")
  func operators() {
    let (array, turns) = (MutableObservableArray([1, 2]), SafePublishSubject<Void>())
    let latest = EventLog(turns.flatMapLatest { _ in array.toSignal() })
    var logs: [EventLog<SafeSignal<ObservableArrayEvent<Int>>>] = []
    array.batchUpdate { array in
      array.append(3)
      logs.append(EventLog(array.filter { $0 > 1 }))
      turns.send()
    }
    #expect(logs[0].events.map(\.items) == [[2], [2, 3]])
    #expect(latest.events.map(\.items) == [[1, 2], [1, 2, 3]])
  }

  @Test("an array that was changed silently before is told as it is")
  func silence() {
    let array = MutableObservableArray([1])
    array.silentUpdate { $0.append(2) }
    var logs: [EventLog<MutableObservableArray<Int>>] = []
    array.batchUpdate { array in
      array.append(3)
      logs.append(EventLog(array))
    }
    #expect(logs[0].events.map(\.items) == [[1, 2], [1, 2, 3]])
    #expect(logs[0].takeChanges() == ["reset", "reset"])
  }

  @Test("sections")
  func sections() {
    typealias Section = Observable2DArraySection<String, Int>
    let array = MutableObservable2DArray([Section(metadata: "A", items: [1, 2])])
    var events: [String] = []
    array.batchUpdate { array in
      array.appendItem(3, toSection: 0)
      array.observeNext { events.append("\($0.change) \($0.source)") }
      array.appendSection(Section(metadata: "B", items: [4]))
    }
    #expect(
      events == [
        "reset [(A, [1, 2])]", "insertSections([1]), inserts([[0, 2]]) [(A, [1, 2, 3]), (B, [4])]",
      ]
    )
  }
}
