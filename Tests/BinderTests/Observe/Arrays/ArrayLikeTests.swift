import Binder
import BinderObservables
import TestSupport
import Testing

/// An observable array is changed like an array: each mutation is one event, and the same items.
@MainActor
@Suite("Mutations of an array", .bounded)
struct ArrayLikeTests {
  struct Mutation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [String]
    let observed: @MainActor @Sendable (MutableObservableArray<Int>) -> Void
    let plain: @MainActor @Sendable (inout [Int]) -> Void
  }

  private nonisolated static let mutations: [Mutation] = [
    Mutation(testDescription: "removeAll(where:)", events: ["deletes([0, 2])"]) {
      $0.removeAll { $0 > 2 }
    } plain: {
      $0.removeAll { $0 > 2 }
    },
    Mutation(testDescription: "removeAll(where:) of none", events: []) {
      $0.removeAll { $0 > 9 }
    } plain: {
      $0.removeAll { $0 > 9 }
    },
    Mutation(testDescription: "removeFirst", events: ["deletes([0])"]) {
      $0.removeFirst()
    } plain: {
      $0.removeFirst()
    },
    Mutation(testDescription: "sort", events: ["moves([(1, 0), (3, 1)])"]) {
      $0.sort()
    } plain: {
      $0.sort()
    },
    Mutation(testDescription: "sort in order", events: []) {
      $0.sort { _, _ in false }
    } plain: {
      $0.sort { _, _ in false }
    },
    Mutation(testDescription: "sort(by:)", events: ["moves([(2, 0), (3, 2)])"]) {
      $0.sort { $0 > $1 }
    } plain: {
      $0.sort { $0 > $1 }
    },
    Mutation(testDescription: "swapAt", events: ["moves([(3, 0), (0, 3)])"]) {
      $0.swapAt(0, 3)
    } plain: {
      $0.swapAt(0, 3)
    },
    Mutation(testDescription: "swapAt of one", events: []) {
      $0.swapAt(2, 2)
    } plain: {
      $0.swapAt(2, 2)
    },
    Mutation(testDescription: "+=", events: ["inserts([4, 5])"]) {
      $0 += [7, 8]
    } plain: {
      $0 += [7, 8]
    },
  ]

  @Test("are one event each", arguments: mutations)
  func events(_ mutation: Mutation) {
    var plain = [3, 1, 4, 2]
    let observed = MutableObservableArray(plain)
    var events: [String] = []
    observed.observeNext { events.append("\($0.change)") }
    mutation.observed(observed)
    mutation.plain(&plain)
    #expect(observed.array == plain)
    #expect(Array(events.dropFirst()) == mutation.events)
  }

  @Test("are parts of a batch")
  func batch() {
    let observed = MutableObservableArray([3, 1, 4, 2])
    var events: [String] = []
    observed.observeNext { events.append("\($0.source) \($0.change)") }
    observed.batchUpdate { array in
      array.sort()
      array.removeAll { $0 == 2 }
      array.removeAll { $0 == 9 }
      array.swapAt(1, 1)
      array += [0]
    }
    #expect(
      events == ["[3, 1, 4, 2] reset", "[1, 3, 4, 0] deletes([3]), inserts([3]), moves([(1, 0)])"]
    )
  }

  @Test("lead a mirror that follows their changes to the same items")
  func random() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<Cases.count(100) {
      var plain = (0..<random.next() % 8).map { _ in Int(random.next() % 5) }
      let observed = MutableObservableArray(plain)
      let mirror = MutableObservableArray<Int>()
      observed.map { $0 }.bind(to: mirror)
      for _ in 0..<6 {
        switch random.next() % 4 {
        case 0:
          let removed = Int(random.next() % 5)
          observed.removeAll { $0 == removed }
          plain.removeAll { $0 == removed }
        case 1:
          observed.sort { $0 % 3 < $1 % 3 }
          plain = plain.enumerated().sorted { ($0.1 % 3, $0.0) < ($1.1 % 3, $1.0) }.map(\.1)
        case 2 where !plain.isEmpty:
          let (first, second) = (random.next(), random.next())
          let count = UInt64(plain.count)
          observed.swapAt(Int(first % count), Int(second % count))
          plain.swapAt(Int(first % count), Int(second % count))
        default:
          let added = (0..<random.next() % 3).map { _ in Int(random.next() % 5) }
          observed += added
          plain += added
        }
        #expect(observed.array == plain)
        #expect(mirror.array == plain)
        #expect(observed.first == plain.first && observed.last == plain.last)
        var seen: [Int] = []
        observed.forEach { seen.append($0) }
        #expect(seen == plain)
      }
    }
  }

  @Test("a thrown error leaves the items as they were, without an event")
  func error() {
    struct Refused: Error {}
    let observed = MutableObservableArray([3, 1])
    var count = 0
    observed.observeNext { _ in count += 1 }
    #expect(throws: Refused.self) { try observed.removeAll { _ in throw Refused() } }
    #expect(throws: Refused.self) { try observed.sort { _, _ in throw Refused() } }
    observed.append(2)
    #expect(observed.array == [3, 1, 2])
    #expect(count == 2)
  }
}
