public import Binder

extension HeadlessTable {
  /// The code that runs when a finger has pulled the table down; nil for a table that cannot be pulled.
  public var refreshHandler: (@MainActor () async -> Void)? {
    get { gestures.refreshHandler }
    set { gestures.refreshHandler = newValue }
  }

  /// Whether the table was pulled down and its handler has not ended.
  public var isRefreshing: Bool { gestures.isRefreshing }

  /// Pulls the table down beyond its top; while the table is refreshing, that does nothing.
  ///
  /// The handler runs at once until it first awaits something.
  public func pullToRefresh(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard isReady("pulled") else { return }
      guard let handler = gestures.refreshHandler else {
        return reportMistake(
          "Table '\(id)' can't be pulled down, because it has no refresh handler. Declare onRefresh."
        )
      }
      guard !gestures.isRefreshing, !dismissesMenu() else { return }
      closeSwipe()
      scroll(to: -contentInset.top)
      beginPhase("pull to refresh")
      note(.event(Call.Event(kind: .refresh, place: nil, text: "begins")))
      gestures.isRefreshing = true
      during(.touching) {
        runAtOnce { [weak self] in
          await handler()
          self?.refreshEnded()
        }
      }
    }
  }

  private func refreshEnded() {
    gestures.isRefreshing = false
    note(.event(Call.Event(kind: .refresh, place: nil, text: "ends")))
  }
}

extension HeadlessTable {
  /// The titles of the index at the edge, from the top to the bottom; none in a table that is not plain.
  public var sectionIndexTitles: [String] {
    layoutIfNeeded()
    return gestures.indexTitles
  }

  /// Asks for the titles of the index again.
  public func reloadSectionIndexTitles() {
    during(progress.activity == .idle ? .asking : progress.activity) { askIndexTitles() }
  }

  /// Taps a title of the index: the table scrolls to the section that it leads to.
  ///
  /// A title that leads to section -1 or `Int.max`, which is `NSNotFound`, leaves the table where it is.
  public func tapIndexTitle(
    _ title: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard isReady("touched") else { return }
      guard let index = gestures.indexTitles.firstIndex(of: title) else {
        let titles = gestures.indexTitles.map { "'\($0)'" }.joined(separator: ", ")
        return reportMistake(
          "The index of table '\(id)' has no title '\(title)'; it has \(titles.isEmpty ? "none" : titles)."
        )
      }
      if dismissesMenu() { return }
      beginPhase("tap index '\(title)'")
      let section = during(.touching) {
        dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
      }
      if section == -1 || section == .max { return }
      guard sections.indices.contains(section) else {
        return reportMistake(
          "The title '\(title)' of the index of table '\(id)' leads to section \(section), and there are "
            + "\(geometry.sectionCount). Answer sectionForSectionIndexTitle with a section that there is."
        )
      }
      note(
        .event(
          Call.Event(kind: .indexTitle, place: place(of: .section, section: section), text: title)
        )
      )
      scrollToRow(at: IndexPath(row: .max, section: section), at: .top)
    }
  }

  /// Asks for the titles of the index, which only a plain table shows.
  func askIndexTitles() {
    guard style == .plain else { return }
    gestures.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// Selects a row as code does it, beside others where several can be selected.
  public func selectRow(at indexPath: IndexPath, animated: Bool) {
    selectRow(at: indexPath, animated: animated, scrollPosition: .none)
  }
}
