/// What a binder has put into a table beside its sections: views of its parts, and what a pull runs.
///
/// A table keeps them when the binder goes, as it keeps its rows, until another one takes it over.
@MainActor
final class TableAccessoryViews {
  var parts: [TablePart: (view: any TableHeaderFooterView, content: any SupplementaryView)] = [:]
  var isOfFinished = false
  var takesRefreshes = false

  func remove(from tableView: any TableHost) {
    if takesRefreshes { tableView.refreshHandler = nil }
    takesRefreshes = false
    for part in TablePart.allCases where parts.removeValue(forKey: part) != nil {
      tableView.setView(nil, of: part)
    }
  }
}

/// What has taken a table over last: the accessoryViews of a binder, or a binding in one line.
@MainActor
private final class LatestSurroundings {
  var accessoryViews: TableAccessoryViews?
  var end: (() -> Void)?
}

extension TableHost {
  package func takeOver(until end: (() -> Void)? = nil) { takeOver(with: nil, until: end) }

  func takeOver(with accessoryViews: TableAccessoryViews?, until end: (() -> Void)? = nil) {
    let latest = attachments.object { LatestSurroundings() }
    if latest.accessoryViews !== accessoryViews { latest.accessoryViews?.remove(from: self) }
    latest.accessoryViews = accessoryViews
    let former = latest.end
    latest.end = end
    if end == nil { former?() }
  }

  package func endBinding() {
    let latest = attachments.object { LatestSurroundings() }
    let end = latest.end
    latest.end = nil
    end?()
  }
}
