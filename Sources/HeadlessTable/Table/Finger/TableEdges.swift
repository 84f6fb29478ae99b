import Binder

/// What a finger does at the edges of a table: it pulls the table down, and taps titles of the index.
@MainActor
final class TableEdges {
  private unowned let table: HeadlessTable

  /// The code that runs when the table has been pulled down.
  var refreshHandler: (@MainActor () async -> Void)?

  /// Whether that code has not ended.
  private(set) var isRefreshing = false

  /// The titles of the index, which only a plain table shows.
  private(set) var indexTitles: [String] = []

  init(of table: HeadlessTable) { self.table = table }

  /// Pulls the table down beyond its top.
  func pull() {
    guard table.finger.isReady("pulled") else { return }
    guard let handler = refreshHandler else {
      return table.report(
        .error,
        "Table '\(table.id)' can't be pulled down, because it has no refresh handler. Declare onRefresh."
      )
    }
    guard !isRefreshing, !table.finger.menus.closesByTouch() else { return }
    table.finger.swiping.close()
    table.scroll(to: -table.contentInset.top)
    table.beginPhase("pull to refresh")
    isRefreshing = true
    noteRefresh("begins")
    table.during(.touching) {
      runAtOnce { [weak table] in
        await handler()
        table?.finger.edges.refreshEnded()
      }
    }
  }

  private func refreshEnded() {
    isRefreshing = false
    noteRefresh("ends")
  }

  private func noteRefresh(_ text: String) {
    table.note(.event(Call.Event(kind: .refresh, place: nil, text: text)))
  }

  /// Taps a title of the index: the table scrolls to the section that it leads to.
  func tapIndex(_ title: String) {
    guard table.finger.isReady("touched") else { return }
    guard let index = indexTitles.firstIndex(of: title) else {
      let titles = indexTitles.map { "'\($0)'" }.joined(separator: ", ")
      return table.report(
        .error,
        "The index of table '\(table.id)' has no title '\(title)'; it has \(titles.isEmpty ? "none" : titles)."
      )
    }
    if table.finger.menus.closesByTouch() { return }
    table.beginPhase("tap index '\(title)'")
    let section = table.during(.touching) {
      table.dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index) ?? index
    }
    if section == -1 || section == .max { return }
    guard table.sections.indices.contains(section) else {
      return table.report(
        .error,
        "The title '\(title)' of the index of table '\(table.id)' leads to section \(section), and there are "
          + "\(table.geometry.sectionCount). Answer sectionForSectionIndexTitle with a section that there is."
      )
    }
    let place = table.place(of: .section, section: section)
    table.note(.event(Call.Event(kind: .indexTitle, place: place, text: title)))
    table.scrollToRow(at: IndexPath(row: .max, section: section), at: .top)
  }

  /// Gets the titles of the index from the data source.
  func readIndexTitles() {
    guard table.style == .plain else { return }
    indexTitles = table.dataSource?.sectionIndexTitles(for: table) ?? []
  }
}
