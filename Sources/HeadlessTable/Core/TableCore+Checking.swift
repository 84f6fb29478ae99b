package import Binder

// For checks of a table.

extension TableCore {
  /// Why a check of the table would check nothing; nil where there is something.
  package var nothingToCheck: String? {
    guard dataSource != nil else {
      return progress.hasHadDataSource ? lostDataSource : noDataSource
    }
    guard layout.size.width > 0, layout.size.height > 0 else {
      let text = "\(layout.size.width.pointsText)×\(layout.size.height.pointsText)"
      return "\(title) is \(text) points large, so that it shows nothing."
    }
    guard layout.contentLength > 0 else {
      return "\(title) shows no row, header or footer: give it data before it is checked."
    }
    return nil
  }

  /// Why a check of the calls would check nothing: none was recorded but those of a table that is bound; nil where there are
  /// others.
  package var nothingRecorded: String? {
    let ofBinding: Set<Call.Kind> = [.registration, .numberOfSections, .numberOfRows, .reload]
    let log = reports.log
    guard !log.isRecording, log.allSatisfy({ ofBinding.contains($0.kind) }) else { return nil }
    return
      "\(title) records no calls: set calls.isRecording to true before what is to be checked."
  }

  package var noDataSource: String {
    "\(title) has no data source: bind a binder or a screen to it, or set its dataSource."
  }

  /// The place of a displayed row's cell in the content, which may not be where the row is.
  package func frame(ofDisplayed row: RowPosition) -> TableRect {
    displayed.cells[row].flatMap { ($0.cell as? HeadlessReusableView)?.frame }
      ?? layout.rect(of: row)
  }

  func record(_ event: CellEventRecord) {
    note(
      .event(
        Call.Event(
          kind: .cellEvent,
          place: event.indexPath.flatMap { RowPosition(exactly: $0) }.map(place(of:)),
          text: event.event,
          isDropped: event.wasDropped
        )
      )
    )
  }
}
