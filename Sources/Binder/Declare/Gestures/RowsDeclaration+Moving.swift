// Rows that a touch drags to other places.

extension SectionRows {
  /// Lets the user drag rows within their section, and runs code when one was dropped.
  ///
  ///     .onMoved { from, to, mail in mails.insert(mails.remove(at: from), at: to) }
  ///
  /// The table shows the row at its new place already, and the data is read again when the code has ended: data that has
  /// followed changes nothing, and data that has not moves the row back.
  ///
  /// - Parameter handler: Receives where the row was, where it is when it has been removed and inserted again, and the
  ///   model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onMoved(
    _ handler: @escaping @MainActor (_ from: Int, _ to: Int, _ model: Model) async -> Void
  ) -> Self {
    handling {
      $0.gesturesToDeclare.crossesSections = false
      $0.gesturesToDeclare.onMoved = RowNotice { (_, _, drag: RowDrag, model: Model) in
        { await handler(drag.from.row, drag.to.row, model) }
      }
    }
  }

  /// Retargets the drag of a row to another place.
  ///
  ///     .moveTarget { from, proposed, mail in max(proposed, pinnedCount) }
  ///
  /// - Parameter target: Receives where the row was, where the touch is, and the model; returns a position in the section, and
  ///   a position beyond its ends means the end.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func moveTarget(
    @ClosureValue<Int> _ target: @escaping (_ from: Int, _ proposed: Int, _ model: Model) -> Int
  ) -> Self {
    handling {
      $0.gesturesToDeclare.moveTarget = RowHandler { (_, _, drag: RowDrag, model: Model) in
        KeyedRowPlace(section: drag.from.section, row: target(drag.from.row, drag.to.row, model))
      }
    }
  }

  /// Says which rows with `onMoved` can be dragged; by default all of them.
  @discardableResult
  public func canMove(
    @ClosureValue<Bool> _ canMove: @escaping (_ row: Int, _ model: Model) -> Bool
  ) -> Self {
    handling { $0.gesturesToDeclare.canMove = .value(canMove) }
  }
}

extension MultiSectionRows {
  /// Lets the user drag rows within these sections and between them, and runs code when one was dropped.
  ///
  /// A row goes only to sections that show models of the same type. The table shows the row at its new place already, and
  /// the data is read again when the code has ended: data that has followed changes nothing, and data that has not moves
  /// the row back.
  @discardableResult
  public func onMoved(
    _ handler:
      @escaping @MainActor (
        _ from: RowPlace<Section>, _ to: RowPlace<Section>, _ model: Model
      ) async -> Void
  ) -> Self {
    handling {
      $0.gesturesToDeclare.crossesSections = true
      $0.gesturesToDeclare.onMoved = RowNotice { (_, _, drag: RowDrag, model: Model) in
        { await handler(drag.from.typed(), drag.to.typed(), model) }
      }
    }
  }

  /// Retargets the drag of a row to another place.
  ///
  /// - Parameter target: Receives where the row was, where the touch is, and the model; returns a position in one of these
  ///   sections, and a position beyond the ends of a section means the end.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func moveTarget(
    @ClosureValue<RowPlace<Section>> _ target:
      @escaping (
        _ from: RowPlace<Section>, _ proposed: RowPlace<Section>, _ model: Model
      ) -> RowPlace<Section>
  ) -> Self {
    handling {
      $0.gesturesToDeclare.moveTarget = RowHandler { (_, _, drag: RowDrag, model: Model) in
        target(drag.from.typed(), drag.to.typed(), model).keyed
      }
    }
  }

  /// Says which rows with `onMoved` can be dragged; by default all of them.
  @discardableResult
  public func canMove(
    @ClosureValue<Bool> _ canMove:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> Bool
  ) -> Self {
    handling { $0.gesturesToDeclare.canMove = .value(canMove) }
  }
}
