/// What a binder has put into a table beside its sections: views of its parts, and what a pull runs.
///
/// A table keeps them when the binder goes, as it keeps its rows, until another one takes it over.
@MainActor
final class TableAccessoryViews {
  /// The views of the parts of the table that belong to no section, and what they show.
  var parts: [TablePart: (view: any TableHeaderFooterView, content: any SupplementaryView)] = [:]
  /// Whether binding has ended.
  var isOfFinished = false
  /// Whether the table's refresh handler is the binder's.
  var takesRefreshes = false

  /// Takes everything away from the table.
  func remove(from tableView: any TableHost) {
    if takesRefreshes { tableView.refreshHandler = nil }
    takesRefreshes = false
    for part in TablePart.allCases where parts.removeValue(forKey: part) != nil {
      tableView.setView(nil, of: part)
    }
  }
}

/// What has taken a table over last: the surroundings of a binder, or a binding in one line.
@MainActor
private final class LatestSurroundings {
  var surroundings: TableAccessoryViews?
  /// Ends the binding.
  var end: (() -> Void)?
}

extension TableHost {
  /// Takes away what a binder has put beside the sections, for a source that has nothing to put there.
  ///
  /// - Parameter end: Ends a binding in one line, when something else takes the table over; it has ended the one before itself.
  package func takeOver(until end: (() -> Void)? = nil) { takeOver(with: nil, until: end) }

  /// Takes away what a binder has put beside the sections, for another one.
  func takeOver(with surroundings: TableAccessoryViews?, until end: (() -> Void)? = nil) {
    let latest = attachments.object { LatestSurroundings() }
    if latest.surroundings !== surroundings { latest.surroundings?.remove(from: self) }
    latest.surroundings = surroundings
    let former = latest.end
    latest.end = end
    if end == nil { former?() }
  }

  /// Ends the binding in one line that shows its rows in the table, if there is one.
  package func endBinding() {
    let latest = attachments.object { LatestSurroundings() }
    let end = latest.end
    latest.end = nil
    end?()
  }
}
