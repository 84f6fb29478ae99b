import Binder

extension DataSource {
  /// The items of all sections, one section after the other, as an observed array: the models of a section of a
  /// screen.
  ///
  /// ```swift
  /// binder.onSection(.friends)
  ///   .bind(cellType: PersonCell.self, models: people.filter { $0.isFriend })
  /// ```
  ///
  /// Changes of the items reach the table without a comparison. An observer of the array keeps the source alive.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> {
    DataSourceChange.rows(of: keepingChanges)
  }

  /// The changes, from a signal whose observation keeps the source alive.
  var keepingChanges: SafeSignal<DataSourceChange<Item>> {
    SafeSignal { [self] observer in
      KeepingObservation(rightChanges.observe(with: observer.on), of: self)
    }
  }
}

extension DataSourceChange: ObservableRowsEvent {
  /// The items of all sections, one section after the other.
  public static func rows(of events: SafeSignal<Self>) -> SafeSignal<ObservableArrayEvent<Item>> {
    events.mapInEachObservation {
      var flat = FlatRows<Item>()
      return { flat.follow($0.items, $0.change) }
    }
  }
}

private struct FlatRows<Item> {
  private var items = FlatItems<Item>(ArrayItems<Item>(), name: nil)
  private var rows = PersistentArray<Item>()

  mutating func follow(
    _ sections: some SectionedItems<Item>,
    _ change: CollectionChange<SectionedChangeset>
  ) -> ObservableArrayEvent<Item> {
    let (old, count, new) = (items, rows.count, FlatItems(sections, name: nil))
    items = new
    let flat = DataSourceChange(items: new, change: change.flatMap { old.change($0, to: new) })
    rows.follow(flat)
    return ObservableArrayEvent(source: rows, change: flat.rowChange(from: count))
  }
}

/// An observation that keeps what it is of alive; it may end on any thread.
private final class KeepingObservation: Disposable {
  private let observation: any Disposable
  private var source: AnyObject?

  init(_ observation: any Disposable, of source: AnyObject) {
    self.observation = observation
    self.source = source
  }

  var isDisposed: Bool { observation.isDisposed }

  func dispose() {
    observation.dispose()
    source = nil
  }
}

extension PersistentArray {
  /// Follows a source that has one section, or none.
  mutating func follow(_ change: DataSourceChange<Element>) {
    let items = change.items
    switch change.change {
    case .unchanged: break
    case .patch(let patch) where patch.sectionChanges.isEmpty:
      apply(patch.rows.map(\.row)) { items.item(at: RowPosition(section: 0, row: $0)) }
    case .patch, .reload:
      self = PersistentArray(items.sectionCount > 0 ? items.items(inSection: 0) : [])
    }
  }
}

extension DataSourceChange {
  /// The change of the rows of a source that has one section, or none.
  func rowChange(from count: Int) -> CollectionChange<Changeset> {
    change.map { patch in
      if patch.sectionChanges.isEmpty { return patch.rows.map(\.row) }
      return Changeset(
        deletions: Array(0..<count),
        insertions: Array(0..<items.itemCount)
      )
    }
  }
}

extension Observable2DArray: SignalRows {
  /// The items of all sections, one section after the other, for as long as the array is there.
  ///
  /// The names of the sections are lost; an ``ObservableDataSource`` of the array keeps them.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> {
    beginningWithReload().mapInEachObservation {
      var flat = FlatRows<Item>()
      return { flat.follow(NamedSections(array: $0.source) { _ in nil }, $0.change) }
    }
  }
}
