public import Binder

/// The arrangement of the views that every cell has, in drawings.
public enum CellStyle: Hashable, Sendable {
  /// The main text alone.
  case `default`
  /// The second text at the right edge.
  case value1
  /// The main text in a column at the left, at whose right edge it ends, and the second text beside it.
  case value2
  /// The second text below the main one.
  case subtitle
}

extension HeadlessCell {
  /// Makes a cell as `UITableViewCell` is made, for code that makes its cells itself.
  ///
  /// - Parameters:
  ///   - style: The arrangement of its texts in drawings.
  ///   - reuseIdentifier: The reuse pool of the cell.
  public convenience init(style: CellStyle, reuseIdentifier: String?) {
    self.init()
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
  }
}

extension TableCell {
  /// The main text of a cell that has one; nil for a cell of another kind.
  public var textLabel: Label? { reusableView(self)?.parts.touchText() }

  /// The second text of a cell that has one; nil for a cell of another kind.
  public var detailTextLabel: Label? { reusableView(self)?.parts.touchDetailText() }
}
