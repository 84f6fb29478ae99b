public import Binder

extension CollectionHost {
  // A collection view that is a view has the one of its views, which is the same.

  /// The observable side of the collection view: its `dataSource`, its `delegate`, what your code adds.
  @_disfavoredOverload
  public var reactive: ReactiveExtensions<Self> { ReactiveExtensions(self) }

  /// Dequeues a cell of a type, which is registered the first time unless you have done so.
  public func dequeue<Cell: TableCell>(_ type: Cell.Type) -> Cell { rows.dequeue(type) }
}

extension ReactiveExtensions where Base: CollectionHost {
  /// The collection view's data source: its calls as signals, and handlers for them.
  @MainActor
  public var dataSource: TableProxy<Base, TableDataSourceHandlers> {
    let rows = base.rows
    return TableProxy(
      table: base,
      forwarder: rows.attachments.object { DataSourceForwarder(host: rows) }
    )
  }

  /// The collection view's delegate: its calls as signals, and handlers for them.
  @MainActor
  public var delegate: TableProxy<Base, TableDelegateHandlers> {
    let rows = base.rows
    return TableProxy(
      table: base,
      forwarder: rows.attachments.object { DelegateForwarder(host: rows) }
    )
  }

  /// The items that the user selects, as they are selected.
  ///
  /// While it is observed, the `collectionView(_:didSelectItemAt:)` of the collection view's own delegate is not called.
  @MainActor
  public var selectedItemIndexPath: SafeSignal<IndexPath> {
    delegate.signal(for: .didSelectItemAt) { subject, _, indexPath in subject.next(indexPath) }
  }
}

// The methods of a collection view's data source and delegate. Those that are not here go by the names of a table's.

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == Int, Result == Int {
  /// `collectionView(_:numberOfItemsInSection:)`.
  public static var numberOfItemsInSection: Self { Self(\.numberOfRowsInSection) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == IndexPath, Result == any TableCell {
  /// `collectionView(_:cellForItemAt:)`.
  public static var cellForItemAt: Self { Self(\.cellForRowAt) }
}

extension ProxyMethod
where Handlers == TableDataSourceHandlers, Arguments == (IndexPath, IndexPath), Result == Void {
  /// `collectionView(_:moveItemAt:to:)`.
  public static var moveItemAt: Self { Self(\.moveRowAt) }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == Bool {
  /// `collectionView(_:shouldHighlightItemAt:)`.
  public static var shouldHighlightItemAt: Self { Self(\.shouldHighlightRowAt, .highlighting) }

  /// `collectionView(_:shouldSelectItemAt:)`.
  public static var shouldSelectItemAt: Self { Self(\.shouldSelectItemAt, .selectionChoice) }

  /// `collectionView(_:shouldDeselectItemAt:)`.
  public static var shouldDeselectItemAt: Self { Self(\.shouldDeselectItemAt, .selectionChoice) }
}

// A table's delegate chooses the row to select in place of the tapped one, a collection view's whether to select the item.
extension TableDelegateHandlers {
  fileprivate var shouldSelectItemAt: ((IndexPath) -> Bool)? {
    get { willSelectRowAt.map { choice in { choice($0) != nil } } }
    set { willSelectRowAt = newValue.map { allows in { allows($0) ? $0 : nil } } }
  }

  fileprivate var shouldDeselectItemAt: ((IndexPath) -> Bool)? {
    get { willDeselectRowAt.map { choice in { choice($0) != nil } } }
    set { willDeselectRowAt = newValue.map { allows in { allows($0) ? $0 : nil } } }
  }
}

extension ProxyMethod
where Handlers == TableDelegateHandlers, Arguments == IndexPath, Result == Void {
  /// `collectionView(_:didHighlightItemAt:)`.
  public static var didHighlightItemAt: Self { Self(\.didHighlightRowAt, .highlighting) }

  /// `collectionView(_:didUnhighlightItemAt:)`.
  public static var didUnhighlightItemAt: Self { Self(\.didUnhighlightRowAt, .highlighting) }

  /// `collectionView(_:didSelectItemAt:)`.
  public static var didSelectItemAt: Self { Self(\.didSelectRowAt, .selection) }

  /// `collectionView(_:didDeselectItemAt:)`.
  public static var didDeselectItemAt: Self { Self(\.didDeselectRowAt, .deselection) }
}
