// Rows that the user drags, and lists that load more: handlers with positions, which are positions in the list.

extension ContentListDeclaration {
  /// Lets the user drag rows within their list, and runs code when one was dropped.
  ///
  ///     .onMoved { from, to, mail in store.mails.insert(store.mails.remove(at: from), at: to) }
  ///
  /// The table shows the row at its new place already, and the data is read again when the code has ended: data that has
  /// followed changes nothing, and data that has not moves the row back.
  ///
  /// - Parameter handler: Receives where in the list the row was, where it is when it has been removed and inserted again, and
  ///   the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onMoved(
    _ handler: @escaping @MainActor (_ from: Int, _ to: Int, _ model: Model) async -> Void
  ) -> Self {
    gesturing {
      $0.onMoved = RowNotice { (_, _, drag: RowDrag, model: Model) in
        { await handler(drag.from.row, drag.to.row, model) }
      }
    }
  }

  /// Lets the user drag rows out of the list, into lists with `onMovedIn` that show models of the same type, and runs code when
  /// one was dropped there.
  ///
  ///     Rows(store.friends) { person in ListContent(person.name) }
  ///       .onMovedOut { from, person in store.friends.remove(at: from) }
  ///     Rows(store.others) { person in ListContent(person.name) }
  ///       .onMovedIn { to, person in store.others.insert(person, at: to) }
  ///
  /// - Parameter handler: Receives where in the list the row was, and the model; runs before that of the other list.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onMovedOut(
    _ handler: @escaping @MainActor (_ from: Int, _ model: Model) async -> Void
  ) -> Self {
    gesturing {
      $0.onMovedOut = RowNotice { (_, _, from, model: Model) in { await handler(from, model) } }
    }
  }

  /// Lets the user drag rows into the list, out of lists with `onMovedOut` that show models of the same type, and runs code when
  /// one was dropped.
  ///
  /// - Parameter handler: Receives where in the list the row is now, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onMovedIn(
    _ handler: @escaping @MainActor (_ to: Int, _ model: Model) async -> Void
  ) -> Self {
    gesturing {
      $0.onMovedIn = RowNotice { (_, _, to, model: Model) in { await handler(to, model) } }
    }
  }

  /// Retargets the drag of a row to another place in its list.
  ///
  ///     .moveTarget { from, proposed, mail in max(proposed, pinnedCount) }
  ///
  /// - Parameter target: Receives where in the list the row was, where the touch is, and the model; returns a position in the
  ///   list, and a position beyond its ends means the end.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func moveTarget(
    @ClosureValue<Int> _ target: @escaping (_ from: Int, _ proposed: Int, _ model: Model) -> Int
  ) -> Self {
    gesturing {
      $0.moveTarget = RowHandler { (_, _, drag: RowDrag, model: Model) in
        KeyedRowPlace(section: drag.from.section, row: target(drag.from.row, drag.to.row, model))
      }
    }
  }

  /// Runs code when a row near the end or the start of the list is displayed, to load more of it.
  ///
  ///     .prefetch(when: .cellsFromEnd(5)) { count in store.loadMore(after: count) }
  ///
  /// The code runs once for a number of rows, also when a jump skips the row that triggers it.
  ///
  /// - Parameters:
  ///   - trigger: How near the end or the start of the list must be: else the row that stands two rows before the last one.
  ///   - handler: Receives the number of rows of the list now.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func prefetch(
    when trigger: PrefetchTrigger = .cellsFromEnd(2),
    with handler: @escaping (_ startingIndex: Int) -> Void
  ) -> Self {
    handling { $0.set(PrefetchHandler(trigger: trigger) { handler($1) }) }
  }
}

extension ContentListsDeclaration {
  /// Lets the user drag rows within these sections and between them, and runs code when one was dropped.
  @discardableResult
  public func onMoved(
    _ handler:
      @escaping @MainActor (
        _ from: RowPlace<Section>, _ to: RowPlace<Section>, _ model: Model
      ) async -> Void
  ) -> Self {
    gesturing {
      $0.crossesSections = true
      $0.onMoved = RowNotice { (_, _, drag: RowDrag, model: Model) in
        { await handler(drag.from.typed(), drag.to.typed(), model) }
      }
    }
  }

  /// Retargets the drag of a row to another place in these sections.
  @discardableResult
  public func moveTarget(
    @ClosureValue<RowPlace<Section>> _ target:
      @escaping (
        _ from: RowPlace<Section>, _ proposed: RowPlace<Section>, _ model: Model
      ) -> RowPlace<Section>
  ) -> Self {
    gesturing {
      $0.moveTarget = RowHandler { (_, _, drag: RowDrag, model: Model) in
        target(drag.from.typed(), drag.to.typed(), model).keyed
      }
    }
  }

  /// Runs code when a row near the end or the start of the rows of one of the sections is displayed, to load more of them.
  @discardableResult
  public func prefetch(
    when trigger: PrefetchTrigger = .cellsFromEnd(2),
    with handler: @escaping (_ section: Section, _ startingIndex: Int) -> Void
  ) -> Self {
    handling { $0.set(PrefetchHandler(trigger: trigger) { handler($0.typed(), $1) }) }
  }
}

extension ContentRowsDeclaration {
  /// Says which rows with `onMoved` or `onMovedOut` can be dragged; by default all of them.
  @discardableResult
  public func canMove(@ClosureValue<Bool> _ canMove: @escaping (_ model: Model) -> Bool) -> Self {
    gesturing { $0.canMove = .value(canMove) }
  }
}
