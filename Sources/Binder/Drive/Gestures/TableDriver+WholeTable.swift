// What is declared about the table as a whole: the index at its edge, and pulling it down.
extension TableDriver {
  /// Has the table show what is declared about it as a whole, after its rows; what runs for that may unbind the driver.
  func showWhole(in tableView: any TableHost) {
    showSelection(in: tableView)
    showIndexTitles(in: tableView)
    guard hasFinished else { return }
    showRefreshHandler(in: tableView)
    showParts(in: tableView)
  }

  private var indexedSections: [(section: Int, title: String)] {
    guard reader.features.hasIndexTitles else { return [] }
    return content.sections.enumerated().compactMap { index, section in
      section.handlers.indexTitle.map { (index, $0) }
    }
  }

  func sectionIndexTitles(for tableView: any TableHost) -> [String]? {
    let titles = indexedSections.map(\.title)
    shownIndexTitles = titles
    return titles.isEmpty ? nil : titles
  }

  func tableView(
    _ tableView: any TableHost,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    let sections = indexedSections
    return sections.indices.contains(index) ? sections[index].section : 0
  }

  func showIndexTitles(in tableView: any TableHost) {
    let titles = indexedSections.map(\.title)
    if titles != shownIndexTitles, hasFinished { tableView.reloadSectionIndexTitles() }
  }

  func showRefreshHandler(in tableView: any TableHost) {
    let isDeclared = reader.declaration.onRefresh != nil
    guard isDeclared || accessoryViews.takesRefreshes else { return }
    accessoryViews.takesRefreshes = isDeclared
    guard isDeclared else {
      tableView.refreshHandler = nil
      return
    }
    // A table that outlives its binder keeps nothing that the binder has closed over.
    tableView.refreshHandler = { [weak self] in
      guard let handler = self?.reader.declaration.onRefresh else { return }
      await handler()
      self?.refresh()
    }
  }
}
