public import Binder

extension TableViewDataSource {
  /// Adds items; one that is the same as an existing item takes its place.
  ///
  /// Of items of the list that are the same the first is taken. An item that stays where it is among the others is
  /// reloaded; one that does not is deleted and inserted in the table, and an update and a move for other sources.
  ///
  /// - Parameters:
  ///   - items: The items, in any order.
  ///   - completion: Runs on the main actor when they are shown.
  /// - Complexity: O(*k* log *n*) for *k* items, off the main actor.
  public func addItems(_ items: [Item], _ completion: @escaping () -> Void = {}) {
    work.ask(.add(items), completion)
  }

  /// Removes items that are the same as these; those that are not there are ignored.
  public func removeItems(_ items: [Item], _ completion: @escaping () -> Void = {}) {
    work.ask(.remove(items), completion)
  }

  /// Replaces all items; those that were there already are reloaded.
  public func resetItems(_ items: [Item], _ completion: @escaping () -> Void = {}) {
    work.ask(.reset(items), completion)
  }

  /// Waits until all changes so far are shown.
  public func settled() async {
    await withCheckedContinuation { continuation in
      work.ask(.settle) { continuation.resume() }
    }
  }

  /// The item at a place, counted through all sections; nil if there is none.
  public subscript(position: Int) -> Item? {
    guard position >= 0 else { return nil }
    var row = position
    for section in 0..<items.sectionCount {
      let count = items.itemCount(inSection: section)
      if row < count { return items.item(at: RowPosition(section: section, row: row)) }
      row -= count
    }
    return nil
  }

  /// The animation for inserted rows; `.fade` by default.
  public var insertRowAnimation: RowAnimation {
    get { binder.animations.rowInsertion }
    set { binder.animations.rowInsertion = newValue }
  }

  /// The animation for deleted rows; `.fade` by default.
  public var deleteRowAnimation: RowAnimation {
    get { binder.animations.rowDeletion }
    set { binder.animations.rowDeletion = newValue }
  }

  /// The animation for reloaded rows; `.fade` by default.
  public var reloadRowAnimation: RowAnimation {
    get { binder.animations.rowUpdate }
    set { binder.animations.rowUpdate = newValue }
  }
}

extension TableViewDataSource where Item == DataSourceItem {
  /// The item with an identity; nil if there is none.
  public subscript(uid: String) -> DataSourceItem? { self[DataSourceItem("", uid)] }
}

extension TableViewDataSource {
  /// The item that is the same as another one; nil if there is none.
  ///
  /// - Complexity: O(1); the first time O(*n*).
  public subscript(item: Item) -> Item? {
    let items = known ?? Set(items.itemsBySection.joined())
    known = items
    return items.firstIndex(of: item).map { items[$0] }
  }

  /// The item that a row shows at the moment; nil if there is no such row.
  public final func item(at indexPath: IndexPath) -> Item? {
    binder.shown.source(of: indexPath).map { $0.dataSource.item(at: $0.path) }
  }

  func name(ofSection section: Int) -> String? {
    binder.shown.source(ofSection: section).flatMap { $0.dataSource.nameOfSection($0.section) }
  }
}

extension Set where Element: Sendable {
  /// Takes and gives up items as a sorted source does: of equal items in one list the first.
  mutating func follow(_ request: SortedWork<Element>.Request) {
    switch request {
    case .add(let items): for item in items.reversed() { update(with: item) }
    case .remove(let items): subtract(items)
    case .reset(let items): self = Set(items)
    case .reorder, .settle: break
    }
  }
}

extension TableViewDataSource: MoveFollowing {
  /// The items are sorted and change later, so the row is shown at its former place until then.
  package func follow(
    _ move: Move<RowPosition>,
    of tableView: any TableHost,
    handler: (() -> Void)?
  ) {
    let (source, destination) = (IndexPath(move.old), IndexPath(move.new))
    if let handler {
      handler()
    } else {
      self.tableView(tableView, moveRowAt: source, to: destination)
    }
    guard tableView.rowSource === self else { return }
    binder.show(move)
    tableView.scheduleUpdate { [weak self, weak tableView] in
      guard let self, let tableView, tableView.rowSource === self else { return }
      binder.takeBackMove(in: tableView)
    }
  }
}
