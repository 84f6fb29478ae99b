#if canImport(UIKit) && !os(watchOS)
  import Binder
  public import BinderObservables
  import BinderUIKit
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

  extension TableProxy where Table: UICollectionView, Handlers == TableDelegateHandlers {
    /// Your own delegate, with UIKit's methods: the collection view's `forwardedDelegate`.
    @_disfavoredOverload
    public var forwardTo: (any UICollectionViewDelegate)? {
      get { table.forwardedDelegate }
      nonmutating set { table.forwardedDelegate = newValue }
    }
  }

  extension TableProxy where Table: UICollectionView, Handlers == TableDataSourceHandlers {
    /// Your own data source, with UIKit's methods: the collection view's `forwardedDataSource`.
    @_disfavoredOverload
    public var forwardTo: (any UICollectionViewDataSource)? {
      get { table.forwardedDataSource }
      nonmutating set { table.forwardedDataSource = newValue }
    }
  }

  /// The compiler's sentences about methods that are named by a selector.
  extension TableProxy {
    /// Says what names a method.
    @available(
      *,
      unavailable,
      message: "name the method by its token, as in 'signal(for: .didSelectRowAt, dispatch: …)'"
    )
    public func signal<Element, Argument, Result>(
      for method: Selector,
      dispatch: (SafePublishSubject<Element>, Table, Argument) -> Result
    ) -> SafeSignal<Element> { .never() }

    /// Says what names a method.
    @available(
      *,
      unavailable,
      message: "name the method by its token, as in 'signal(for: .moveRowAt, dispatch: …)'"
    )
    public func signal<Element, First, Second, Result>(
      for method: Selector,
      dispatch: (SafePublishSubject<Element>, Table, First, Second) -> Result
    ) -> SafeSignal<Element> { .never() }

    /// Says what names a method.
    @available(
      *,
      unavailable,
      message:
        "name the method by its token, as in 'feed(property: titles, to: .titleForHeaderInSection)'"
    )
    public func feed<Value, Argument, Result>(
      property: Property<Value>,
      to method: Selector,
      map: (Value, Table, Argument) -> Result
    ) -> any Disposable { NonDisposable() }
  }
#endif
