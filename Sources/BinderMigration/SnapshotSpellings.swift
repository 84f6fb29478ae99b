public import Binder
import BinderObservables

// Calls as diffable data sources have them, whose type says what the items are: the compiler says what to write.

extension TableBinder {
  /// Needs the type of the items.
  @available(*, unavailable, message: "write the type of the items: 'snapshot(of: Item.self)'")
  public func snapshot() -> TableSnapshot<Section, AnyHashable> { TableSnapshot() }

  /// Needs the type of the item.
  @available(
    *,
    unavailable,
    message: "write the type of the item: 'itemIdentifier(for: path, of: Item.self)'"
  )
  public func itemIdentifier(for indexPath: IndexPath) -> AnyHashable? { nil }
}

extension TableScreen {
  /// Needs the type of the items.
  @available(*, unavailable, message: "write the type of the items: 'snapshot(of: Item.self)'")
  public func snapshot() -> TableSnapshot<Section, AnyHashable> { TableSnapshot() }

  /// Needs the type of the item.
  @available(
    *,
    unavailable,
    message: "write the type of the item: 'itemIdentifier(for: path, of: Item.self)'"
  )
  public func itemIdentifier(for indexPath: IndexPath) -> AnyHashable? { nil }
}

extension TableBinding {
  /// Needs the type of the item.
  @available(
    *,
    unavailable,
    message: "write the type of the item: 'itemIdentifier(for: path, of: Item.self)'"
  )
  public func itemIdentifier(for indexPath: IndexPath) -> AnyHashable? { nil }
}

extension ConfigurableBinding {
  /// Are three.
  @available(
    *,
    unavailable,
    message: "set 'rowInsertionAnimation', 'rowDeletionAnimation' and 'rowUpdateAnimation'"
  )
  public var defaultRowAnimation: RowAnimation {
    get { rowInsertionAnimation }
    nonmutating set { rowInsertionAnimation = newValue }
  }
}
