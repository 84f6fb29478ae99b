// The handlers of one row: those of rows, whose closures receive nothing here, and these two.

extension ContentRowDeclaration {
  /// Shows a switch at the trailing edge, and runs code when the user has turned it.
  ///
  ///     Row(ListContent("Notifications")).toggle(isOn: store.notifies) { isOn in store.notifies = isOn }
  ///
  /// The switch shows what the data says: it turns back where the code has not changed that.
  ///
  /// - Parameters:
  ///   - isOn: Whether the switch is on, looked up each time the row is filled.
  ///   - handler: Receives whether the switch is on now.
  /// - Returns: The same row, for further calls.
  @discardableResult
  public func toggle(
    isOn: @escaping @autoclosure () -> Bool,
    onChange handler: @escaping @MainActor (_ isOn: Bool) async -> Void
  ) -> Self {
    gesturing {
      $0.toggle = RowProperty { _, _, _ in isOn() }
      $0.onToggle = RowNotice { _, _, isOn in { await handler(isOn) } }
    }
  }

  /// Runs code when something has happened in the view of the row's content.
  ///
  /// - Parameters:
  ///   - type: The type of the content, which has an `Event`.
  ///   - handler: Receives the event.
  /// - Returns: The same row, for further calls.
  @discardableResult
  public func onEvent<Content: CellContent>(
    from type: Content.Type,
    _ handler: @escaping @MainActor (_ event: Content.Event) async -> Void
  ) -> Self {
    handling {
      $0.set(
        ContentEventHandler<Content>(handler: RowNotice { _, _, event in { await handler(event) } })
      )
    }
  }
}
