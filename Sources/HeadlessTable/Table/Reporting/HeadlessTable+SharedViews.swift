import Binder

// A view has one place: UIKit takes it out of the one that it has, which is blank from then on.
extension HeadlessTable {
  /// Says that a row got the cell of another one, if that still shows it.
  func reportSharedCell(_ cell: any TableCell, of row: RowPosition) {
    guard let other = displayed.position(of: cell), other != row, layout.shows(other) else {
      return
    }
    reportShared(
      "\(sentenceStart(row)) gets the cell that \(text(of: other)) shows.",
      remedy: "Dequeue a cell for each row, or keep one for each."
    )
  }

  /// Says that a header or a footer got the view of another one, if that still shows it.
  func reportShared(
    _ view: any TableHeaderFooterView,
    as kind: SupplementaryKind,
    section: Int
  ) {
    guard let other = displayed.place(of: view), other != (kind, section),
      layout.shows(other.kind, section: other.section)
    else { return }
    let place = text(of: kind, section: section).capitalizedFirst
    reportShared(
      "\(place) of table '\(id)' gets the view that \(text(of: other.kind, section: other.section)) "
        + "shows.",
      remedy: "Dequeue a view for each header and footer, or keep one for each."
    )
  }

  private func reportShared(_ sentence: String, remedy: String) {
    reports.report(
      .sharedView,
      TableDiagnostic(
        severity: .error,
        message: "\(sentence) A view can be in one place only, so a UITableView shows it in one of "
          + "them and leaves the other blank. \(remedy)"
      )
    )
  }
}
