import TestSupport

@testable import Binder
@testable import BinderObservables

/// A row whose change no comparison finds.
@MainActor
protocol MarkedRow {
  var key: AnyHashable { get }
  var name: String { get }
  var version: Int { get set }
}

extension MarkedRow {
  var shown: MarkedLine { MarkedLine(key: key, text: "\(name) \(version)") }
}

extension Record: MarkedRow {
  var key: AnyHashable { name }
}

/// A value with an identity, and without `==`.
struct Note: Identifiable, MarkedRow {
  let id: Int
  var version = 0

  var key: AnyHashable { id }
  var name: String { "n\(id)" }
}

/// What a row has to show.
struct MarkedLine: Equatable, Identifiable {
  let key: AnyHashable
  let text: String

  var id: AnyHashable { key }
}

/// Rows, and a source that reports what becomes of them.
@MainActor
class MarkedWorld<Row: MarkedRow> {
  final let source: any DataSource<Row>
  /// What was done in the last step.
  final var said: [String] = []
  /// How often each row has changed in the last step, twice for those that were taken out and put in again.
  final var changes: [AnyHashable: Int] = [:]
  /// The rows that came back as new ones.
  final var newcomers: Set<AnyHashable> = []
  /// Whether the source has reported a reload.
  final var hasReloaded = false

  init(_ source: some DataSource<Row>) { self.source = source }

  var items: [Row] { [] }

  /// Changes something, in one event or in several.
  final func change(using generator: inout SplitMix64) {
    begin()
    for _ in 0..<Int.random(in: 1...2, using: &generator) { act(using: &generator) }
  }

  final func begin() { (said, changes, newcomers, hasReloaded) = ([], [:], [], false) }

  func act(using generator: inout SplitMix64) {}

  /// Says what the handler of a drag will do.
  func prepareDrag(using generator: inout SplitMix64) {}

  /// The user has moved a row.
  func moved(_ source: Int, _ target: Int) {}

  final func touch(_ row: inout Row) {
    row.version += 1
    changes[row.key, default: 0] += 1
  }
}

/// An observed array.
final class ArrayWorld<Row: MarkedRow>: MarkedWorld<Row> {
  let array: MutableObservableArray<Row>
  private let make: (Int) -> Row
  private var count = 6
  private var answer = 0

  init(_ make: @escaping (Int) -> Row) {
    self.make = make
    array = MutableObservableArray((0..<6).map(make))
    super.init(ObservableDataSource(array))
  }

  override var items: [Row] { array.array }

  private func update(_ row: Int) {
    var item = array.array[row]
    touch(&item)
    array[row] = item
  }

  private func move(_ source: Int, _ target: Int) { array.moveItem(from: source, to: target) }

  private func takeOutAndPutIn(_ source: Int, _ target: Int) {
    var item = array.remove(at: source)
    touch(&item)
    (changes[item.key], _) = (2, newcomers.insert(item.key))
    array.insert(item, at: target)
  }

  private func add(at place: Int) {
    count += 1
    array.insert(make(count), at: place)
  }

  override func act(using generator: inout SplitMix64) {
    let all = array.count
    if all < 2 { return add(at: 0) }
    let (one, other) = (
      Int.random(in: 0..<all, using: &generator), Int.random(in: 0..<all, using: &generator)
    )
    let kind = Int.random(in: 0..<10, using: &generator)
    said.append("\(kind) \(one) \(other)")
    switch kind {
    case 0: update(one)
    case 1:
      array.batchUpdate { _ in
        move(one, other)
        update(other)
        if all < 9 { add(at: one) } else { array.remove(at: one) }
      }
    case 2:
      update(one)
      move(one, other)
      update(one)
    case 3: takeOutAndPutIn(one, other)
    case 4: array.batchUpdate { _ in takeOutAndPutIn(one, other) }
    case 5:
      hasReloaded = true
      update(one)
      var rows = array.array.shuffled(using: &generator)
      touch(&rows[other])
      array.replace(with: rows)
      update(one)
    case 6:
      hasReloaded = true
      array.silentUpdate { touch(&$0[one]) }
      update(other)
    case 7: array.remove(at: one)
    case 8:
      var rows = array.array
      for row in Set([one, other]) { touch(&rows[row]) }
      for row in Set([one, other]) { array[row] = rows[row] }
    default: add(at: other)
    }
  }

