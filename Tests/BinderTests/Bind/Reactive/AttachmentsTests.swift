import HeadlessTable
import TestSupport
import Testing

@testable import Binder
import BinderObservables

@MainActor
@Suite("What is kept with a table that has no place for it", .bounded)
struct AttachmentsTests {
  @Test("it is found again, and given up when the table has gone")
  func registry() {
    weak var bag: DisposeBag?
    do {
      let host = EmptyHost()
      bag = host.bag
      #expect(bag === host.bag)
      #expect(EmptyHost().bag !== bag)
    }
    _ = EmptyHost().bag
    #expect(bag == nil)
  }

  @Test("its delegate is observed as any other's is")
  func proxy() {
    let host = EmptyHost()
    var rows: [Int] = []
    host.reactive.selectedRowIndexPath.observeNext { rows.append($0.row) }
    host.delegate?.tableView(host, didSelectRowAt: IndexPath(row: 3, section: 0))
    #expect(rows == [3])
  }
}

/// As little of a table as there can be.
@MainActor
private final class EmptyHost: BareHost {
  weak var dataSource: (any TableDataSource)?
  weak var delegate: (any TableDelegate)?
  weak var prefetchDataSource: (any TableDataSourcePrefetching)?
}
