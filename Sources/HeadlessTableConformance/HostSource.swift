import Binder

/// Rows for a host, and notes of its delegate calls about them.
@MainActor
final class HostSource: TableDataSource, TableDelegate, TableDataSourcePrefetching {
  private(set) var sections: [[String]]
  private let rig: HostHarness
  /// The kinds of calls that a scenario is about.
  private let noted: Set<Topic>
  /// What the cells showed that have left the screen.
  private(set) var gone: Set<String> = []

  enum Topic: Hashable {
    case cells, display, touches
  }

  init(_ sections: [[String]], _ rig: HostHarness, noting noted: Set<Topic>) {
    self.sections = sections
    self.rig = rig
    self.noted = noted
    rig.host.dataSource = self
    rig.host.delegate = self
    rig.host.reloadData()
    rig.settle()
  }

  var counts: [Int] { sections.map(\.count) }

  /// Changes the rows in a batch, in which the changes are announced to the host.
  func update(
    to sections: [[String]],
    _ announce: (any TableHost) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    rig.host.performBatchUpdates(
      {
        self.sections = sections
        announce(rig.host)
      },
      completion: completion
    )
    rig.settle()
  }

  private func note(_ topic: Topic, _ line: @autoclosure () -> String) {
    if noted.contains(topic) { rig.note(line()) }
  }

  func numberOfSections(in tableView: any TableHost) -> Int { sections.count }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: any TableHost,
    cellForRowAt indexPath: IndexPath
  ) -> any TableCell {
    let text = sections[indexPath.section][indexPath.row]
    let cell = tableView.dequeue(HostCell.self)
    let kind = cell.text.isEmpty ? "new" : "used \(cell.reuseCount) times"
    note(.cells, "cell for \(text) at \(indexPath.section).\(indexPath.row), \(kind)")
    cell.text = text
    return cell
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    note(.display, "willDisplay \(text(of: cell)) at \(text(of: indexPath))")
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    gone.insert(text(of: cell))
    note(.display, "didEndDisplaying \(text(of: cell)) at \(text(of: indexPath))")
  }

  func tableView(
    _ tableView: any TableHost,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    note(.touches, "shouldHighlight \(text(of: indexPath))")
    return sections[indexPath.section][indexPath.row] != "rigid"
  }

  func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {
    note(.touches, "didHighlight \(text(of: indexPath))")
  }

  func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {
    note(.touches, "didUnhighlight \(text(of: indexPath))")
  }

  func tableView(
    _ tableView: any TableHost,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note(.touches, "willSelect \(text(of: indexPath))")
    return sections[indexPath.section][indexPath.row] == "shy" ? nil : indexPath
  }

  func tableView(
    _ tableView: any TableHost,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note(.touches, "willDeselect \(text(of: indexPath))")
    return sections[indexPath.section][indexPath.row] == "sticky" ? nil : indexPath
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    note(.touches, "didSelect \(text(of: indexPath))")
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    note(.touches, "didDeselect \(text(of: indexPath))")
  }

  func tableView(_ tableView: any TableHost, prefetchRowsAt indexPaths: [IndexPath]) {}

  private func text(of path: IndexPath) -> String { "\(path.section).\(path.row)" }

  private func text(of cell: any TableCell) -> String { (cell as? HostCell)?.text ?? "?" }
}
