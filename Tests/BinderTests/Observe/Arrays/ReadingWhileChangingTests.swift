import Binder
import BinderObservables
import TestSupport
import Testing

/// Whatever runs in the middle of a mutation may look at the array.
@Suite("Reading an array in the middle of its mutations", .bounded)
struct ReadingWhileChangingTests {
  typealias Section = Observable2DArraySection<String, Int>

  struct Case: Sendable {
    let expected: [Int]
    let mutate: @Sendable (MutableObservableArray<Int>) -> Void

    init(_ expected: [Int], _ mutate: @escaping @Sendable (MutableObservableArray<Int>) -> Void) {
      self.expected = expected
      self.mutate = mutate
    }
  }

  @Test(
    "arguments that are computed on demand",
    arguments: [
      Case([3, 3]) { a in a.replace(with: [1, 2].lazy.map { _ in a.count }) },
      Case([3, 3]) { a in a.replace(with: [1, 2].lazy.map { _ in a.count }, performDiff: true) },
      Case([1, 2, 3, 3]) { a in a.append(contentsOf: [1].lazy.map { _ in a.count }) },
      Case([1, 3, 2, 3]) { a in a.insert(contentsOf: [1].lazy.map { _ in a.count }, at: 1) },
      Case([1, 2, 3, 3]) { a in a.silentUpdate { $0.append(a.count) } },
    ]
  )
  func arrays(example: Case) {
    let array = MutableObservableArray([1, 2, 3])
    example.mutate(array)
    #expect(array.array == example.expected)
  }

  struct SectionsCase: Sendable {
    let expected: [Int]
    let mutate: @Sendable (MutableObservable2DArray<String, Int>) -> Void

    init(
      _ expected: [Int],
      _ mutate: @escaping @Sendable (MutableObservable2DArray<String, Int>) -> Void
    ) {
      self.expected = expected
      self.mutate = mutate
    }
  }

  @Test(
    "those of sections",
    arguments: [
      SectionsCase([2]) { a in
        a.replace(with: [1].lazy.map { _ in Section(metadata: "", items: [a.count]) })
      },
      SectionsCase([2]) { a in
        a.replaceItems(ofSection: 0, with: [1].lazy.map { _ in a.count })
      },
      SectionsCase([2]) { a in
        a.replaceItems(ofSection: 0, with: [1].lazy.map { _ in a.count }, performDiff: true)
      },
      SectionsCase([2, 1, 2]) { a in
        a.insert(contentsOf: [1].lazy.map { _ in a.count }, at: [0, 0])
      },
      SectionsCase([1, 2, 2]) { a in a.silentUpdate { $0.sections[0].items.append(a.count) } },
      SectionsCase([1, 2, 2]) { a in a[0].items.append(a.count) },
    ]
  )
  func sections(example: SectionsCase) {
    let array = MutableObservable2DArray([Section(metadata: "A", items: [1, 2])])
    example.mutate(array)
    #expect(array[0].items == PersistentArray(example.expected))
  }

  /// Looks at something when it goes.
  private final class Guest {
    let look: () -> Void

    init(_ look: @escaping () -> Void) {
      self.look = look
    }

    deinit { look() }
  }

  @Test("items that look at the array when they go", arguments: 0..<6)
  func goingItems(number: Int) {
    let array = MutableObservableArray<Guest>()
    var counts: [Int] = []
    let makeGuest = { [unowned array] in Guest { counts.append(array.count) } }
    array.replace(with: [makeGuest(), makeGuest()])
    switch number {
    case 0: array.removeAll()
    case 1: array.removeSubrange(0..<2)
    case 2: array.replace(with: [])
    case 3:
      array.removeLast()
      array.remove(at: 0)
    case 4:
      array[0] = makeGuest()
      array.silentUpdate { $0 = [] }
    default: array.batchUpdate { $0.replace(with: []) }
    }
    #expect(array.isEmpty)
    #expect(counts.count >= 2)
  }

  @Test("items of sections that look at the array when they go", arguments: 0..<6)
  func goingItemsOfSections(number: Int) {
    let array = MutableObservable2DArray<String, Guest>()
    var counts: [Int] = []
    let makeGuest = { [unowned array] in Guest { counts.append(array.count) } }
    array.appendSection(Observable2DArraySection(metadata: "A", items: [makeGuest(), makeGuest()]))
    switch number {
    case 0: array.removeAllItems()
    case 1: array.removeAllItemsAndSections()
    case 2: array.replaceItems(ofSection: 0, with: [])
    case 3: array.removeSection(at: 0)
    case 4:
      array[[0, 0]] = makeGuest()
      array[0].items = []
    default: array.silentUpdate { $0 = Array2D() }
    }
    #expect(array.isEmpty)
    #expect(counts.count >= 2)
  }
}
