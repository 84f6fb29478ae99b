// Rows with actions that a swipe uncovers.
extension SectionRows {
  /// Gives rows swipe actions at the trailing edge; the first is nearest to it.
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
    handling {
      $0.gesturesToDeclare.trailingSwipe = .value {
        SwipeActions(actions($0, $1), allowsFullSwipe: allowsFullSwipe)
      }
    }
  }

  /// Gives rows swipe actions at the leading edge; the first is nearest to it.
  @discardableResult
  public func leadingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions: @escaping (_ row: Int, _ model: Model) -> [SwipeAction]
  ) -> Self {
    handling {
      $0.gesturesToDeclare.leadingSwipe = .value {
        SwipeActions(actions($0, $1), allowsFullSwipe: allowsFullSwipe)
      }
    }
  }
}

extension MultiSectionRows {
  /// Gives rows swipe actions at the trailing edge; the first is nearest to it.
  @discardableResult
  public func trailingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> [SwipeAction]
  ) -> Self {
    handling {
      $0.gesturesToDeclare.trailingSwipe = .value {
        SwipeActions(actions($0, $1, $2), allowsFullSwipe: allowsFullSwipe)
      }
    }
  }

  /// Gives rows swipe actions at the leading edge; the first is nearest to it.
  @discardableResult
  public func leadingSwipe(
    allowsFullSwipe: Bool = true,
    @ListBuilder<SwipeAction> _ actions:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> [SwipeAction]
  ) -> Self {
    handling {
      $0.gesturesToDeclare.leadingSwipe = .value {
        SwipeActions(actions($0, $1, $2), allowsFullSwipe: allowsFullSwipe)
      }
    }
  }
}
