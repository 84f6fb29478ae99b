import Binder

/// What a touch does at the edges of a table: it pulls the table down, and taps titles of the index.
@MainActor
final class TableEdges: CorePart {
  unowned let core: TableCore

  var refreshHandler: (@MainActor () async -> Void)?
  private(set) var isRefreshing = false
  private(set) var indexTitles: [String] = []

  init(of core: TableCore) { self.core = core }

  func pull() {
    guard core.touches.isReady("pulled") else { return }
    guard let handler = refreshHandler else {
      return report(
        .error,
        "\(core.title) can't be pulled down, because it has no refresh handler. Declare onRefresh."
      )
    }
    guard !isRefreshing, !core.touches.menus.closesByTouch() else { return }
    core.touches.swiping.close()
    core.screen.scroll(to: -layout.inset.top)
    core.beginPhase("pull to refresh")
    isRefreshing = true
    note(.refresh, nil, "begins")
    core.during(.touching) {
      runAtOnce { [weak table = core.table] in
        await handler()
        table?.core.touches.edges.refreshEnded()
      }
    }
  }

  private func refreshEnded() {
    isRefreshing = false
    note(.refresh, nil, "ends")
  }

  func tapIndex(_ title: String) {
    guard core.touches.isReady("touched") else { return }
    guard let index = indexTitles.firstIndex(of: title) else {
      let titles = indexTitles.map { "'\($0)'" }.joined(separator: ", ")
      return report(
        .error,
        "The index of \(core.named) has no title '\(title)'; it has \(titles.isEmpty ? "none" : titles)."
      )
    }
    if core.touches.menus.closesByTouch() { return }
    core.beginPhase("tap index '\(title)'")
    let section = core.during(.touching) {
      callbacks.section(ofIndexTitle: title, at: index)
    }
    if section == -1 || section == .max { return }
    guard layout.sectionIndices.contains(section) else {
      return report(
        .error,
        "The title '\(title)' of the index of \(core.named) leads to section \(section), and there are "
          + "\(layout.sectionCount). Return a section that there is from sectionForSectionIndexTitle."
      )
    }
    let place = core.place(of: .section, section: section)
    note(.event(Call.Event(kind: .indexTitle, place: place, text: title)))
    core.screen.scroll(to: IndexPath(row: .max, section: section), at: .top)
  }

  func readIndexTitles() {
    guard layout.rules.style == .plain else { return }
    indexTitles = callbacks.indexTitles()
  }
}
