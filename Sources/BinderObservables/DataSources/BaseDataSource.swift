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
  public private(set) final var items: any SectionedItems<Item> = ArrayItems<Item>()

  private let broadcast = Broadcast<DataSourceChange<Item>, Never>()
  private let turns = Turns()
  /// Ends together with this source.
  public final let observations = DisposeBag()

  /// Makes a source that shows no sections.
  public init() {}

  /// Delivers the sections as a reload, and then each change.
  ///
  /// The signal keeps the source alive, and so does a table that it is bound to; an observation does not.
  public final var changes: SafeSignal<DataSourceChange<Item>> {
    SafeSignal { [self] observer in
      catchUp()
      let first = DataSourceChange(items: items, change: .reload)
      return broadcast.observe(beginningWith: [.next(first)], observer.on)
    }
  }

  /// Shows what is there and was not reported, before an observer is added.
  func catchUp() {}

  /// The sources that this one is directly made of.
  open var upstreams: [any PositionMapping] { [] }

  /// The origin of a row, one step back.
  open func origin(of position: RowPosition) -> SourcePosition? { nil }

  /// The position at which a row of a direct upstream is shown; nil if it is not shown.
  open func position(of origin: SourcePosition) -> RowPosition? { nil }

  /// Takes the changes of a source for as long as this lives: at once a reload, then every change.
  ///
  /// A change that a closure of this source causes while this takes another one is the next.
  ///
  /// - Parameters:
  ///   - upstream: The source; it is not kept alive by this.
  ///   - receive: Takes a change; it must not keep this source alive.
  /// - Returns: What ends it earlier.
  @discardableResult
  public final func follow<Upstream: DataSource>(
    _ upstream: Upstream,
    _ receive: @escaping (DataSourceChange<Upstream.Item>) -> Void
  ) -> any Disposable {
    let observation = upstream.rightChanges.observeNext { [weak self] change in
      self?.inTurn { receive(change) }
    }
    observations.add(observation)
    return observation
  }

  /// Does something with the state of this source now; or, if that is what is being done, after it.
  ///
  /// What it shows is delivered when all of this is done.
  final func inTurn(_ work: @escaping () -> Void) {
    broadcast.hold { turns.take(work) }
  }

  /// Replaces the shown items, and delivers the change.
  ///
  /// - Parameters:
  ///   - items: The sections and items to show from now on.
  ///   - change: What is different from what was shown before; a patch that says so wrongly becomes a reload, with a warning.
  public func show(
    _ items: any SectionedItems<Item>,
    _ change: CollectionChange<SectionedChangeset>
  ) {
    deliver(items, change.after(self.items.itemCounts, leadingTo: items.itemCounts))
  }

  /// Replaces the shown items, and delivers a change that is right.
  final func deliver(
    _ items: any SectionedItems<Item>,
    _ change: CollectionChange<SectionedChangeset>
  ) {
    self.items = items
    broadcast.send(.next(DataSourceChange(items: items, change: change)))
  }
}

extension DataSource {
  /// The changes; a wrong patch of a source of the app's own is a reload, with a warning.
  var rightChanges: SafeSignal<DataSourceChange<Item>> {
    if self is BaseDataSource<Item> { return changes }
    return changes.mapInEachObservation {
      var counts: [Int]?
      return { change in
        let (old, new) = (counts, change.items.itemCounts)
        counts = new
        return DataSourceChange(
          items: change.items,
          change: change.change.after(old, leadingTo: new)
        )
      }
    }
  }
}

/// A source that is made of others, and converts positions to them and back.
///
/// Rows that are not said to come from elsewhere stand where those of one of the others do.
@MainActor
public class DerivedDataSource<Item>: BaseDataSource<Item> {
  final var sources: [any PositionMapping]
  /// The source whose rows are shown in their places; it does not matter where there is a mapping.
  final var shownSource = 0
  /// The ways from the shown rows to those of the sources, and back; nil where rows are shown in their places.
  var mapping: (any RowMapping)? { latest }
  private var latest: (any RowMapping)?

  init(of sources: [any PositionMapping]) {
    self.sources = sources
  }

  /// Shows items by a change that follows from right ones.
  public final override func show(
    _ items: any SectionedItems<Item>,
    _ change: CollectionChange<SectionedChangeset>
  ) { deliver(items, change) }

  final func show(
    mapped items: some SectionedItems<Item> & RowMapping,
    _ change: CollectionChange<SectionedChangeset>
  ) {
    latest = items
    show(items, change)
  }

  final func follow<Upstream: DataSource, Items: DerivedItems<Item>>(
    _ upstream: Upstream,
    making make: @escaping (any SectionedItems<Upstream.Item>) -> Items
  ) {
    var shown: Items?
    follow(upstream) { [weak self] change in
      let (old, new) = (shown, make(change.items))
      shown = new
      self?.show(mapped: new, change.change.flatMap { old?.change($0, to: new) ?? .reload })
    }
  }

  public final override var upstreams: [any PositionMapping] { sources }

  public final override func origin(of position: RowPosition) -> SourcePosition? {
    guard let mapping else {
      guard sources.indices.contains(shownSource), items.contains(position) else { return nil }
      return SourcePosition(source: sources[shownSource], position: position)
    }
    return mapping.origin(of: position).map {
      SourcePosition(source: sources[$0.source], position: $0.position)
    }
  }

  public final override func position(of origin: SourcePosition) -> RowPosition? {
    guard let mapping else {
      guard sources.indices.contains(shownSource), sources[shownSource] === origin.source
      else { return nil }
      return items.contains(origin.position) ? origin.position : nil
    }
    return sources.firstIndex { $0 === origin.source }
      .flatMap { mapping.position(of: origin.position, inSource: $0) }
  }
}

/// The ways from rows to those that they come from, and back.
protocol RowMapping {
  /// The origin of a row, and which of the sources has it; nil if there is no such row.
  func origin(of position: RowPosition) -> (source: Int, position: RowPosition)?

  /// The position at which a row of a source is shown; nil if it is not shown.
  func position(of origin: RowPosition, inSource source: Int) -> RowPosition?
}

/// Items that are made of others by a rule, and follow their changes.
protocol DerivedItems<Item>: SectionedItems, RowMapping {
  func change(_ patch: SectionedChangeset, to new: Self) -> CollectionChange<SectionedChangeset>
}
