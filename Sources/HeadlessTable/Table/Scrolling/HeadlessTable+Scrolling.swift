public import Binder

extension HeadlessTable {
  /// The width of the table and the sum of all heights, as far as they are known, in points.
  public var contentSize: TableSize {
    layoutIfNeeded()
    return TableSize(width: size.width, height: geometry.contentHeight)
  }

  /// The point of the content that is at the table's left top corner.
  ///
  /// Setting it scrolls there, also beyond the limits of scrolling; x is always 0.
  public var contentOffset: TablePoint {
    get {
      layoutIfNeeded()
      return TablePoint(x: 0, y: offset)
    }
    set { scroll(toUnlimited: newValue.y) }
  }

  /// Scrolls to an offset in points, within the limits of scrolling, as a finger does.
  public func scroll(to y: Double) {
    layoutIfNeeded()
    scroll(toUnlimited: layout.restingOffset(nearest: y))
  }

  /// Scrolls by some points, down if they are positive, within the limits of scrolling.
  ///
  /// Rows that stay on the screen move by these points: where those that come in at the top are higher or lower than they
  /// were estimated, the offset follows.
  public func scroll(by distance: Double) {
    layoutIfNeeded()
    scroll(
      toUnlimited: layout.restingOffset(nearest: offset + distance),
      holdsRows: distance < 0
    )
  }

  /// Shows more of the content or less, as a window that is made higher or lower does.
  ///
  /// The offset stays where it is, within the limits of scrolling.
  ///
  /// - Parameter height: Points from top to bottom.
  public func resize(height: Double) {
    layoutIfNeeded()
    guard height.isLength else { return refuseSize(TableSize(width: size.width, height: height)) }
    guard height != size.height else { return }
    beginPhase("resize \(size.height.pointsText) → \(height.pointsText)")
    layout.resize(height: height)
    progress.layoutNeeded()
    layoutIfNeeded()
    scroll(to: offset)
  }

  /// Scrolls until a row is at a position; a row of `Int.max` means the section as a whole.
  ///
  /// The first row of a section comes to the top with its header, the last one to the bottom with its footer.
  ///
  /// Rows that have not been displayed count with their estimates, so that the table may stop
  /// as far off as these are.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: TableScrollPosition,
    animated: Bool = false
  ) {
    layoutIfNeeded()
    guard let row = position(of: indexPath) else { return }
    let wholeSection = row.row == .max && sections.indices.contains(row.section)
    guard wholeSection || contains(row) else {
      let counts = counts(at: row.section)
      return report(.scrollOutOfBounds(indexPath, counts: counts, table: "<HeadlessTable '\(id)'>"))
    }
    scroll(toUnlimited: layout.offset(showing: row, at: scrollPosition))
  }

  /// Scrolls until a row is at a position.
  ///
  ///     table.scrollToRow(.id(mail.id), at: .middle)
  public func scrollToRow(
    _ target: some RowTarget,
    at scrollPosition: TableScrollPosition,
    animated: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLocation(fileID, filePath, line, column)) {
      layoutIfNeeded()
      guard let row = target.position(in: self) else { return }
      scrollToRow(at: row.indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Scrolls to an offset, and lays out what comes into view.
  ///
  /// In the middle of a question or a tap, the layout waits for the end of that.
  private func scroll(toUnlimited y: Double, holdsRows: Bool = false) {
    layoutIfNeeded()
    guard y.isFinite, y != offset else { return }
    let before = offset
    if progress.isFree {
      closeSwipe()
      beginScroll(to: y)
    }
    moveNow(to: y)
    guard progress.isFree else { return }
    if holdsRows, !needsReload {
      let plan = plan
      layout.hold(displayed.rows.first(where: plan.contains))
    }
    layoutIfNeeded()
    layout.hold(nil)
    during(.asking) { announceRows(y > before ? .down : .up) }
  }

  /// Covers other points at the edges, and goes with them where the table rests at one that moves.
  func inset(by inset: TableEdgeInsets) {
    let before = layout.inset
    layout.inset = inset
    if let y = layout.offset(afterInset: before) {
      if progress.isFree { beginScroll(to: y) }
      moveNow(to: y)
    }
    progress.layoutNeeded()
  }

  private func beginScroll(to y: Double) {
    beginPhase("scroll \(offset.pointsText) → \(y.pointsText)")
  }

  /// Changes the offset in the middle of whatever the table does.
  private func moveNow(to y: Double) {
    during(progress.activity == .asking ? .asking : .touching) { move(to: y) }
  }

  /// Changes the offset and tells the delegate; what comes into view is up to the next layout.
  func move(to y: Double) {
    guard y != offset else { return }
    layout.scroll(to: y)
    progress.layoutNeeded()
    tellScroll()
  }

  /// Tells the delegate that the offset has changed.
  func tellScroll() {
    note(.event(Call.Event(kind: .didScroll, place: nil, text: offset.pointsText)))
    delegate?.tableViewDidScroll(self)
  }
}

extension HeadlessTable {
  /// Tells the prefetch data source about the rows that come next if the scrolling goes on.
  func announceRows(_ direction: PrefetchWindow.Direction) {
    guard let prefetchDataSource else { return }
    let visible = displayed.rows
    let step = prefetching.scroll(
      direction,
      visible: visible,
      upcoming: layout.upcomingRows(direction, beyond: visible)
    )
    if !step.cancel.isEmpty {
      note(.prefetch(Call.Prefetch(kind: .cancelPrefetching, places: step.cancel.map(place(of:)))))
      prefetchDataSource.tableView(
        self,
        cancelPrefetchingForRowsAt: step.cancel.map(\.indexPath)
      )
    }
    if !step.prefetch.isEmpty {
      note(.prefetch(Call.Prefetch(kind: .prefetch, places: step.prefetch.map(place(of:)))))
      prefetchDataSource.tableView(self, prefetchRowsAt: step.prefetch.map(\.indexPath))
    }
  }
}
