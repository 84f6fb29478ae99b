#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  extension TableProxy where Table: UITableView, Handlers == TableDelegateHandlers {
    /// Your own delegate, with UIKit's methods: the table's `forwardedDelegate`.
    @_disfavoredOverload
    public var forwardTo: (any UITableViewDelegate)? {
      get { table.forwardedDelegate }
      nonmutating set { table.forwardedDelegate = newValue }
    }
  }

  extension TableProxy where Table: UITableView, Handlers == TableDataSourceHandlers {
    /// Your own data source, with UIKit's methods: the table's `forwardedDataSource`.
    @_disfavoredOverload
    public var forwardTo: (any UITableViewDataSource)? {
      get { table.forwardedDataSource }
      nonmutating set { table.forwardedDataSource = newValue }
    }
  }
#endif
