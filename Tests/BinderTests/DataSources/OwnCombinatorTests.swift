import Binder
import BinderObservables
import TestSupport
import Testing

/// Combinators that users write: where the rows are to be is all that they say.
@MainActor
@Suite(.bounded)
struct OwnCombinatorTests {
  @Test func patchesFollowFromThePlaces() {
    let numbers = MutableObservableArray([1, 2, 3])
    let reversed = UpsideDown(ObservableDataSource(numbers))
    let seen = Seen(reversed)
    numbers.append(4)
    numbers.remove(at: 0)
    numbers[1] = 9
    #expect(
      seen.lines == ["[[3, 2, 1]]", "inserts([[0, 0]])", "deletes([[0, 3]])", "updates([[0, 1]])"]
    )
    #expect(seen.shown == [[4, 9, 2]])
  }

  @Test func soDoTheWaysBack() {
    let numbers = ArrayDataSource([1, 2, 3])
    let reversed = UpsideDown(numbers)
    let top = RowPosition(section: 0, row: 0)
    #expect(reversed.convert(top, to: numbers) == RowPosition(section: 0, row: 2))
    #expect(reversed.convert(top, from: numbers) == RowPosition(section: 0, row: 2))
  }

  @Test func whatThePlacesDependOnCanChange() {
    let numbers = ArrayDataSource([1, 2, 3, 4])
    let pages = Pages(numbers, size: 3)
    let seen = Seen(pages)
    pages.size = 2
    #expect(seen.lines == ["[[1, 2, 3], [4]]", "deletes([[0, 2]]), inserts([[1, 0]])"])
    #expect(seen.shown == [[1, 2], [3, 4]])
    #expect(pages.items.sectionNames == ["1 of 2", "2 of 2"])
    pages.size = 4
    #expect(pages.items.sectionNames == ["1 of 1"])
    #expect(seen.lines.last?.contains("updateSections([0])") == true)
  }

  @Test func severalSourcesAreJoinedFirst() {
    let (left, right) = (MutableObservableArray([1, 2]), MutableObservableArray([10, 20]))
    let seen = Seen(Zipped(ObservableDataSource(left), ObservableDataSource(right)))
    right.append(30)
    left.insert(0, at: 0)
    #expect(seen.lines.first == "[[1, 10, 2, 20]]")
    #expect(seen.shown == [[0, 10, 1, 20, 2, 30]])
  }
}

/// The rows of each section from the last to the first.
private final class UpsideDown<Item>: RearrangedDataSource<Item, Int> {
  override func arrange(
    _ items: any SectionedItems<Item>,
    sections: [Int]
  ) -> [ArrangedSection<Int>] {
    sections.enumerated().map { section, id in
      let rows = (0..<items.itemCount(inSection: section)).reversed()
      return ArrangedSection(
        id: id,
        name: items.name(ofSection: section),
        rows: rows.map { RowPosition(section: section, row: $0) }
      )
    }
  }
}

/// All rows in sections of one size.
private final class Pages<Item>: RearrangedDataSource<Item, Int> {
  var size: Int {
    didSet { rearrange() }
  }

  init(_ upstream: some DataSource<Item>, size: Int) {
    self.size = size
    super.init(upstream.flattened())
  }

  override func arrange(
    _ items: any SectionedItems<Item>,
    sections: [Int]
  ) -> [ArrangedSection<Int>] {
    let rows = 0..<items.itemCount(inSection: 0)
    let starts = Array(stride(from: 0, to: rows.upperBound, by: size))
    return starts.enumerated().map { page, start in
      ArrangedSection(
        id: page,
        name: "\(page + 1) of \(starts.count)",
        rows: rows[start...].prefix(size).map { RowPosition(section: 0, row: $0) }
      )
    }
  }
}

/// The rows of two sources in turn.
private final class Zipped<Item>: RearrangedDataSource<Item, Int> {
  init(_ left: some DataSource<Item>, _ right: some DataSource<Item>) {
    super.init(left.flattened().concatenated(with: right.flattened()))
  }

  override func arrange(
    _ items: any SectionedItems<Item>,
    sections: [Int]
  ) -> [ArrangedSection<Int>] {
    guard items.sectionCount == 2 else { return [] }
    let counts = (0..<2).map(items.itemCount(inSection:))
    let rows = (0..<max(counts[0], counts[1])).flatMap { row in
      (0..<2).filter { row < counts[$0] }.map { RowPosition(section: $0, row: row) }
    }
    return [ArrangedSection(id: 0, rows: rows)]
  }
}
