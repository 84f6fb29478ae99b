/// What the compiler says of a closure that names something which the model does not have.
///
/// These are unavailable, so that the compiler looks at them only where nothing else fits: with many handlers in one
/// chain it would else try each beside each.
@available(
  *,
  unavailable,
  message: "the model has no property of a name in this closure, or one of another type"
)
extension RowsOfSection {
  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func trailingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions:
      @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> [SwipeAction]
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func leadingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions:
      @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> [SwipeAction]
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func contextMenu(
    @ListBuilder<MenuAction> _ actions:
      @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> [MenuAction]
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onDelete(
    _ handler: @escaping @MainActor (_ row: Int, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onInsert(
    _ handler: @escaping @MainActor (_ row: Int, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onPrimaryAction(
    _ handler: @escaping @MainActor (_ row: Int, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onPreviewTapped(
    _ handler: @escaping @MainActor (_ row: Int, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onAccessoryTapped(
    _ handler:
      @escaping @MainActor (
        _ row: Int, _ cell: Cell?, _ model: UncheckedModel<Model>
      ) async -> Void
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onDeselected(
    _ handler:
      @escaping @MainActor (
        _ row: Int, _ cell: Cell?, _ model: UncheckedModel<Model>
      ) async -> Void
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onWillDisplay(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: UncheckedModel<Model>) -> Void
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onDidEndDisplaying(
    _ handler: @escaping (_ row: Int, _ cell: Cell, _ model: UncheckedModel<Model>) -> Void
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func onMoved(
    _ handler:
      @escaping @MainActor (
        _ from: Int, _ to: Int, _ model: UncheckedModel<Model>
      ) async -> Void
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func moveTarget(
    _ target:
      @escaping (
        _ from: Int, _ proposed: Int, _ model: UncheckedModel<Model>
      ) -> Int
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func editingStyle(
    _ style: @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> RowEditingStyle
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func deleteTitle(
    _ title: @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> String
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func indentsWhileEditing(
    _ indents: @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> Bool
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func canMove(
    _ canMove: @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> Bool
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func accessory(
    _ accessory: @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> CellAccessory
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func selectable(
    _ isSelectable: @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> Bool
  ) -> Self { self }

  /// Says that a name in the closure is misspelt.
  @discardableResult @_disfavoredOverload
  public func highlightable(
    _ isHighlightable: @escaping (_ row: Int, _ model: UncheckedModel<Model>) -> Bool
  ) -> Self { self }
}
