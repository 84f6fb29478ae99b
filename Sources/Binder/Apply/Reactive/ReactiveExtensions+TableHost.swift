extension TableHost {
  /// The observable side of the table: its `dataSource`, its `delegate`, what your code adds.
  public var reactive: ReactiveExtensions<Self> { ReactiveExtensions(self) }

  /// The bag that goes away together with the table.
  public var bag: DisposeBag { attachments.object { DisposeBag() } }
}

extension ReactiveExtensions where Base: TableHost {
  /// The table's data source as something to observe, and to answer for.
  @MainActor
  public var dataSource: TableProxy<Base, TableDataSourceHandlers> {
    TableProxy(
      table: base,
      forwarder: base.attachments.object { DataSourceForwarder(host: base) }
    )
  }

  /// The table's delegate as something to observe, and to answer for.
  @MainActor
  public var delegate: TableProxy<Base, TableDelegateHandlers> {
    TableProxy(
      table: base,
      forwarder: base.attachments.object { DelegateForwarder(host: base) }
    )
  }

  /// The rows that a finger selects, as they are selected.
  ///
  /// While it is observed, the `tableView(_:didSelectRowAt:)` of the table's own delegate is not called.
  @MainActor
  public var selectedRowIndexPath: SafeSignal<IndexPath> {
    delegate.signal(for: .didSelectRowAt) { subject, _, indexPath in subject.next(indexPath) }
  }
}
