public import Binder

extension HeadlessTable {
  /// Everything that the table asked, did and was told, in order.
  ///
  /// Reading it does the pending work first. `calls.clear()` does too, so that what is listed
  /// afterwards came afterwards. A table whose `calls.isRecording` is false asks for no names.
  public var calls: CallLog {
    get {
      layoutIfNeeded()
      var log = log
      log.nothingToCheck = nothingToCheck
      return log
    }
    _modify {
      let clearCount = log.clearCount
      yield &log
      if log.clearCount != clearCount { settleUnrecorded() }
    }
  }

  /// Does the pending work without an entry in the log.
  private func settleUnrecorded() {
    guard activity == .idle else { return }
    let isRecording = log.isRecording
    log.isRecording = false
    layoutIfNeeded()
    log.isRecording = isRecording
  }

  /// Keeps a note of what the binder did with a cell's event.
  public func record(_ event: CellEventRecord) {
    note(
      .event(
        Call.Event(
          kind: .cellEvent,
          place: event.indexPath.flatMap(RowPosition.init).map(place(of:)),
          text: event.event,
          isDropped: event.wasDropped
        )
      )
    )
  }

  /// Adds a call to the log; it is not made when the log does not record.
  ///
  /// The call is complete before the log is touched: names come from the user's code, which may
  /// use the table.
  func note(_ call: @autoclosure () -> Call) {
    guard log.isRecording else { return }
    let call = call()
    log.append(call)
  }

  /// Begins a phase of the log.
  func beginPhase(_ title: @autoclosure () -> String) {
    guard log.isRecording else { return }
    let title = title()
    log.begin(title)
  }

  /// The name of a row where the log records, else nil; the way to ask for it once.
  func recordedPlace(of row: RowPosition) -> Call.Place? {
    log.isRecording ? place(of: row) : nil
  }
}
