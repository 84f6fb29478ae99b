/// Showing snapshots, as `UITableViewDiffableDataSource` does, in every table that the screen is bound to.
///
///     let screen = TableScreen(sectionedBy: RecipeSection.self) {
///       OnAllOtherSections {
///         CellsBySection(RecipeCell.self, items: Recipe.ID.self) { section, row, cell, id in
///           cell.show(cookbook[id])
///         }
///       }
///     }
///     screen.bind(to: table)
///     screen.apply(snapshot)
///
/// A table that the screen is bound to later shows what was applied before.
extension TableScreen {
  /// Shows a snapshot at the next frame.
  ///
  /// The first snapshot reloads the tables, as in UIKit. Of several before a frame the tables show the last
  /// one; items that any of them reloads or reconfigures are shown again.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items. What was wrong with its edits is a warning, each said once.
  ///   - animatingDifferences: Whether the changes are animated; the table is given the same batches without.
  ///   - completion: Runs when all tables show the snapshot; at once if the screen is bound to none.
  public func apply<Item: Hashable>(
    _ snapshot: TableSnapshot<Section, Item>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    bindings.apply(
      { $0.apply(snapshot, animatingDifferences ? .animated : .plain) },
      completion
    )
  }

  /// Shows a snapshot, and returns when all tables show it, or when the task is cancelled.
  public func apply<Item: Hashable>(
    _ snapshot: TableSnapshot<Section, Item>,
    animatingDifferences: Bool = true
  ) async {
    await bindings.applyAndWait { $0.apply(snapshot, animatingDifferences ? .animated : .plain) }
  }

  /// Shows a snapshot at the next frame by a reload: nothing is compared, and every cell is a new one.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - completion: Runs when all tables show the snapshot; at once if the screen is bound to none.
  public func applySnapshotUsingReloadData<Item: Hashable>(
    _ snapshot: TableSnapshot<Section, Item>,
    completion: (() -> Void)? = nil
  ) {
    bindings.apply({ $0.apply(snapshot, .reload) }, completion)
  }

  /// Shows a snapshot by a reload, and returns when all tables show it.
  public func applySnapshotUsingReloadData<Item: Hashable>(
    _ snapshot: TableSnapshot<Section, Item>
  ) async {
    await bindings.applyAndWait { $0.apply(snapshot, .reload) }
  }

  /// Shows the visible items of an outline as the rows of a section, at the next frame.
  ///
  /// - Parameters:
  ///   - outline: The items, those that are shown and those that are not.
  ///   - section: The section; if the snapshot has no such section, it is added at the end.
  ///   - animatingDifferences: Whether the changes are animated; the table is given the same batches without.
  ///   - completion: Runs when all tables show the outline; at once if the screen is bound to none.
  public func apply<Item: Hashable>(
    _ outline: TableSectionSnapshot<Item>,
    to section: Section,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    bindings.apply(
      { $0.apply(outline, to: section, animatingDifferences ? .animated : .plain) },
      completion
    )
  }

  /// Shows the visible items of an outline as the rows of a section, and returns when all tables show them.
  public func apply<Item: Hashable>(
    _ outline: TableSectionSnapshot<Item>,
    to section: Section,
    animatingDifferences: Bool = true
  ) async {
    await bindings.applyAndWait {
      $0.apply(outline, to: section, animatingDifferences ? .animated : .plain)
    }
  }

  /// The snapshot that was applied last, to be edited and applied again; nothing in it is to be shown again.
  ///
  /// - Parameter type: The type of the items.
  /// - Returns: The snapshot; an empty one if there is none with such items; O(1).
  public func snapshot<Item: Hashable>(
    of type: Item.Type = Item.self
  ) -> TableSnapshot<Section, Item> {
    bindings.applied.snapshot(type)
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
    bindings.applied.outline(of: section, type)
  }

  /// The item, or the model, that a row of the first table shows; pending changes are applied first.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - type: The type of the item.
  /// - Returns: The item; nil if there is no such row, or it shows something of another type; O(log *n*).
  public func itemIdentifier<Item>(
    for indexPath: IndexPath,
    of type: Item.Type = Item.self
  ) -> Item? {
    bindings.firstDriver?.item(at: indexPath, type)
  }

  /// The section at a position in the first table; nil if there is none.
  ///
  /// Pending changes are applied first.
  public func sectionIdentifier(for index: Int) -> Section? {
    bindings.firstDriver?.section(at: index)?.typed()
  }

  /// The position of a section in the first table; nil if it is not displayed.
  ///
  /// Pending changes are applied first.
  public func index(for section: Section) -> Int? {
    bindings.firstDriver?.index(of: SectionKey(section))
  }
}
