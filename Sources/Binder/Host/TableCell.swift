/// A class whose objects show rows: `HeadlessCell`, or any class that can be made without arguments.
@MainActor
public protocol TableCell: AnyObject {
  /// Makes a cell that shows nothing yet.
  init()

  /// Takes back what the last row left, right before the cell is handed out again.
  func prepareForReuse()

  /// The height in points that the cell's content needs, or nil to leave the choice to the table.
  func preferredHeight(forWidth width: Double) -> Double?

  /// Shows the cell as selected or not; the table keeps the selection and says it again after reuse.
  func setSelected(_ selected: Bool, animated: Bool)

  /// Shows the cell as touched or not.
  func setHighlighted(_ highlighted: Bool, animated: Bool)
}

extension TableCell {
  /// Does nothing.
  public func prepareForReuse() {}

  /// Leaves the height to the table.
  public func preferredHeight(forWidth width: Double) -> Double? { nil }

  /// Does nothing.
  public func setSelected(_ selected: Bool, animated: Bool) {}

  /// Does nothing.
  public func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}
