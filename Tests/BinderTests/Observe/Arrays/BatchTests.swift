import TestSupport
import Testing

@testable import Binder
import BinderObservables

@Suite("A batch of mutations is one change", .bounded)
struct BatchTests {
  /// An operation in positions of the list as the one before has left it.
  enum Step {
    case insert(Int, at: Int)
    case delete(ClosedRange<Int>)
    case update(ClosedRange<Int>)
    case move(Int, Int)
  }

  private func run(_ steps: [Step], size: Int = 10) -> (change: String, isRight: Bool) {
    let array = MutableObservableArray(0..<size)
    var change = CollectionChange<Changeset>.unchanged
    var count = -1
    array.observeNext { event in
      change = count < 0 ? .unchanged : event.change
      count += 1
    }
    array.batchUpdate { array in
      for step in steps {
        switch step {
        case .insert(let number, let position):
          array.insert(contentsOf: repeatElement(-1, count: number), at: position)
        case .delete(let range): array.removeSubrange(Range(range))
        case .update(let range): for row in range { array[row] = -2 }
        case .move(let source, let target): array.moveItem(from: source, to: target)
        }
      }
    }
    let isRight = replay(change, on: Array(0..<size), to: array.array) == array.array
    return (count == 0 ? "no event" : "\(change)", isRight)
  }

  @Test(
    "merged op by op",
    arguments: [
      ([.delete(1...1), .delete(1...1)], "deletes([1, 2])"),
      ([.insert(1, at: 0), .insert(1, at: 0)], "inserts([0, 1])"),
      ([.insert(1, at: 0), .delete(0...0)], "no event"),
      ([], "no event"),
      ([.insert(3, at: 1), .insert(2, at: 1)], "inserts([1, 2, 3, 4, 5])"),
      ([.insert(3, at: 1), .insert(2, at: 2)], "inserts([1, 2, 3, 4, 5])"),
      ([.insert(3, at: 1), .insert(2, at: 4)], "inserts([1, 2, 3, 4, 5])"),
      ([.insert(3, at: 1), .delete(1...2)], "inserts([1])"),
      ([.insert(3, at: 1), .delete(0...1)], "deletes([0]), inserts([0, 1])"),
      ([.insert(3, at: 1), .delete(3...4)], "deletes([1]), inserts([1, 2])"),
      ([.insert(3, at: 1), .delete(0...0)], "deletes([0]), inserts([0, 1, 2])"),
      ([.insert(3, at: 1), .delete(5...6)], "deletes([2, 3]), inserts([1, 2, 3])"),
      ([.insert(3, at: 1), .update(0...1)], "inserts([1, 2, 3]), updates([0])"),
      ([.insert(3, at: 1), .update(1...2)], "inserts([1, 2, 3])"),
      ([.insert(3, at: 1), .update(3...4)], "inserts([1, 2, 3]), updates([1])"),
      ([.update(1...3), .insert(2, at: 0)], "inserts([0, 1]), updates([1, 2, 3])"),
      ([.update(1...3), .insert(2, at: 2)], "inserts([2, 3]), updates([1, 2, 3])"),
      ([.update(1...3), .insert(2, at: 4)], "inserts([4, 5]), updates([1, 2, 3])"),
      ([.update(1...3), .delete(0...1)], "deletes([0, 1]), updates([2, 3])"),
      ([.update(1...3), .delete(3...4)], "deletes([3, 4]), updates([1, 2])"),
      ([.update(1...3), .delete(0...0)], "deletes([0]), updates([1, 2, 3])"),
      ([.update(1...3), .delete(4...4)], "deletes([4]), updates([1, 2, 3])"),
      ([.delete(3...4), .insert(3, at: 0)], "deletes([3, 4]), inserts([0, 1, 2])"),
      ([.delete(0...2), .insert(3, at: 1)], "deletes([0, 1, 2]), inserts([1, 2, 3])"),
      ([.delete(0...0), .delete(1...1)], "deletes([0, 2])"),
      ([.delete(2...2), .delete(0...0)], "deletes([0, 2])"),
      ([.delete(0...0), .update(2...3)], "deletes([0]), updates([3, 4])"),
      ([.delete(2...2), .update(0...2)], "deletes([2]), updates([0, 1, 3])"),
      ([.insert(1, at: 1), .delete(0...0)], "deletes([0]), inserts([0])"),
      ([.insert(1, at: 0), .delete(1...1)], "deletes([0]), inserts([0])"),
      ([.insert(1, at: 1), .insert(1, at: 0)], "inserts([0, 2])"),
      ([.update(0...0), .delete(0...0)], "deletes([0])"),
      ([.update(1...1), .delete(0...0)], "deletes([0]), updates([1])"),
    ] as [([Step], String)]
  )
  func merging(steps: [Step], expected: String) {
    let (change, isRight) = run(steps)
    #expect(change == expected)
    #expect(isRight)
  }

