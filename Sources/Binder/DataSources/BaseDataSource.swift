/// What sources have in common: the items that they show, and telling who observes them of changes.
///
/// A subclass shows items with ``show(_:_:)``. One that is made of other sources follows them with
/// ``follow(_:_:)`` and says where its rows come from.
///
///     final class NewestFirst<Item>: BaseDataSource<Item> { … }
@MainActor
open class BaseDataSource<Item>: DataSource {
  /// The sections and their items as they are now.
  public private(set) final var items: any SectionedItems<Item> = NoItems<Item>()

  private let broadcast = Broadcast<DataSourceChange<Item>, Never>()
  /// What ends with this source.
  public final let observations = DisposeBag()

  /// Makes a source that shows no sections.
  public init() {}

  /// First the sections as they are, as a reload, then every change.
  public final var changes: SafeSignal<DataSourceChange<Item>> {
    SafeSignal { [weak self] observer in
      guard let self else { return NonDisposable() }
      return begin(observer)
    }
  }

  private func begin(
    _ observer: SignalObserver<DataSourceChange<Item>, Never>
  ) -> any Disposable {
    let observation = broadcast.observe(with: observer.on)
    observer.next(DataSourceChange(items: items, change: .reload))
    return observation
  }

  /// What this is directly made of.
  open var upstreams: [any PositionMapping] { [] }

  /// Where a row comes from, one step back.
  open func origin(of position: RowPosition) -> SourcePosition? { nil }

  /// Where a row of something that this is directly made of is shown; nil if it is not.
  open func position(of origin: SourcePosition) -> RowPosition? { nil }

  /// Takes the changes of a source for as long as this lives: at once a reload, then every change.
  ///
  /// - Parameters:
  ///   - upstream: The source; it is not kept alive by this.
  ///   - receive: Takes a change; it must not keep this source alive.
  /// - Returns: What ends that before; it need not be kept.
  @discardableResult
  public final func follow<Upstream: DataSource>(
    _ upstream: Upstream,
    _ receive: @escaping (DataSourceChange<Upstream.Item>) -> Void
  ) -> any Disposable {
    let observation = upstream.changes.observeNext(with: receive)
    observations.add(observation)
    return observation
  }

  /// Shows something else from now on.
  ///
  /// - Parameters:
  ///   - items: What is shown.
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
