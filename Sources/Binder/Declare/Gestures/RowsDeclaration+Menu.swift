// Rows with a menu that a long touch opens.
extension SectionRows {
  /// Gives rows a context menu, which a long press opens.
  ///
  ///     .contextMenu { row, mail in
  ///       MenuAction("Reply", image: "arrow") { await mailer.reply(to: mail); return .done }
  ///     }
  ///
  /// - Parameter actions: The commands of a row; a row without commands has no menu.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func contextMenu(
    @ListBuilder<MenuAction> _ actions: @escaping (_ row: Int, _ model: Model) -> [MenuAction]
  ) -> Self {
    handling { $0.gesturesToDeclare.contextMenu = .value(actions) }
  }

  /// Runs code when the user has tapped the preview of a row's menu.
  @discardableResult
  public func onPreviewTapped(
    _ handler: @escaping @MainActor (_ row: Int, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onPreviewTapped = .work(handler) }
  }
}

extension MultiSectionRows {
  /// Gives rows a context menu, which a long press opens.
  @discardableResult
  public func contextMenu(
    @ListBuilder<MenuAction> _ actions:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> [MenuAction]
  ) -> Self {
    handling { $0.gesturesToDeclare.contextMenu = .value(actions) }
  }

  /// Runs code when the user has tapped the preview of a row's menu.
  @discardableResult
  public func onPreviewTapped(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onPreviewTapped = .work(handler) }
  }
}
