// Each kind of rows names this protocol first, and the compiler looks at its members last: a closure with a mistake is a closure
// before it is taken for a number.

/// Rows that can be alike in something: a height, or what stands at the trailing edge.
@MainActor
public protocol UniformRows<Section, Cell, Model>: RowsDeclaration {}

extension UniformRows {
  /// Gives every row the same height in points; `automaticDimension` lets the cell measure itself.
  @discardableResult
  public func cellHeight(_ points: Double) -> Self {
    handling(DeclaredDimension(.cellHeight, points).add)
  }

  /// Gives every row the same estimated height in points, used until it is displayed.
  @discardableResult
  public func estimatedCellHeight(_ points: Double) -> Self {
    handling(DeclaredDimension(.estimatedCellHeight, points).add)
  }

  /// Shows the same at the trailing edge of each cell.
  @discardableResult
  public func accessory(_ accessory: CellAccessory) -> Self {
    handling { $0.gesturesToDeclare.accessory = RowProperty { _, _, _ in accessory } }
  }
}
