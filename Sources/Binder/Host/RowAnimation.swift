/// The animation of a changed row or section; the cases of `UITableView.RowAnimation`.
public enum RowAnimation: Hashable, Sendable, CaseIterable {
  /// Fades in and out.
  case fade
  /// Slides in from the right, and out to the right.
  case right
  /// Slides in from the left, and out to the left.
  case left
  /// Slides in from the top, and out to the top.
  case top
  /// Slides in from the bottom, and out to the bottom.
  case bottom
  /// Appears and disappears without an animation.
  case none
  /// Opens from and closes to the middle of its place.
  case middle
  /// Leaves the choice to the table.
  case automatic
}
