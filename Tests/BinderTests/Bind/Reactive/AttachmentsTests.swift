import HeadlessTable
import TestSupport
import Testing

@testable import Binder

@MainActor
@Suite("What is kept with a table that has no place for it", .bounded)
struct AttachmentsTests {
  @Test("it is found again, and given up when the table has gone")
  func registry() {
    weak var bag: DisposeBag?
    do {
      let host = BareHost()
      bag = host.bag
      #expect(bag === host.bag)
      #expect(BareHost().bag !== bag)
    }
    _ = BareHost().bag
    #expect(bag == nil)
  }

  @Test("its delegate is observed as any other's is")
  func proxy() {
    let host = BareHost()
    var rows: [Int] = []
    host.reactive.selectedRowIndexPath.observeNext { rows.append($0.row) }
    host.delegate?.tableView(host, didSelectRowAt: IndexPath(row: 3, section: 0))
    #expect(rows == [3])
  }
}

/// As little of a table as there can be.
@MainActor
private final class BareHost: TableHost {
  weak var dataSource: (any TableDataSource)?
  weak var delegate: (any TableDelegate)?
  weak var prefetchDataSource: (any TableDataSourcePrefetching)?

  func register<Cell: TableCell>(_ type: Cell.Type, forCellReuseIdentifier identifier: String) {}

  func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {}

  func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type,
    withIdentifier identifier: String
  ) -> Cell { made(type) }

  func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type,
    withIdentifier identifier: String
  ) -> View { made(type) }

  func cellForRow(at indexPath: IndexPath) -> (any TableCell)? { nil }

  func indexPath(for cell: any TableCell) -> IndexPath? { nil }

  func reloadData() {}
}
