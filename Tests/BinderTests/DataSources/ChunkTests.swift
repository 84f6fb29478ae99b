import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// What asks for all items asks for many at a time: one question of a source's values is answered with hundreds.
@MainActor
@Suite(.bounded)
struct ChunkTests {
  /// Numbers that say how they are asked for.
  private final class AskedNumbers: BaseDataSource<Int> {
    let log = Log()

    init(_ count: Int) {
      super.init()
      show(Items(numbers: PersistentArray(0..<count), log: log), .reload)
    }

    final class Log {
      var chunks = 0
      var single = 0
    }

    struct Items: SectionedItems {
      let numbers: PersistentArray<Int>
      let log: Log

      var sectionCount: Int { 1 }

      func itemCount(inSection section: Int) -> Int { numbers.count }

      func item(at position: RowPosition) -> Int {
        log.single += 1
        return numbers[position.row]
      }

      func name(ofSection section: Int) -> String? { nil }

      func forEachChunk(inSection section: Int, _ body: (ArraySlice<Int>) -> Void) {
        numbers.forEachChunk { chunk in
          log.chunks += 1
          body(chunk)
        }
      }
    }
  }

  /// What is between the numbers and the filter.
  enum Link: CaseIterable {
    case nothing, filter, map, hideEmpty, flatten, concatenate, byHand

    @MainActor
    fileprivate func add(to source: some DataSource<Int>) -> any DataSource<Int> {
      switch self {
      case .nothing: source
      case .filter: source.filter { $0 > 100 }
      case .map: source.map { $0 + 1 }
      case .hideEmpty: source.hidingEmptySections()
      case .flatten: source.flattened()
      case .concatenate: source.concatenated(with: ArrayDataSource([1, 2]))
      case .byHand: source.hidingByHand()
      }
    }
  }

  @Test(arguments: Link.allCases)
  func aKeystrokeAsksForChunks(_ link: Link) {
    let numbers = AskedNumbers(10_000)
    let source = link.add(to: numbers)
    var asked = 0
    let filtered = source.filter { _ in true }
    numbers.log.single = 0
    numbers.log.chunks = 0
    filtered.predicate = { number in
      asked += 1
      return number.isMultiple(of: 3)
    }
    #expect(asked == source.count)
    #expect(numbers.log.single == 0)
    // What is made of items is kept.
    let chunks = link == .map ? 0...0 : 1...(10_000 / 8)
    #expect(chunks.contains(numbers.log.chunks), "\(numbers.log.chunks) chunks")
    #expect(filtered.items.itemsBySection.joined().allSatisfy { $0.isMultiple(of: 3) })
    #expect(numbers.log.single == 0)
  }

  /// Items that are made when they are asked for.
  private struct MadeItems: SectionedItems {
    var sectionCount: Int { 1 }

    func itemCount(inSection section: Int) -> Int { 1_000 }

    func item(at position: RowPosition) -> Int { position.row * 2 }

    func name(ofSection section: Int) -> String? { nil }
  }

  @Test func itemsThatAreInNoArrayAreGatheredInSmallOnes() {
    var sizes: Set<Int> = []
    var items: [Int] = []
    MadeItems().forEachChunk(inSection: 0) { chunk in
      sizes.insert(chunk.count)
      items += chunk
    }
    #expect(items == (0..<1_000).map { $0 * 2 })
    #expect(sizes.allSatisfy { (1...100).contains($0) })
  }

  @Test(arguments: [
    ("1111 1111", "[[0, 1, 2, 3], [4, 5, 6, 7]]"),
    ("0000 0000", "[]"),
    ("1011 1101", "[[0], [2, 3], [4, 5], [7]]"),
    ("0001 0000", "[[3]]"),
    ("0000 1000", "[[4]]"),
  ])
  func whatIsShownIsAPartOfTheChunks(_ flags: String, _ chunks: String) {
    let base = StackedChunks(chunks: [[0, 1, 2, 3], [4, 5, 6, 7]])
    let shown = FilteredItems(
      base: base,
      tracking: RowTracking([BitVector(flags.filter { $0 != " " }.map { $0 == "1" })])
    )
    var seen: [[Int]] = []
    shown.forEachChunk(inSection: 0) { seen.append(Array($0)) }
    #expect("\(seen)" == chunks)
  }

  /// One section in two arrays; slices of them, so that positions do not begin at 0.
  private struct StackedChunks: SectionedItems {
    let chunks: [[Int]]

    var sectionCount: Int { 1 }

    func itemCount(inSection section: Int) -> Int { chunks.joined().count }

    func item(at position: RowPosition) -> Int { Array(chunks.joined())[position.row] }

    func name(ofSection section: Int) -> String? { nil }

    func forEachChunk(inSection section: Int, _ body: (ArraySlice<Int>) -> Void) {
      for chunk in chunks { body(([-1, -1] + chunk)[2...]) }
    }
  }
}
