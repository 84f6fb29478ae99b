/// The animation of a changed row or section; the cases of `UITableView.RowAnimation`.
public enum RowAnimation: Hashable, Sendable, CaseIterable {
  /// Fades in and out.
  case fade
  /// Comes from and leaves to the right.
  case right
  /// Comes from and leaves to the left.
  case left
  /// Comes from and leaves to the top.
  case top
  /// Comes from and leaves to the bottom.
  case bottom
  /// Is there at once.
  case none
  /// Opens from and closes to the middle of its place.
  case middle
  /// Leaves the choice to the table.
  case automatic
}
