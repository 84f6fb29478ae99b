import Binder

/// A host that makes each view anew and knows where none of them is.
protocol BareHost: TableHost {}

extension BareHost {
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

  private func made<View: AnyObject>(_ type: View.Type) -> View {
    guard let view = makeView(type) else { preconditionFailure("A \(type) needs an init().") }
    return view
  }
}
