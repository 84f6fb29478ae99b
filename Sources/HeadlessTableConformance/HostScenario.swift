import Binder

/// Something that is done with every host, and the rule that it shows.
@MainActor
struct HostScenario {
  let rule: String
  /// The gestures without which it cannot be done.
  let needs: Set<HostGesture>
  let run: (HostHarness) -> Void

  init(rule: String, needs: Set<HostGesture> = [], run: @escaping (HostHarness) -> Void) {
    (self.rule, self.needs, self.run) = (rule, needs, run)
  }

  static var all: [HostScenario] {
    [
      references, firstRows, reuse, taps, selection, keptSelection, schedule, refusal, refusedCells,
      nesting(isRight: true), nesting(isRight: false), declaration, changeInQuestion,
    ]
      + HostBatch.all.map(batch) + (0..<4).map(randomUpdates) + gestures
  }

  private static let references = HostScenario(
    rule: "The data source, the delegate and the prefetch data source are held weakly"
  ) { rig in
    var source: HostSource? = HostSource([["a"]], rig, noting: [])
    rig.host.prefetchDataSource = source
    source = nil
    rig.note(rig.host.dataSource == nil ? "no data source" : "a data source")
    rig.note(rig.host.delegate == nil ? "no delegate" : "a delegate")
    let prefetches = rig.host.prefetchDataSource != nil
    rig.note(prefetches ? "a prefetch data source" : "no prefetch data source")
    _ = source
  }

  private static let firstRows = HostScenario(
    rule: "The first rows are requested once, from the top to the bottom, and displayed"
  ) { rig in
    let source = HostSource([["a", "b"], [], ["c"]], rig, noting: [.cells, .display])
    rig.noteRows(source.counts)
  }

  private static let reuse = HostScenario(
    rule: "The cell of a row that has gone is made ready and used again, and a shown one is not"
  ) { rig in
    let source = HostSource([["a", "b", "c"]], rig, noting: [.cells, .display])
    source.update(to: [["a", "c"]]) {
      $0.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    source.update(to: [["a", "c", "d", "e"]]) {
      $0.insertRows(at: [2, 3].map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    rig.noteRows(source.counts)
  }

  private static let taps = HostScenario(
    rule: "A tap is reported as UIKit reports it, and may be refused"
  ) { rig in
    let source = HostSource([["a", "rigid"], ["shy", "b"]], rig, noting: [.touches])
    for (row, section) in [(0, 0), (1, 0), (0, 1), (1, 1), (1, 1)] { rig.tap(row, in: section) }
    rig.noteRows(source.counts)
  }

  private static let selection = HostScenario(
    rule: "A cell is called when it is selected, and when it is deselected"
  ) { rig in
    let source = HostSource([["a", "b"]], rig, noting: [])
    rig.tap(0, in: 0)
    rig.noteSelection(source.counts)
    rig.tap(1, in: 0)
    rig.noteSelection(source.counts)
  }

  private static let keptSelection = HostScenario(
    rule: "A row that may not be deselected stays selected, and so is the row that is tapped"
  ) { rig in
    let source = HostSource([["sticky", "a", "b"]], rig, noting: [.touches])
    for row in 0..<3 {
      rig.tap(row, in: 0)
      rig.noteSelection(source.counts)
    }
  }

  private static let schedule = HostScenario(
    rule: "Scheduled work is done later, in its order, before the host has settled"
  ) { rig in
    let source = HostSource([["a"]], rig, noting: [])
    rig.host.scheduleUpdate { rig.note("first") }
    rig.host.scheduleUpdate { rig.note("second") }
    rig.note("scheduled")
    rig.settle()
    rig.noteRows(source.counts)
  }

  private static let refusal = HostScenario(
    rule:
      "A batch that does not lead to what the data source says is refused, and everything is shown"
  ) { rig in
    let source = HostSource([["a", "b", "c"]], rig, noting: [])
    source.update(
      to: [["a", "x", "b", "c", "d"]],
      { $0.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none) },
      completion: { rig.note($0 ? "taken" : "refused") }
    )
    rig.noteRows(source.counts)
  }

  private static let refusedCells = HostScenario(
    rule: "The end of display is reported for cells that a refused batch finds"
  ) { rig in
    let source = HostSource([["a", "b"], ["c"]], rig, noting: [])
    source.update(to: [["a", "b"], ["c", "d"]]) {
      $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      $0.reloadSections([1], with: .none)
    }
    let gone = ["a", "b", "c"].filter(source.gone.contains)
    rig.note("the cells of \(gone.joined(separator: " ")) have gone")
    rig.noteRows(source.counts)
  }

  private static func nesting(isRight: Bool) -> HostScenario {
    HostScenario(
      rule: "A batch within another one ends with it, and is "
        + (isRight ? "taken with it" : "refused with it")
    ) { rig in
      let source = HostSource([["a"]], rig, noting: [])
      source.update(to: [isRight ? ["x", "a", "y"] : ["x", "a"]]) { host in
        host.performBatchUpdates(
          { host.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) },
          completion: { rig.note("the inner batch is \($0 ? "taken" : "refused")") }
        )
        rig.note("the outer batch goes on")
        host.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      }
      rig.noteRows(source.counts)
    }
  }

  private static func batch(_ batch: HostBatch) -> HostScenario {
    HostScenario(rule: "A batch with \(batch.name) leads to the rows of the data source") { rig in
      let source = HostSource(batch.before, rig, noting: [])
      let cells = rig.cells(source.sections)
      source.update(to: batch.after, batch.announce) { rig.note($0 ? "taken" : "refused") }
      rig.noteRows(source.counts)
      rig.noteKept(cells, source.sections)
    }
  }
}

extension HostHarness {
  func noteSelection(_ counts: [Int]) {
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let cell = host.cellForRow(at: IndexPath(row: row, section: section)) as? HostCell
        note("\(section).\(row) is\(cell?.isSelected == true ? "" : " not") selected")
      }
    }
  }

  /// The cells that show the rows, by what these are called.
  func cells(_ sections: [[String]]) -> [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for (section, rows) in sections.enumerated() {
      for (row, text) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        cells[text] = host.cellForRow(at: path).map { ObjectIdentifier($0) }
      }
    }
    return cells
  }

  /// Notes which rows are shown by the cells that showed them before.
  func noteKept(_ before: [String: ObjectIdentifier], _ sections: [[String]]) {
    let after = cells(sections)
    let kept = sections.joined().filter { before[$0] != nil && before[$0] == after[$0] }
    note("the same cells show \(kept.joined(separator: " "))")
  }
}
