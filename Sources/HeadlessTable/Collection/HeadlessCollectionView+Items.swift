public import Binder

// What there is, and where.

extension HeadlessCollectionView {
  /// The number of items of a section.
  public func numberOfItems(inSection section: Int) -> Int {
    table.numberOfRows(inSection: section)
  }

  /// The number of items of a section, by the name of the section.
  public func numberOfItems<Section>(
    in section: Section,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Int {
    table.numberOfRows(
      in: section,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The items that are at least partly on the screen, ascending.
  public var indexPathsForVisibleItems: [IndexPath] { core.screen.visibleRows ?? [] }

  /// The cell that shows an item now, or nil when the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> (any TableCell)? {
    core.screen.cell(at: indexPath)
  }

  /// The item that covers a point of the content, the one in front where several do; nil for none.
  public func indexPathForItem(at point: TablePoint) -> IndexPath? {
    core.settled.layout.row(at: point)?.indexPath
  }

  /// The header, the footer or the other view of a kind at a path, or nil when it is not visible.
  public func supplementaryView(
    forElementKind kind: String,
    at indexPath: IndexPath
  ) -> (any TableHeaderFooterView)? {
    core.settled.displayed.view(ofKind: kind, at: indexPath)
  }

  /// The frame of an item and its `zIndex`; nil, with a message, if there is no such item.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    core.layoutIfNeeded()
    guard let item = core.existingRow(at: indexPath) else { return nil }
    return places.geometry.attributes(of: item).map {
      CollectionViewLayoutAttributes(frame: $0.rect, zIndex: $0.zIndex)
    }
  }

  package var places: CollectionLayout {
    guard let layout = core.layout as? CollectionLayout else {
      preconditionFailure("A collection view has the layout of one")
    }
    return layout
  }
}

/// The frame of an item and its `zIndex`.
public struct CollectionViewLayoutAttributes: Hashable, Sendable {
  /// The rectangle in the content, in points.
  public let frame: TableRect
  /// The order in depth; an item with a greater number is in front.
  public let zIndex: Int
}

// Selection and taps.

extension HeadlessCollectionView {
  /// The selected items, ascending; nil if there is none.
  public var indexPathsForSelectedItems: [IndexPath]? { table.indexPathsForSelectedRows }

  /// Selects an item by code, or none for nil: no handler and no delegate method is called.
  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool = false,
    scrollPosition: TableScrollPosition = .none
  ) {
    // What allows no selection is not made to select by code either.
    guard core.selection.takesTaps else { return }
    core.selection.select(indexPath, animated: animated, at: scrollPosition)
  }

  /// Deselects an item by code: no handler and no delegate method is called.
  public func deselectItem(at indexPath: IndexPath, animated: Bool = false) {
    core.selection.deselect(indexPath, animated: animated)
  }

  /// Taps an item: highlights it, selects it, and runs the handlers, in the order of `UICollectionView`.
  ///
  ///     collection.tapItem(.id(photo.id))
  ///
  /// An item that is not visible is scrolled into view first, the shortest way, also within a section that scrolls across.
  public func tapItem(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) { about(fileID, filePath, line, column) { core.touches.taps.tap(target) } }

  /// Taps an item of a section, by the name of the section.
  public func tapItem<Section>(
    _ item: Int,
    in section: Section,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.taps.tap(NamedRow.row(item, in: section)) }
  }

  /// Drags an item to another place and drops it there.
  ///
  /// The place is counted when the item has been taken out.
  public func dragItem(
    at target: some RowTarget,
    to place: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) { about(fileID, filePath, line, column) { core.touches.dragging.drag(target, to: place) } }
}

// Scrolling.

extension HeadlessCollectionView {
  /// Scrolls until an item is at a position, along the direction of the collection view and of its section.
  ///
  /// Items whose sizes are estimated count with these.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: TableScrollPosition,
    animated: Bool = false
  ) { core.screen.scroll(to: indexPath, at: scrollPosition) }

  /// Resizes the collection view, as a rotation of the device does: everything is laid out again.
  public func resize(width: Double, height: Double) {
    core.screen.resize(to: TableSize(width: width, height: height))
  }

  /// Scrolls an orthogonally scrolling section by some points; it stops where its layout allows.
  public func scrollSection<Section>(
    _ section: Section,
    by distance: Double,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) {
      guard let index = core.settled.section(section) else { return }
      scrollSection(index, to: places.geometry.offset(ofSection: index) + distance)
    }
  }

  /// Scrolls the orthogonal section at a position to an offset; it stops where its layout allows.
  public func scrollSection(at section: Int, to offset: Double) {
    core.layoutIfNeeded()
    scrollSection(section, to: offset)
  }

  private func scrollSection(_ section: Int, to offset: Double) {
    guard places.sectionIndices.contains(section) else {
      return core.report(
        .error,
        "Section \(section) of \(core.named) can't be scrolled: there is \(counted(places.sectionCount, "section"))."
      )
    }
    guard places.sections[section].section.orthogonalScrolling != .none else {
      return core.report(
        .error,
        "Section '\(core.name(ofSection: section))' of \(core.named) can't be scrolled by itself, because its layout, "
          + "'\(places.sections[section].layout)', does not scroll orthogonally. Scroll the collection view."
      )
    }
    core.screen.scroll(section: section, to: offset, in: places)
  }

  /// The content offset of an orthogonally scrolling section.
  public func contentOffset(ofSection section: Int) -> Double {
    core.layoutIfNeeded()
    return places.geometry.offset(ofSection: section)
  }
}
