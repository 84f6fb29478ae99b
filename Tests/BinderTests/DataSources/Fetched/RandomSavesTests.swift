import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// Random saves of a controller that makes the mistakes of real ones, against what a slow comparison says.
@MainActor
@Suite(.bounded)
struct RandomSavesTests {
  @Test func everySaveLeadsToTheResults() {
    for seed in 0..<Cases.count(20) {
      var saves = RandomSaves(seed: UInt64(seed))
      for step in 0..<50 {
        guard let problem = saves.problem() else { continue }
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
    }
  }
}

@MainActor
private struct RandomSaves {
  private var generator: SplitMix64
  private let controller = StandInController()
  private let source: FetchedResultsDataSource<Record>
  private let screens: FetchedScreens
  private let heard = Patches()
  private let isNamed: Bool
  private var results: [DataSourceSection<Record>] = []
  private var count = 0
  private var warnings = 0

  private final class Patches {
    var last = CollectionChange<SectionedChangeset>.unchanged
    var warnings = 0
    let bag = DisposeBag()
  }

  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    isNamed = Bool.random(using: &generator)
    if !isNamed { results = [DataSourceSection(items: [])] }
    controller.fetchedSections = results
    source = FetchedResultsDataSource(following: controller)
    screens = FetchedScreens(
      source,
      updates: Bool.random(using: &generator) ? .reload : .reconfigure
    )
    self.generator = generator
    source.onWarning = { [heard] _ in heard.warnings += 1 }
    source.changes.observeNext { [heard] in heard.last = $0.change }.dispose(in: heard.bag)
  }

  /// Saves something, and says what is wrong then; nil if nothing is.
  mutating func problem() -> String? {
    let old = results
    var changed: [Record] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) { edit(&changed) }
    let right = StandInController.events(from: old, to: results, changed)
    let report = report(right)
    heard.warnings = 0
    controller.save(results, report)
    guard case .reload = heard.last else {
      let patch = if case .patch(let patch) = heard.last { patch } else { SectionedChangeset() }
      if let problem = problem(patch, old, report.updated) { return problem }
      if case .events(let events) = report, heard.warnings > 0, Self.isSaid(events, right) {
        return "warns of right events: \(events)"
      }
      // What the controller does not say is not shown before somebody else says it.
      source.update(changed)
      return screens.problem(results.texts)
    }
    return "a reload"
  }

  /// Whether two scripts say the same word for word.
  private static func isSaid(
    _ events: [FetchedEvent<Record>],
    _ right: [FetchedEvent<Record>]
  ) -> Bool {
    "\(events)" == "\(right)"
  }

  /// What a slow comparison finds wrong with a patch.
  private func problem(
    _ patch: SectionedChangeset,
    _ old: [DataSourceSection<Record>],
    _ updated: [Record]
  ) -> String? {
    let applied = patch.applying(to: old.lists(), from: results.lists())
    let isRight =
      applied.count == results.count
      && zip(applied, results).allSatisfy { $0.rows.elementsEqual($1.items, by: ===) }
    if !isRight { return "\(patch) does not lead to the results" }
    let before = Set(old.flatMap(\.items).map { ObjectIdentifier($0) })
    var expected: Set<RowPosition> = []
    for (section, list) in results.enumerated() {
      for (row, record) in list.items.enumerated()
      where before.contains(ObjectIdentifier(record)) && updated.contains(where: { $0 === record })
      {
        expected.insert(RowPosition(section: section, row: row))
      }
    }
    let found = Set(patch.rowUpdates.map(\.new))
    if found != expected { return "updates \(found.sorted()), not \(expected.sorted())" }
    let isSame = patch.rowUpdates.allSatisfy { old.item(at: $0.old) === results.item(at: $0.new) }
    return isSame ? nil : "pairs different objects: \(patch)"
  }

  /// What the controller says: the truth, or something like it.
  private mutating func report(_ right: [FetchedEvent<Record>]) -> FetchedReport<Record> {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .difference
    case 1: return .snapshot(results, reloaded: right.compactMap(\.record))
    case 2, 3: return .events(right)
    default: return .events(mistaken(right))
    }
  }

  private mutating func mistaken(_ right: [FetchedEvent<Record>]) -> [FetchedEvent<Record>] {
    var events = right.shuffled(using: &generator)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard let index = events.indices.randomElement(using: &generator) else { break }
      let place = RowPosition(
        section: Int.random(in: 0...3, using: &generator),
        row: Int.random(in: 0...5, using: &generator)
      )
      switch (Int.random(in: 0..<6, using: &generator), events[index]) {
      case (0, _): events.remove(at: index)
      case (1, _): events.append(events[index])
      case (2, .move(let record, let old, let new)), (2, .update(let record, let old, let new?)):
        events[index] = .update(record, at: new)
        events.append(.move(record, from: old, to: new))
      case (3, .move(let record, let old, let new)):
        events[index] = .delete(record, at: old)
        events.append(.insert(record, at: new))
      case (4, .insert(let record, _)), (4, .delete(let record, _)), (4, .update(let record, _, _)):
        events.append(.update(record, at: place))
      case (_, .insert(let record, _)): events[index] = .insert(record, at: place)
      case (_, .delete(let record, _)): events[index] = .delete(record, at: place)
      default: events.append(.deleteSection(place.section))
      }
    }
    return events
  }

  /// Inserts, deletes, changes or moves an object; sections have the names of their objects' letters, in order.
  private mutating func edit(_ changed: inout [Record]) {
    var records = results.flatMap { section in section.items.map { (section.name, $0) } }
    let name = isNamed ? ["A", "B", "C", "D"].randomElement(using: &generator) : nil
    let place = Int.random(in: 0...records.count, using: &generator)
    switch records.indices.randomElement(using: &generator) {
    case let index? where Int.random(in: 0..<3, using: &generator) == 0:
      let gone = records.remove(at: index).1
      changed.removeAll { $0 === gone }
    case let index? where Bool.random(using: &generator):
      let record = records[index].1
      record.version += 1
      changed.append(record)
      guard Bool.random(using: &generator) else { break }
      records.remove(at: index)
      records.insert((name, record), at: min(place, records.count))
    default:
      count += 1
      records.insert((name, Record("r\(count)")), at: place)
    }
    let names = isNamed ? Set(records.map(\.0)).sorted { ($0 ?? "") < ($1 ?? "") } : [nil]
    results = names.map { name in
      DataSourceSection(name, items: records.filter { $0.0 == name }.map(\.1))
    }
  }
}

extension [DataSourceSection<Record>] {
  fileprivate func item(at position: RowPosition) -> Record {
    self[position.section].items[position.row]
  }
}

extension FetchedEvent<Record> {
  /// The object that has other values.
  fileprivate var record: Record? {
    switch self {
    case .update(let record, _, _), .move(let record, _, _): record
    default: nil
    }
  }
}
