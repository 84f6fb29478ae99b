/// Code that the compiler refuses, with a sentence each.
@available(*, unavailable, message: "bind cells with models before a handler that takes the model")
extension SectionChain where Cell == any TableCell, Model == NoModel {
  /// Says what a handler that takes the model needs.
  @discardableResult
  public func trailingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: (_ row: Int, _ model: UncheckedModel<Model>) ->
      [SwipeAction]
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func leadingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: (_ row: Int, _ model: UncheckedModel<Model>) ->
      [SwipeAction]
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func contextMenu(
    @ListBuilder<MenuAction> _ actions: (_ row: Int, _ model: UncheckedModel<Model>) -> [MenuAction]
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func onDelete(
    _ handler: @MainActor (_ row: Int, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func onInsert(
    _ handler: @MainActor (_ row: Int, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func onPrimaryAction(
    _ handler: @MainActor (_ row: Int, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func onPreviewTapped(
    _ handler: @MainActor (_ row: Int, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func onAccessoryTapped(
    _ handler:
      @MainActor (_ row: Int, _ cell: UnboundValue?, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func onDeselected(
    _ handler:
      @MainActor (_ row: Int, _ cell: UnboundValue?, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func onWillDisplay(
    _ handler: (_ row: Int, _ cell: UnboundValue, _ model: UncheckedModel<Model>) -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func onDidEndDisplaying(
    _ handler: (_ row: Int, _ cell: UnboundValue, _ model: UncheckedModel<Model>) -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func onMoved(
    _ handler: @MainActor (_ from: Int, _ to: Int, _ model: UncheckedModel<Model>) async -> Void
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func moveTarget(
    _ target: (_ from: Int, _ proposed: Int, _ model: UncheckedModel<Model>) -> Int
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func editingStyle(
    _ style: (_ row: Int, _ model: UncheckedModel<Model>) -> RowEditingStyle
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func deleteTitle(
    _ title: (_ row: Int, _ model: UncheckedModel<Model>) -> String
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func indentsWhileEditing(
    _ indents: (_ row: Int, _ model: UncheckedModel<Model>) -> Bool
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func canMove(
    _ canMove: (_ row: Int, _ model: UncheckedModel<Model>) -> Bool
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func accessory(
    _ accessory: (_ row: Int, _ model: UncheckedModel<Model>) -> CellAccessory
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func selectable(
    _ isSelectable: (_ row: Int, _ model: UncheckedModel<Model>) -> Bool
  ) -> Self { self }

  /// Says what a handler that takes the model needs.
  @discardableResult
  public func highlightable(
    _ isHighlightable: (_ row: Int, _ model: UncheckedModel<Model>) -> Bool
  ) -> Self { self }
}
