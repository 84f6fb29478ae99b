import Binder
import HeadlessTable

/// A host in a scenario: its driver, and what has been seen of it.
@MainActor
final class HostHarness {
  let host: any TableHost
  private let settleHost: @MainActor () -> Void
  private let tapHost: @MainActor (IndexPath) -> Void
  let gestures: RigGestures
  /// The events so far, a line each.
  private(set) var transcript: [String] = []

  init<Host>(
    _ host: Host,
    rows: any TableHost,
    settle: @escaping @MainActor (Host) -> Void,
    tap: @escaping @MainActor (Host, IndexPath) -> Void,
    gestures: HostGestures<Host>
  ) {
    self.host = rows
    self.gestures = RigGestures(gestures, on: host)
    settleHost = { settle(host) }
    tapHost = { tap(host, $0) }
  }

  static func table() -> HostHarness {
    let table = HeadlessTable(id: "reference", width: 320, height: 4_000)
    return reference(table, rows: table, tap: { $0.tapRow(at: $1) }, .all)
  }

  static func collectionView() -> HostHarness {
    let view = HeadlessCollectionView(id: "reference", width: 320, height: 4_000)
    return reference(view, rows: view.rows, tap: { $0.tapItem($1) }, .all)
  }

  private static func reference<Host: HeadlessListView>(
    _ host: Host,
    rows: any TableHost,
    tap: @escaping @MainActor (Host, IndexPath) -> Void,
    _ gestures: HostGestures<Host>
  ) -> HostHarness {
    host.onInconsistency = .collect
    return HostHarness(
      host,
      rows: rows,
      settle: { $0.layoutIfNeeded() },
      tap: tap,
      gestures: gestures
    )
  }

  func note(_ line: String) { transcript.append(line) }

  func settle() { settleHost() }

  func tap(_ row: Int, in section: Int) {
    note("the user taps \(section).\(row)")
    tapHost(IndexPath(row: row, section: section))
  }

  /// Notes what the rows show, as the host has them displayed; `counts` are the rows of each section.
  func noteRows(_ counts: [Int]) {
    let sections = counts.enumerated().map { section, count in
      (0..<count).map { row in
        let path = IndexPath(row: row, section: section)
        guard let cell = host.cellForRow(at: path) as? HostCell else { return "?" }
        return host.indexPath(for: cell) == path ? cell.text : "\(cell.text) elsewhere"
      }.joined(separator: " ")
    }
    let beyond = IndexPath(row: counts.last ?? 0, section: max(0, counts.count - 1))
    let rest = host.cellForRow(at: beyond) == nil ? "" : " and more"
    note("the rows are \(sections.joined(separator: " | "))\(rest)")
  }
}

/// A cell that any host can show.
final class HostCell: TableCell, DefaultInitializable {
  var text = ""
  private(set) var reuseCount = 0
  private(set) var isSelected = false
  private(set) var accessory = CellAccessory.none

  init() {}

  func prepareForReuse() { reuseCount += 1 }

  func preferredHeight(forWidth width: Double) -> Double? { 20 }

  func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  func setAccessory(_ accessory: CellAccessory) { self.accessory = accessory }
}
