/// What a binder has put into a table beside its sections: views of its parts, and what a pull runs.
///
/// A table keeps them when the binder goes, as it keeps its rows, until another one takes it over.
@MainActor
final class TableSurroundings {
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

/// The surroundings that a table has now.
@MainActor
private final class LatestSurroundings {
  var surroundings: TableSurroundings?
}

extension TableHost {
  /// Takes away what a binder has put beside the sections, for a source that has nothing to put there.
  package func takeOver() { takeOver(with: nil) }

  /// Takes away what a binder has put beside the sections, for another one.
  func takeOver(with surroundings: TableSurroundings?) {
    let latest = attachments.object { LatestSurroundings() }
    if latest.surroundings !== surroundings { latest.surroundings?.remove(from: self) }
    latest.surroundings = surroundings
  }
}
