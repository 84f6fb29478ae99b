/// A binder or a screen that shows snapshots, as `UITableViewDiffableDataSource` does.
///
///     binder.onAllOtherSections()
///       .bind(cellType: RecipeCell.self, items: Recipe.ID.self)
///       .onDequeue { section, row, cell, id in cell.show(cookbook[id]) }
///     binder.finish()
///
///     var snapshot = TableSnapshot<RecipeSection, Recipe.ID>()
///     snapshot.appendSections([.favourites, .all])
///     snapshot.appendItems(cookbook.ids, toSection: .all)
///     binder.apply(snapshot)
///
/// What is bound with `items:` shows the items of the snapshot. A section of the snapshot whose rows come from other data
/// is displayed where the snapshot names it.
///
/// A screen shows them in every table that it is bound to, also in one that it is bound to later.
@MainActor
public protocol SnapshotApplying<Section> {
  /// The type that names the sections.
  associatedtype Section: TableViewSection

  /// The snapshots that are shown.
  var shownSnapshots: ShownSnapshots { get }
}

/// The snapshots of a binder or a screen, and the tables that show them.
@MainActor
public struct ShownSnapshots {
  let applied: AppliedSnapshots
  let driver: TableDriver?
  let apply: (_ take: (AppliedSnapshots) -> Void, _ completion: (() -> Void)?) -> Void
  let wait: () async -> Void

  fileprivate func applyAndWait(_ take: (AppliedSnapshots) -> Void) async {
    apply(take, nil)
    await wait()
  }
}

extension TableBinder: SnapshotApplying {
  /// The snapshots that the table shows.
  public var shownSnapshots: ShownSnapshots {
    let driver = driver
    return ShownSnapshots(
      applied: driver.applied,
      driver: driver,
      apply: { driver.apply($0, completion: $1) },
      wait: { await driver.waitForUpdate() }
    )
  }
}

extension TableScreen: SnapshotApplying {
  /// The snapshots that the tables show.
  public var shownSnapshots: ShownSnapshots {
    let bindings = bindings
    return ShownSnapshots(
      applied: bindings.applied,
      driver: bindings.firstDriver,
      apply: { bindings.apply($0, $1) },
      wait: { await bindings.forEachTable { await $0.waitForUpdate() } }
    )
  }
}

extension SnapshotApplying {
  /// Shows a snapshot at the next frame.
  ///
  /// The first snapshot reloads the table, as in UIKit; before `finish()` it is what `finish()` shows. Of several before a
  /// frame the table shows the last one; items that any of them reloads or reconfigures are shown again.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items. What was wrong with its edits is a warning, each said once.
  ///   - animatingDifferences: Whether the changes are animated; the table is given the same batches without.
  ///   - completion: Runs when the table shows the snapshot, or all tables of a screen do; at once if it has none.
  public func apply<Item: Hashable>(
    _ snapshot: TableSnapshot<Section, Item>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shownSnapshots.apply(
      { $0.apply(snapshot, animatingDifferences ? .animated : .plain) },
      completion
    )
  }

  /// Shows a snapshot, and returns when the table shows it; before `finish()`, or when the task is cancelled, at once.
  public func apply<Item: Hashable>(
    _ snapshot: TableSnapshot<Section, Item>,
    animatingDifferences: Bool = true
  ) async {
    await shownSnapshots.applyAndWait {
      $0.apply(snapshot, animatingDifferences ? .animated : .plain)
    }
  }

  /// Shows a snapshot at the next frame by a reload: nothing is compared, and every cell is a new one.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - completion: Runs when the table shows the snapshot, or all tables of a screen do; at once if it has none.
  public func applySnapshotUsingReloadData<Item: Hashable>(
    _ snapshot: TableSnapshot<Section, Item>,
    completion: (() -> Void)? = nil
  ) {
    shownSnapshots.apply({ $0.apply(snapshot, .reload) }, completion)
  }

  /// Shows a snapshot by a reload, and returns when the table shows it.
  public func applySnapshotUsingReloadData<Item: Hashable>(
    _ snapshot: TableSnapshot<Section, Item>
  ) async {
    await shownSnapshots.applyAndWait { $0.apply(snapshot, .reload) }
  }

  /// Shows the visible items of an outline as the rows of a section, at the next frame.
  ///
  ///     binder.onSection(.pantry)
  ///       .bind(cellType: PantryCell.self, items: String.self)
  ///       .onTapped { [unowned binder] row, cell, item in
  ///         var outline = binder.snapshot(for: .pantry, of: String.self)
  ///         if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
  ///         binder.apply(outline, to: .pantry)
  ///       }
  ///
  /// - Parameters:
  ///   - outline: The items, those that are shown and those that are not.
  ///   - section: The section; if the table has no such section, it is added at the end.
  ///   - animatingDifferences: Whether the changes are animated; the table is given the same batches without.
  ///   - completion: Runs when the table shows the outline, or all tables of a screen do; at once if it has none.
  public func apply<Item: Hashable>(
    _ outline: TableSectionSnapshot<Item>,
    to section: Section,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shownSnapshots.apply(
      { $0.apply(outline, to: section, animatingDifferences ? .animated : .plain) },
      completion
    )
  }

  /// Shows the visible items of an outline as the rows of a section, and returns when the table shows them.
  public func apply<Item: Hashable>(
    _ outline: TableSectionSnapshot<Item>,
    to section: Section,
    animatingDifferences: Bool = true
  ) async {
    await shownSnapshots.applyAndWait {
      $0.apply(outline, to: section, animatingDifferences ? .animated : .plain)
    }
  }

  /// The snapshot that was applied last, to edit and apply again; it reloads and reconfigures nothing.
  ///
  ///     var snapshot = binder.snapshot(of: Recipe.ID.self)
  ///     snapshot.deleteItems([recipe.id])
  ///     binder.apply(snapshot)
  ///
  /// - Parameter type: The type of the items.
  /// - Returns: The snapshot; an empty one if there is none with such items; O(1).
  public func snapshot<Item: Hashable>(
    of type: Item.Type = Item.self
  ) -> TableSnapshot<Section, Item> {
    shownSnapshots.applied.snapshot(type)
  }

  /// The outline of a section that was applied last; the items of a section without one are all at the top level.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - type: The type of the items.
  /// - Returns: The outline; an empty one if there is no such section with such items.
  public func snapshot<Item: Hashable>(
    for section: Section,
    of type: Item.Type = Item.self
  ) -> TableSectionSnapshot<Item> {
    shownSnapshots.applied.outline(of: section, type)
  }

  /// The item, or the model, that a row of the table shows, or of a screen's first one; pending changes are applied first.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - type: The type of the item.
  /// - Returns: The item; nil if there is no such row, or it shows something of another type; O(log *n*).
  public func itemIdentifier<Item>(
    for indexPath: IndexPath,
    of type: Item.Type = Item.self
  ) -> Item? {
    shownSnapshots.driver?.item(at: indexPath, type)
  }

  /// The section at a position; nil if there is none.
  ///
  /// Pending changes are applied first.
  public func sectionIdentifier(for index: Int) -> Section? {
    shownSnapshots.driver?.section(at: index)?.typed()
  }

  /// The position of a section; nil if it is not displayed.
  ///
  /// Pending changes are applied first.
  public func index(for section: Section) -> Int? {
    shownSnapshots.driver?.index(of: SectionKey(section))
  }
}
