extension RowsOfSection {
  /// Gives rows a menu that a long touch opens.
  @discardableResult @_disfavoredOverload
  public func contextMenu(
    @ListBuilder<MenuAction> _ actions: @escaping (_ row: Int) -> [MenuAction]
  ) -> Self {
    let question = question(actions)
    return handling { $0.gesturesToDeclare.contextMenu = question }
  }

  /// Gives rows a menu that a long touch opens.
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
    let question = question(actions)
    return handling { $0.gesturesToDeclare.contextMenu = question }
  }

  /// Runs code when a finger has tapped the picture of a row above its menu.
  @discardableResult @_disfavoredOverload
  public func onPreviewTapped(
    _ handler: @escaping @MainActor (_ row: Int) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onPreviewTapped = notice }
  }

  /// Runs code when a finger has tapped the picture of a row above its menu.
  @discardableResult
  public func onPreviewTapped(
    _ handler: @escaping @MainActor (_ row: Int, _ model: Model) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onPreviewTapped = notice }
  }
}

extension RowsOfSections {
  /// Gives rows a menu that a long touch opens.
  @discardableResult @_disfavoredOverload
  public func contextMenu(
    @ListBuilder<MenuAction> _ actions: @escaping (_ section: Section, _ row: Int) -> [MenuAction]
  ) -> Self {
    let question = question(actions)
    return handling { $0.gesturesToDeclare.contextMenu = question }
  }

  /// Gives rows a menu that a long touch opens.
  ///
  ///     .contextMenu { section, row, mail in
  ///       MenuAction("Reply", image: "arrow") { await mailer.reply(to: mail); return .done }
  ///     }
  ///
  /// - Parameter actions: The commands of a row; a row without commands has no menu.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func contextMenu(
    @ListBuilder<MenuAction> _ actions:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> [MenuAction]
  ) -> Self {
    let question = question(actions)
    return handling { $0.gesturesToDeclare.contextMenu = question }
  }

  /// Runs code when a finger has tapped the picture of a row above its menu.
  @discardableResult @_disfavoredOverload
  public func onPreviewTapped(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onPreviewTapped = notice }
  }

  /// Runs code when a finger has tapped the picture of a row above its menu.
  @discardableResult
  public func onPreviewTapped(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onPreviewTapped = notice }
  }
}
