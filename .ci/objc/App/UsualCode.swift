// What apps have written for tables before they knew Binder: it goes on to mean what it meant.
import Binder
import BinderObservables
import BinderObservablesUIKit
import BinderUIKit
import UIKit

protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }

extension Reusable { static var reuseIdentifier: String { String(describing: self) } }

extension UITableViewCell: Reusable {}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell? {
    dequeueReusableCell(withIdentifier: type.reuseIdentifier) as? Cell
  }

  func dequeueReusableCell<Cell: UITableViewCell>(for path: IndexPath) -> Cell? {
    dequeueReusableCell(withIdentifier: Cell.reuseIdentifier, for: path) as? Cell
  }

  func setView(_ view: UIView) { backgroundView = view }

  func report(_ text: String) { print(text) }
}

final class CityCell: UITableViewCell {}

@MainActor
final class CitiesController: UIViewController, UITableViewDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching
{
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let first = IndexPath(row: 0, section: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.delegate = self
    tableView.dataSource = self
    tableView.prefetchDataSource = self
    tableView.register(CityCell.self)
    tableView.register(UINib(nibName: "CityCell", bundle: nil), forCellReuseIdentifier: "city")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "end")
    tableView.isEditing.toggle()
    tableView.setEditing(true, animated: true)
    tableView.headerView(forSection: 0)?.textLabel?.text = "Cities"
    tableView.report("loaded \(tableView.numberOfSections) sections")
    if let cell = tableView.cellForRow(at: first) { cell.accessoryType = .checkmark }
    if let cell = tableView.dequeue(CityCell.self), let path = tableView.indexPath(for: cell) {
      tableView.selectRow(at: path, animated: true, scrollPosition: .middle)
    }
    let cell: CityCell? = tableView.dequeueReusableCell(for: first)
    cell?.reactive.bag.dispose()
    tableView.reactive.selectedRowIndexPath.observeNext { print($0.row) }
      .dispose(in: tableView.reactive.bag)
  }

  func change() {
    tableView.performBatchUpdates {
      tableView.insertRows(at: [first], with: .automatic)
      tableView.deleteRows(at: [first], with: .fade)
      tableView.moveRow(at: first, to: first)
      tableView.insertSections([1], with: .none)
    } completion: { isFinished in
      print(isFinished)
    }
    tableView.performBatchUpdates(nil)
    tableView.reloadRows(at: tableView.indexPathsForVisibleRows ?? [], with: .none)
    tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
    tableView.reconfigureRows(at: [first])
    tableView.selectRow(at: nil, animated: true, scrollPosition: .none)
    tableView.delegate?.tableView?(tableView, didSelectRowAt: first)
    if tableView.delegate === self { tableView.delegate = nil }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: path)
    cell.textLabel?.text = "Paris"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
