extension RowsOfSection {
  /// Gives rows actions that a swipe uncovers at the trailing edge; the first stands nearest to it.
  @discardableResult @_disfavoredOverload
  public func trailingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: @escaping (_ row: Int) -> [SwipeAction]
  ) -> Self {
    let question = question({ row in
      SwipeActions(actions(row), allowsFullSwipe: allowsFullSwipe)
    })
    return handling { $0.gesturesToDeclare.trailingSwipe = question }
  }

  /// Gives rows actions that a swipe uncovers at the trailing edge; the first stands nearest to it.
  ///
  ///     .trailingSwipe { row, mail in
  ///       SwipeAction("Flag") { await store.flag(mail); return .done }
  ///     }
  ///
  /// - Parameters:
  ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action.
  ///   - actions: The actions of a row; an empty list leaves the row where it is.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func trailingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: @escaping (_ row: Int, _ model: Model) -> [SwipeAction]
  ) -> Self {
    let question = question({ row, model in
      SwipeActions(actions(row, model), allowsFullSwipe: allowsFullSwipe)
    })
    return handling { $0.gesturesToDeclare.trailingSwipe = question }
  }

  /// Gives rows actions that a swipe uncovers at the leading edge; the first stands nearest to it.
  @discardableResult @_disfavoredOverload
  public func leadingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: @escaping (_ row: Int) -> [SwipeAction]
  ) -> Self {
    let question = question({ row in
      SwipeActions(actions(row), allowsFullSwipe: allowsFullSwipe)
    })
    return handling { $0.gesturesToDeclare.leadingSwipe = question }
  }

  /// Gives rows actions that a swipe uncovers at the leading edge; the first stands nearest to it.
  ///
  ///     .leadingSwipe { row, mail in
  ///       SwipeAction("Flag") { await store.flag(mail); return .done }
  ///     }
  ///
  /// - Parameters:
  ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action.
  ///   - actions: The actions of a row; an empty list leaves the row where it is.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func leadingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: @escaping (_ row: Int, _ model: Model) -> [SwipeAction]
  ) -> Self {
    let question = question({ row, model in
      SwipeActions(actions(row, model), allowsFullSwipe: allowsFullSwipe)
    })
    return handling { $0.gesturesToDeclare.leadingSwipe = question }
  }
}

extension RowsOfSections {
  /// Gives rows actions that a swipe uncovers at the trailing edge; the first stands nearest to it.
  @discardableResult @_disfavoredOverload
  public func trailingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: @escaping (_ section: Section, _ row: Int) -> [SwipeAction]
  ) -> Self {
    let question = question({ section, row in
      SwipeActions(actions(section, row), allowsFullSwipe: allowsFullSwipe)
    })
    return handling { $0.gesturesToDeclare.trailingSwipe = question }
  }

  /// Gives rows actions that a swipe uncovers at the trailing edge; the first stands nearest to it.
  ///
  ///     .trailingSwipe { section, row, mail in
  ///       SwipeAction("Flag") { await store.flag(mail); return .done }
  ///     }
  ///
  /// - Parameters:
  ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action.
  ///   - actions: The actions of a row; an empty list leaves the row where it is.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func trailingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> [SwipeAction]
  ) -> Self {
    let question = question({ section, row, model in
      SwipeActions(actions(section, row, model), allowsFullSwipe: allowsFullSwipe)
    })
    return handling { $0.gesturesToDeclare.trailingSwipe = question }
  }

  /// Gives rows actions that a swipe uncovers at the leading edge; the first stands nearest to it.
  @discardableResult @_disfavoredOverload
  public func leadingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: @escaping (_ section: Section, _ row: Int) -> [SwipeAction]
  ) -> Self {
    let question = question({ section, row in
      SwipeActions(actions(section, row), allowsFullSwipe: allowsFullSwipe)
    })
    return handling { $0.gesturesToDeclare.leadingSwipe = question }
  }

  /// Gives rows actions that a swipe uncovers at the leading edge; the first stands nearest to it.
  ///
  ///     .leadingSwipe { section, row, mail in
  ///       SwipeAction("Flag") { await store.flag(mail); return .done }
  ///     }
  ///
  /// - Parameters:
  ///   - allowsFullSwipe: Whether a swipe across the whole row performs the first action.
  ///   - actions: The actions of a row; an empty list leaves the row where it is.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func leadingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> [SwipeAction]
  ) -> Self {
    let question = question({ section, row, model in
      SwipeActions(actions(section, row, model), allowsFullSwipe: allowsFullSwipe)
    })
    return handling { $0.gesturesToDeclare.leadingSwipe = question }
  }
}