  @Test(
    "with moves",
    arguments: [
      ([.move(1, 3), .delete(3...3)], "deletes([1])"),
      ([.move(1, 3), .move(3, 5)], "moves([(1, 5)])"),
      ([.move(1, 3), .move(3, 1)], "no event"),
      ([.move(1, 3), .update(3...3)], "updates([1]), moves([(1, 3)])"),
      ([.update(1...1), .move(1, 3)], "updates([1]), moves([(1, 3)])"),
      ([.insert(1, at: 1), .move(1, 3)], "inserts([3])"),
      ([.move(1, 3), .update(2...2)], "updates([3]), moves([(1, 3)])"),
      ([.move(0, 2), .move(0, 2)], "moves([(0, 1), (1, 2)])"),
      ([.move(3, 0), .delete(0...0), .insert(1, at: 0)], "deletes([3]), inserts([0])"),
      ([.move(0, 9), .delete(0...7)], "deletes([1, 2, 3, 4, 5, 6, 7, 8]), moves([(0, 1)])"),
      ([.move(0, 9), .delete(0...8)], "deletes([1, 2, 3, 4, 5, 6, 7, 8, 9])"),
    ] as [([Step], String)]
  )
  func moves(steps: [Step], expected: String) {
    let (change, isRight) = run(steps)
    #expect(change == expected)
    #expect(isRight)
  }

  @Test("a batch within a batch is part of it")
  func nesting() {
    let array = MutableObservableArray([1, 2, 3])
    let log = EventLog(array)
    array.batchUpdate { array in
      array.append(4)
      array.batchUpdate { array in
        array.append(5)
        array.append(6)
      }
      #expect(log.takeChanges() == ["reset"])
    }
    #expect(log.takeChanges() == ["inserts([3, 4, 5])"])
  }

  @Test("a batch with a replacement in it is a reload")
  func replacement() {
    let array = MutableObservableArray([1, 2, 3])
    let log = EventLog(array)
    array.batchUpdate { array in
      array.append(4)
      array.replace(with: [7])
      array.append(8)
    }
    #expect(log.takeChanges() == ["reset", "reset"])
    #expect(array.array == [7, 8])
  }

  @Test("a replacement by what is different joins the batch that it is in")
  func replacementWithDiff() {
    let array = MutableObservableArray([1, 2, 3])
    let log = EventLog(array)
    array.batchUpdate { array in
      array.append(4)
      array.replace(with: [0, 1, 3, 4], performDiff: true)
      array.remove(at: 0)
    }
    #expect(log.takeChanges() == ["reset", "deletes([1]), inserts([2])"])
  }

  @Test("a batch that fails in the middle tells what was done")
  func failure() {
    struct Stop: Error {}
    let array = MutableObservableArray([1])
    let log = EventLog(array)
    #expect(throws: Stop.self) {
      try array.batchUpdate { array throws(Stop) in
        array.append(2)
        throw Stop()
      }
    }
    #expect(log.takeChanges() == ["reset", "inserts([1])"])
  }
}
