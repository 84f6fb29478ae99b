public import Binder

/// How a cell arranges the views that every cell has; a table without a screen makes no difference.
public enum CellStyle: Hashable, Sendable {
  /// The main text alone.
  case `default`
  /// The second text at the right edge.
  case value1
  /// The second text beside the main one.
  case value2
  /// The second text below the main one.
  case subtitle
}

extension HeadlessCell {
  /// Makes a cell as `UITableViewCell` is made, for code that makes its cells itself.
  ///
  /// - Parameters:
  ///   - style: Makes no difference here.
  ///   - reuseIdentifier: The name of the pool that the cell goes to.
  public convenience init(style: CellStyle, reuseIdentifier: String?) {
    self.init()
    self.reuseIdentifier = reuseIdentifier
  }
}

extension TableCell {
  /// The main text of a cell that has one; nil for a cell of another kind.
  public var textLabel: Label? { reusableView(self)?.parts.touchText() }

  /// The second text of a cell that has one; nil for a cell of another kind.
  public var detailTextLabel: Label? { reusableView(self)?.parts.touchDetailText() }
}
