#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import BinderObservables
  import BinderUIKit
  public import UIKit

  // The functions of a source under the same names, for closures that call what only a `UITableView` has.

  extension TableViewDataSource {
    /// Runs when `tableView` was set, with nil where that is no `UITableView`: a place for row heights and nibs.
    @_disfavoredOverload
    public final var onTableViewDidSetFunction: (UITableView?) -> Void {
      get { functions.onTableViewDidSet }
      set { functions.onTableViewDidSet = { newValue($0 as? UITableView) } }
    }

    /// Makes the cell for a row of a `UITableView`.
    @_disfavoredOverload
    public final var cellForRowFunction: (UITableView, IndexPath, Item) -> UITableViewCell {
      get {
        { [functions] tableView, indexPath, item in
          let cell = functions.cellForRow(tableView, indexPath, item)
          return cell as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        }
      }
      set {
        functions.cellForRow = { host, path, item in
          providedCell(in: host) { (table: UITableView) in newValue(table, path, item) }
        }
      }
    }

    /// The height of a row in points, or `UITableView.automaticDimension`.
    @_disfavoredOverload
    public final var heightForRowFunction: (UITableView, IndexPath, Item) -> CGFloat {
      get { { [functions] in CGFloat(functions.heightForRow($0, $1, $2)) } }
      set {
        functions.heightForRow = { host, indexPath, item in
          (host as? UITableView).map { Double(newValue($0, indexPath, item)) } ?? 44
        }
      }
    }

    /// Runs when the user has selected a row.
    @_disfavoredOverload
    public final var didSelectRowFunction: (UITableView, IndexPath, Item) -> Void {
      get { functions.didSelectRow }
      set { functions.didSelectRow = inTableView(newValue) }
    }

    /// Runs when the user has deselected a row.
    @_disfavoredOverload
    public final var didDeselectRowFunction: (UITableView, IndexPath, Item) -> Void {
      get { functions.didDeselectRow }
      set { functions.didDeselectRow = inTableView(newValue) }
    }
  }

  /// A function of a `UITableView` as one of any table; for another table than a `UITableView` it does nothing.
  @MainActor
  private func inTableView<Item>(
    _ function: @escaping (UITableView, IndexPath, Item) -> Void
  ) -> (any TableHost, IndexPath, Item) -> Void {
    { host, indexPath, item in
      if let table = host as? UITableView { function(table, indexPath, item) }
    }
  }
#endif
