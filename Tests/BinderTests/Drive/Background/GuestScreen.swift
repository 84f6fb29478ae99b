import Binder
import HeadlessTable

/// A screen whose only section is compared in the background, where a gate holds it up.
@MainActor
final class GuestScreen {
  let table = HeadlessTable(id: "guests", width: 320, height: 200)
  let binder: SectionedTableViewBinder<Section>
  let watch = Guest.Watch()
  var guests: [Guest]
  var titles: [Section: String] = [:]
  private(set) var reads = 0
  private(set) var tapped: [String] = []
  /// Runs once when the data is read next.
  private var onRead: (() -> Void)?
  /// Runs once at the next dequeue.
  var onDequeue: (() -> Void)?
  /// Runs when a finger has moved a row.
  var onMoved: () async -> Void = {}

  init(_ names: String, inBackground: Bool = true) {
    table.onInconsistency = .collect
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.configuration.comparisonExecutor = ComparisonThreads()
    guests = []
    set(names)
    let chain = binder.onSection(.friends)
      .bind(
        cellType: NameCell.self,
        models: { [unowned self] in
          reads += 1
          onRead?()
          onRead = nil
          return guests
        }
      )
      .onDequeue { [unowned self] row, cell, guest in
        cell.label.text = guest.name
        onDequeue?()
        onDequeue = nil
      }
      .onTapped { [unowned self] row, cell, guest in tapped.append(guest.name) }
      .onMoved { [unowned self] _, _, _ in await onMoved() }
    if inBackground { chain.compared(.inBackground) }
    binder.finish(displaying: .friends)
    _ = shown
    table.calls.clear()
  }

  /// Sets the data: a guest a letter, which is its identity; a capital letter has other content.
  func set(_ names: String) {
    guests = names.map {
      Guest(
        id: Int($0.lowercased().unicodeScalars.first?.value ?? 0),
        name: String($0),
        watch: watch
      )
    }
  }

  /// The names that the table shows.
  var shown: String {
    (0..<table.numberOfRows(inSection: 0)).map { row in
      (table.cellForRow(at: IndexPath(row: row, section: 0)) as? NameCell)?.label.text ?? "?"
    }
    .joined()
  }

  /// The batches since the table was loaded, a line each.
  var batches: [String] {
    table.calls.updates.map {
      Call.update($0).description.split(separator: " ").joined(separator: " ")
    }
  }

  /// Begins a refresh in the background, and returns when it is held up at the gate: some row has to have
  /// other content, as rows with the same bits are not asked.
  func beginRefresh(_ names: String) async -> Task<Void, Never> {
    set(names)
    let refresh = Task { await binder.refreshInBackground() }
    await watch.gate.arrived()
    return refresh
  }

  /// Begins a refresh in the background while another one is held up, and returns when it has read the data.
  func beginAnotherRefresh(_ names: String) async -> Task<Void, Never> {
    set(names)
    var refresh: Task<Void, Never>?
    await withCheckedContinuation { read in
      onRead = { read.resume() }
      refresh = Task { await binder.refreshInBackground() }
    }
    return refresh ?? Task {}
  }
}
