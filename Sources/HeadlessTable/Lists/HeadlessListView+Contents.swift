import Binder

// Rows that are declared by what they show: their switches and their events.
extension HeadlessListView {
  /// Turns the switch at the trailing edge of a row, as the user does.
  ///
  ///     table.toggle(.row(1, in: Section.account))
  public func toggle(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.taps.turnSwitch(of: target) }
  }

  /// Sends an event of the content that a row shows, as its view does on a screen.
  ///
  ///     table.send(FieldContent.Event.typed("Lahore"), to: .row(1, in: Section.place))
  ///
  /// A handler that the declaration has for it, `onEvent(from: FieldContent.self)`, receives the event.
  public func send<Event>(
    _ event: Event,
    to target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) {
      guard let row = core.touches.ready(target, "sent an event"), core.touches.bringIntoView(row)
      else { return }
      core.beginPhase("event of", row.position)
      guard let cell = core.displayed.cells[row.position]?.cell else { return }
      let isHandled =
        CellEventRoute.receiver(of: cell)?.receive(event, ofContentIn: cell) ?? false
      if isHandled { return }
      let content = (cell as? any ContentShowing)?.contentName ?? "no content"
      core.report(
        .error,
        "\(core.sentenceStart(row.position)) shows \(content), for which no onEvent handles a '\(type(of: event))'."
      )
    }
  }
}
