// swift-format-ignore-file: AlwaysUseLowerCamelCase

import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// The protocol of Chainable Data Sources, in both directions.
@MainActor
@Suite(.bounded)
struct ChainableTests {
  @Test func thereAndBackIsTheSame() {
    for seed in 0..<Cases.count(100) {
      var generator = SplitMix64(seed: UInt64(seed))
      let source = RandomSource(firstID: 0, using: &generator)
      let there = source.chainable()
      let back = ChainableDataSource(there)
      let replica = Replica(of: back)
      for step in 0..<20 {
        source.change(using: &generator)
        let message = "seed \(seed), step \(step)"
        #expect(replica.problem == nil, "\(message)")
        #expect(back.items.sections == source.content.sections, "\(message)")
      }
    }
  }

  @Test func aDelegateIsToldInBatches() {
    let numbers = MutableObservable2DArray<String?, Int>([
      Observable2DArraySection(metadata: "odd", items: [1, 3]),
      Observable2DArraySection(metadata: "even", items: [2, 4]),
    ])
    let source = ObservableDataSource(numbers, named: { $0 }).chainable()
    let delegate = ToldDelegate()
    source.cds_updateDelegate = delegate
    numbers.batchUpdate { numbers in
      numbers.remove(at: IndexPath(row: 0, section: 0))
      numbers[IndexPath(row: 0, section: 0)] = 5
      numbers.appendItem(6, toSection: 1)
    }
    numbers.moveItem(from: IndexPath(row: 0, section: 1), to: IndexPath(row: 2, section: 1))
    numbers.removeSection(at: 0)
    numbers.replace(with: [Observable2DArraySection(metadata: nil, items: [7])])
    #expect(
      delegate.told == [
        "will", "delete [[0, 0]]", "insert [[1, 2]]", "update [[0, 0]]", "did",
        "will", "delete [[1, 0]]", "insert [[1, 2]]", "did",
        "will", "delete sections [0]", "did",
        "reload",
      ]
    )
    #expect(source.cds_numberOfSections() == 1)
    #expect(source.cds_numberOfObjects(inSection: 0) == 1)
    #expect(source.cds_object(at: IndexPath(row: 0, section: 0)) == 7)
    #expect(source.cds_nameForSection(at: 0) == nil)
  }

  @Test func aRowThatMovesAndChangesIsAnother() {
    let numbers = BaseDataSource<Int>()
    let items = { (items: [Int]) in ArrayItems(sections: [DataSourceSection(items: items)]) }
    numbers.show(items([1, 2, 3]), .reload)
    let source = numbers.chainable()
    let delegate = ToldDelegate()
    source.cds_updateDelegate = delegate
    let row = IndexPair(old: RowPosition(section: 0, row: 2), new: RowPosition(section: 0, row: 0))
    numbers.show(items([9, 1, 2]), .patch(SectionedChangeset(rowMoves: [row], rowUpdates: [row])))
    #expect(delegate.told == ["will", "delete [[0, 2]]", "insert [[0, 0]]", "did"])
  }

  @Test func ofASectionThatMovesNoRowIsTold() {
    let numbers = MutableObservable2DArray<String?, Int>([
      Observable2DArraySection(metadata: "odd", items: [1, 3]),
      Observable2DArraySection(metadata: "even", items: [2, 4]),
    ])
    let source = ObservableDataSource(numbers, named: { $0 }).chainable()
    let delegate = ToldDelegate()
    source.cds_updateDelegate = delegate
    numbers.batchUpdate { numbers in
      numbers.remove(at: IndexPath(row: 0, section: 0))
      numbers.moveItem(from: IndexPath(row: 0, section: 1), to: IndexPath(row: 0, section: 0))
      numbers[IndexPath(row: 1, section: 0)] = 7
      numbers.moveSection(from: 0, to: 1)
    }
    #expect(
      delegate.told == [
        "will", "delete [[1, 0]]", "delete sections [0]", "insert sections [1]", "did",
      ]
    )
  }
}

/// Writes down what it is told.
@MainActor
private final class ToldDelegate: CDSUpdateDelegate {
  private(set) var told: [String] = []

  func cds_dataSourceDidReload(_ dataSource: any CDSDataSource) { told.append("reload") }

  func cds_dataSourceWillUpdate(_ dataSource: any CDSDataSource) { told.append("will") }

  func cds_dataSourceDidUpdate(_ dataSource: any CDSDataSource) { told.append("did") }

  func cds_dataSource(_ dataSource: any CDSDataSource, didDeleteSectionsAt sections: [Int]) {
    told.append("delete sections \(sections)")
  }

  func cds_dataSource(_ dataSource: any CDSDataSource, didInsertSectionsAt sections: [Int]) {
    told.append("insert sections \(sections)")
  }

  func cds_dataSource(_ dataSource: any CDSDataSource, didDeleteObjectsAt paths: [IndexPath]) {
    told.append("delete \(paths)")
  }

  func cds_dataSource(_ dataSource: any CDSDataSource, didInsertObjectsAt paths: [IndexPath]) {
    told.append("insert \(paths)")
  }

  func cds_dataSource(_ dataSource: any CDSDataSource, didUpdateObjectsAt paths: [IndexPath]) {
    told.append("update \(paths)")
  }
}