  override func prepareDrag(using generator: inout SplitMix64) {
    begin()
    answer = Int.random(in: 0..<6, using: &generator)
    said.append("answer \(answer)")
  }

  override func moved(_ source: Int, _ target: Int) {
    let number = { [self] in for row in 0..<array.count { update(row) } }
    switch answer {
    case 0:
      move(source, target)
      number()
    case 1:
      number()
      move(source, target)
    case 2:
      array.batchUpdate { _ in
        number()
        move(source, target)
      }
    case 3: takeOutAndPutIn(source, target)
    case 4: number()
    default: move(source, target)
    }
  }
}

/// The results of a fetch.
final class FetchedWorld: MarkedWorld<Record> {
  private let controller = StandInController()
  private let results: FetchedResultsDataSource<Record>
  private var records = (0..<6).map { Record("r\($0)") }
  private var count = 6
  private var declines = false

  init() {
    controller.fetchedSections = [DataSourceSection(items: records)]
    results = FetchedResultsDataSource(following: controller)
    results.onWarning = { _ in }
    super.init(results)
  }

  override var items: [Record] { records }

  private func save(_ changed: [Record], deleting: Record? = nil) {
    let old = controller.fetchedSections ?? []
    let new = [DataSourceSection(items: records)]
    var events = StandInController.events(from: old, to: new, changed)
    if let deleting, let before = old[0].items.firstIndex(of: deleting),
      let after = records.firstIndex(of: deleting)
    {
      events.removeAll { if case .move(deleting, _, _) = $0 { true } else { false } }
      events.removeAll { if case .update(deleting, _, _) = $0 { true } else { false } }
      events.append(.insert(deleting, at: RowPosition(section: 0, row: after)))
      events.append(.delete(deleting, at: RowPosition(section: 0, row: before)))
    }
    controller.save(new, .events(events))
  }

  private func fetch() {
    controller.store = [DataSourceSection(items: records)]
    hasReloaded = true
    try? results.performFetch()
  }

  private func touched(_ row: Int) -> Record {
    var record = records[row]
    touch(&record)
    return record
  }

  override func act(using generator: inout SplitMix64) {
    let all = records.count
    let kind = all < 2 ? 7 : Int.random(in: 0..<8, using: &generator)
    let (one, other) = (
      Int.random(in: 0..<max(all, 1), using: &generator),
      Int.random(in: 0..<max(all, 1), using: &generator)
    )
    said.append("\(kind) \(one) \(other)")
    switch kind {
    case 0: save([touched(one)])
    case 1, 2:
      let record = touched(one)
      records.insert(records.remove(at: one), at: other)
      save([record], deleting: kind == 2 ? record : nil)
    case 3:
      let record = touched(one)
      fetch()
      save([record])
    case 4:
      save([touched(one)])
      _ = touched(other)
      records.shuffle(using: &generator)
      fetch()
    case 5: results.update([touched(one)])
    case 6:
      let record = touched(one)
      if other != one { records.remove(at: other) }
      save([record])
    default:
      count += 1
      records.insert(Record("r\(count)"), at: one)
      save(all < 2 ? [] : [touched(other)])
    }
  }

  override func prepareDrag(using generator: inout SplitMix64) {
    begin()
    declines = Bool.random(using: &generator)
    said.append(declines ? "declines" : "follows")
  }

  override func moved(_ source: Int, _ target: Int) {
    if !declines { records.insert(records.remove(at: source), at: target) }
    save(records.indices.map(touched))
  }
}
