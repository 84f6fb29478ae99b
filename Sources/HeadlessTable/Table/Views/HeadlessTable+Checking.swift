package import Binder

// What checks ask of a table.
extension HeadlessTable {
  /// Why a check of the table would check nothing; nil where there is something.
  package var nothingToCheck: String? {
    guard dataSource != nil else {
      return progress.hasHadDataSource
        ? Self.lostDataSource(of: id)
        : noDataSource
    }
    guard size.width > 0, size.height > 0 else {
      let text = "\(size.width.pointsText)×\(size.height.pointsText)"
      return "Table '\(id)' is \(text) points large, so that it shows nothing."
    }
    guard geometry.contentHeight > 0 else {
      return "Table '\(id)' shows no row, header or footer: give it data before it is checked."
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
      "Table '\(id)' records no calls: set calls.isRecording to true before what is to be checked."
  }

  package var noDataSource: String {
    "Table '\(id)' has no data source: bind a binder or a screen to it, or set its dataSource."
  }

  /// The place of a displayed row's cell in the content, which may not be where the row is.
  package func frame(ofDisplayed row: RowPosition) -> TableRect {
    displayed.cells[row].flatMap { ($0.cell as? HeadlessReusableView)?.frame } ?? rect(of: row)
  }
}

extension OffScreenView {
  /// The view's unusual states, one word each.
  @MainActor
  package var tags: [String] { (object as? HeadlessReusableView)?.tags ?? [] }
}
