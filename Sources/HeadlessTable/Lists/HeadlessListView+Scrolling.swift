import Binder

extension HeadlessListView {
  /// The width of the table and the sum of all heights, as far as they are known, in points.
  public var contentSize: TableSize { core.settled.layout.contentSize }

  /// The point of the content that is at the table's left top corner.
  ///
  /// Setting it scrolls there, also beyond the limits of scrolling; the other of x and y is always 0.
  public var contentOffset: TablePoint {
    get {
      let layout = core.settled.layout
      return layout.isHorizontal
        ? TablePoint(x: layout.offset, y: 0) : TablePoint(x: 0, y: layout.offset)
    }
    set { scrollPosition = core.layout.isHorizontal ? newValue.x : newValue.y }
  }

  package var scrollPosition: Double {
    get { core.settled.layout.offset }
    set { core.screen.scroll(toUnlimited: newValue) }
  }

  /// Scrolls to an offset in points, within the limits of scrolling, as the user does.
  public func scroll(to y: Double) { core.screen.scroll(to: y) }

  /// Scrolls by some points, down if they are positive, within the limits of scrolling.
  ///
  /// Rows that stay on the screen move by these points: where those that enter at the top are higher or lower than they
  /// were estimated, the offset follows.
  public func scroll(by distance: Double) { core.screen.scroll(by: distance) }

  /// Changes the height of the table, as the resizing of a window does.
  ///
  /// The offset stays where it is, within the limits of scrolling.
  public func resize(height: Double) { core.screen.resize(height: height) }
}
