/// A class whose objects show a section's header or footer.
@MainActor
public protocol TableHeaderFooterView: AnyObject {
  /// Makes a view that shows nothing yet.
  init()

  /// Takes back what the last section left, right before the view is handed out again.
  func prepareForReuse()

  /// The height in points that the view's content needs, or nil to leave the choice to the table.
  func preferredHeight(forWidth width: Double) -> Double?
}

extension TableHeaderFooterView {
  /// Does nothing.
  public func prepareForReuse() {}

  /// Leaves the height to the table.
  public func preferredHeight(forWidth width: Double) -> Double? { nil }
}
