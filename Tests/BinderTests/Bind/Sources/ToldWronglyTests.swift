import HeadlessTable
import TestSupport
import Testing

@testable import Binder
import BinderObservables

/// An object of Chainable Data Sources that tells what it is told to, whether it is so or not.
@MainActor
private final class Numbers: CDSDataSource {
  var sections: [[Int]]
  weak var cds_updateDelegate: (any CDSUpdateDelegate)?

  init(_ sections: [[Int]]) { self.sections = sections }

  func cds_numberOfSections() -> Int { sections.count }

  func cds_numberOfObjects(inSection section: Int) -> Int { sections[section].count }

  func cds_object(at indexPath: IndexPath) -> Int { sections[indexPath.section][indexPath.row] }

  func batch(_ body: (any CDSUpdateDelegate) -> Void) {
    guard let delegate = cds_updateDelegate else { return }
    delegate.cds_dataSourceWillUpdate(self)
    body(delegate)
    delegate.cds_dataSourceDidUpdate(self)
  }
}

@MainActor
@Suite("Objects that tell changes as they like", .bounded)
struct ToldWronglyTests {
  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private let numbers = Numbers([[1, 2, 3]])

  @Test("a change that is told wrongly is a reload behind every combinator", arguments: 0..<3)
  func wrong(number: Int) {
    let root = ChainableDataSource(numbers)
    let chains: [any DataSource<Int>] = [
      root, root.filter { _ in true }, root.flattened(), root.sorted(by: <), root.hidingByHand(),
    ]
    for chain in chains { #expect(chain.items.itemsBySection == [[1, 2, 3]]) }
    numbers.batch { delegate in
      switch number {
      case 0: numbers.sections[0].removeFirst()
      case 1: delegate.cds_dataSource(numbers, didDeleteObjectsAt: [Self.path(7)])
      default: numbers.sections.append([4])
      }
    }
    let expected = [[[2, 3]], [[1, 2, 3]], [[1, 2, 3], [4]]][number]
    for (index, chain) in chains.enumerated() where index != 2 {
      #expect(chain.items.itemsBySection == expected)
    }
    #expect(chains[2].items.itemsBySection == [expected.flatMap { $0 }])
  }

  @Test("a message outside of a batch is a batch, and of batches in batches the outermost counts")
  func brackets() {
    let root = ChainableDataSource(numbers)
    let changes = Seen(root)
    numbers.sections[0].append(4)
    root.cds_dataSource(numbers, didInsertObjectsAt: [Self.path(3)])
    #expect(root.items.itemsBySection == [[1, 2, 3, 4]])
    numbers.batch { delegate in
      numbers.sections[0].append(5)
      delegate.cds_dataSource(numbers, didInsertObjectsAt: [Self.path(3)])
      numbers.batch { delegate in
        numbers.sections[0].removeFirst()
        delegate.cds_dataSource(numbers, didDeleteObjectsAt: [Self.path(0)])
      }
      #expect(root.items.itemsBySection == [[1, 2, 3, 4]])
    }
    #expect(root.items.itemsBySection == [[2, 3, 4, 5]])
    #expect(changes.lines.count == 3)
  }

  @Test("items whose key is not equal to itself are in no group, and leave no empty one")
  func groups() {
    let ratings = ArrayDataSource([1, .nan, 2, .nan, 1])
    let grouped = ratings.grouped(by: { $0 })
    #expect(grouped.items.itemsBySection == [[1, 1], [2]])
    ratings.replace(with: [.nan, 2])
    #expect(grouped.items.itemsBySection == [[2]])
  }

  @Test("a row that is not there has no position in what is made of its source")
  func positions() {
    let (first, second) = (ArrayDataSource([1, 2]), ArrayDataSource([3]))
    let both = first.concatenated(with: second)
    let full = first.hidingEmptySections()
    for row in [-1, 1, 2, 7] {
      let isThere = row == 1
      let place = RowPosition(section: 0, row: row)
      #expect((both.convert(place, from: first) != nil) == isThere)
      #expect((full.convert(place, from: first) != nil) == isThere)
      #expect(both.convert(place, from: second) == nil)
    }
    #expect(both.origin(of: RowPosition(section: 1, row: 1)) == nil)
    #expect(both.origin(of: RowPosition(section: -1, row: 0)) == nil)
  }
}
