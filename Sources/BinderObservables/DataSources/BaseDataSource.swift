public import Binder

/// The base class of sources: keeps the shown items, and delivers changes to observers.
///
/// A subclass shows items with ``show(_:_:)``. One that is made of other sources follows them with
/// ``follow(_:_:)`` and maps the positions of its rows.
///
///     final class NewestFirst<Item>: BaseDataSource<Item> { … }
@MainActor
open class BaseDataSource<Item>: DataSource {
  /// The sections and their items as they are now.
  public private(set) final var items: any SectionedItems<Item> = NoItems<Item>()

  private let broadcast = Broadcast<DataSourceChange<Item>, Never>()
  /// Ends together with this source.
  public final let observations = DisposeBag()

  /// Makes a source that shows no sections.
  public init() {}

  /// Delivers the sections as a reload, and then each change.
  public final var changes: SafeSignal<DataSourceChange<Item>> {
    SafeSignal { [weak self] observer in
      guard let self else { return NonDisposable() }
      let first = DataSourceChange(items: items, change: .reload)
      return broadcast.observe(beginningWith: [.next(first)], observer.on)
    }
  }

  /// The sources that this one is directly made of.
  open var upstreams: [any PositionMapping] { [] }

  /// The origin of a row, one step back.
  open func origin(of position: RowPosition) -> SourcePosition? { nil }

  /// The position at which a row of a direct upstream is shown; nil if it is not shown.
  open func position(of origin: SourcePosition) -> RowPosition? { nil }

  /// Takes the changes of a source for as long as this lives: at once a reload, then every change.
  ///
  /// - Parameters:
  ///   - upstream: The source; it is not kept alive by this.
  ///   - receive: Takes a change; it must not keep this source alive.
  /// - Returns: A disposable that ends it earlier; it need not be kept.
  @discardableResult
  public final func follow<Upstream: DataSource>(
    _ upstream: Upstream,
    _ receive: @escaping (DataSourceChange<Upstream.Item>) -> Void
  ) -> any Disposable {
    let observation = upstream.changes.observeNext(with: receive)
    observations.add(observation)
    return observation
  }

  /// Replaces the shown items, and delivers the change.
  ///
  /// - Parameters:
  ///   - items: The sections and items to show from now on.
  ///   - change: What is different from what was shown before; a patch that says so wrongly leads to an
  ///     update that a table refuses.
  public final func show(
    _ items: any SectionedItems<Item>,
    _ change: CollectionChange<SectionedChangeset>
  ) {
    self.items = items
    broadcast.send(.next(DataSourceChange(items: items, change: change)))
  }
}

/// A source whose rows, if it shows any, stand where those of another source do.
@MainActor
public class InPlaceDataSource<Item>: BaseDataSource<Item> {
  /// The source of the rows; nil for one that maps no positions.
  final var origin: (any PositionMapping)?

  /// - Parameter origin: The source of the rows; nil for one that maps no positions.
  init(_ origin: (any PositionMapping)?) {
    self.origin = origin
  }

  public final override var upstreams: [any PositionMapping] { origin.map { [$0] } ?? [] }

  public final override func origin(of position: RowPosition) -> SourcePosition? {
    guard let origin, items.contains(position) else { return nil }
    return SourcePosition(source: origin, position: position)
  }

  public final override func position(of origin: SourcePosition) -> RowPosition? {
    guard origin.source === self.origin else { return nil }
    return items.contains(origin.position) ? origin.position : nil
  }
}
