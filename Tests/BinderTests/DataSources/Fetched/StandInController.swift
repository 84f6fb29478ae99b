@testable import Binder
@testable import BinderObservables

/// A managed object: what it shows changes in place, and it is equal to itself alone.
@MainActor
final class Record: Hashable {
  let name: String
  /// How often its values were changed.
  var version = 0

  init(_ name: String) { self.name = name }

  nonisolated static func == (one: Record, other: Record) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var text: String { version == 0 ? name : "\(name)\(version)" }
}

/// Plays an `NSFetchedResultsController`, where there is no Core Data.
///
/// Its results are the new ones when it reports a change, as Core Data's are, and a fetch reports nothing. Its delegate is
/// `unowned(unsafe)`, as Core Data's: who goes without giving the place back gets messages all the same, which are counted here.
@MainActor
final class StandInController {
  var fetchedSections: [DataSourceSection<Record>]?
  private(set) var hasDelegate = false
  /// The number of messages to, and looks at, a delegate that has gone.
  private(set) var messagesToTheDead = 0
  private weak var living: StandInRelay?
  var delegate: StandInRelay? {
    get {
      if hasDelegate, living == nil { messagesToTheDead += 1 }
      return living
    }
    set { (living, hasDelegate) = (newValue, newValue != nil) }
  }
  /// What the next fetch leads to.
  var store: [DataSourceSection<Record>] = []
  var error: (any Error)?
  /// Whether a fetch delivers a snapshot, as some controllers do.
  var reportsFetches = false
  /// Runs in the middle of a fetch.
  var duringFetch: () -> Void = {}

  var namesUpdates = true
  private var observers: [([AnyObject]) -> Void] = []

  func observeObjects(_ observer: @escaping ([AnyObject]) -> Void) -> AnyObject {
    observers.append(observer)
    return self
  }

  /// Says that objects of the store have other values.
  func change(_ objects: [AnyObject]) {
    for observer in observers { observer(objects) }
  }

  func performFetch() throws {
    duringFetch()
    if let error { throw error }
    fetchedSections = store
    if reportsFetches { delegate?.report(.snapshot(store, reloaded: [])) }
  }

  /// Shows new results, and reports what is said of them.
  func save(_ sections: [DataSourceSection<Record>], _ report: FetchedReport<Record>) {
    store = sections
    fetchedSections = sections
    delegate?.report(report)
  }

  /// Shows new results, and reports right events.
  func save(_ sections: [DataSourceSection<Record>], changed: [Record] = []) {
    save(sections, .events(Self.events(from: fetchedSections ?? [], to: sections, changed)))
  }

  /// The events of a controller that makes no mistakes: of changed records, those of other results have moved.
  static func events(
    from old: [DataSourceSection<Record>],
    to new: [DataSourceSection<Record>],
    _ changed: [Record]
  ) -> [FetchedEvent<Record>] {
    let names = (old: old.map(\.name), new: new.map(\.name))
    let changed = Set(changed)
    let (before, after) = (positions(old), positions(new))
    var events: [FetchedEvent<Record>] = []
    for (section, name) in names.old.enumerated() where !names.new.contains(name) {
      events.append(.deleteSection(section))
    }
    for (section, name) in names.new.enumerated() where !names.old.contains(name) {
      events.append(.insertSection(section))
    }
    for (record, position) in before.sorted(by: { $0.value < $1.value }) {
      switch after[record] {
      case nil: events.append(.delete(record, at: position))
      case let target? where changed.contains(record):
        events.append(
          before == after
            ? .update(record, at: position, to: target) : .move(record, from: position, to: target)
        )
      case _?: break
      }
    }
    for (record, position) in after.sorted(by: { $0.value < $1.value }) where before[record] == nil
    {
      events.append(.insert(record, at: position))
    }
    return events
  }

  private static func positions(_ sections: [DataSourceSection<Record>]) -> [Record: RowPosition] {
    var positions: [Record: RowPosition] = [:]
    for (number, section) in sections.enumerated() {
      for (row, record) in section.items.enumerated() {
        positions[record] = RowPosition(section: number, row: row)
      }
    }
    return positions
  }
}

/// Plays the delegate of such a controller.
@MainActor
final class StandInRelay: FetchedResults {
  private let controller: StandInController
  let reports = FetchedReports<Record>()

  init(_ controller: StandInController) {
    self.controller = controller
    controller.delegate = self
  }

  func leave() {
    if controller.delegate === self { controller.delegate = nil }
  }

  func report(_ report: FetchedReport<Record>) { reports.send(report, fetchedSections) }

  var fetchedSections: [DataSourceSection<Record>]? { controller.fetchedSections }

  func performFetch() throws { try controller.performFetch() }

  var namesUpdates: Bool { controller.namesUpdates }

  func observeObjects(_ observer: @escaping ([AnyObject]) -> Void) -> AnyObject {
    controller.observeObjects(observer)
  }

  /// The first letter as a capital.
  func sectionIndexTitle(forSectionName name: String) -> String? { name.prefix(1).uppercased() }
}

extension FetchedResultsDataSource<Record> {
  convenience init(following controller: StandInController) {
    self.init(at: FetchedPlace.of(controller) { StandInRelay(controller) })
  }

  func follow(_ controller: StandInController) {
    replaceController(at: FetchedPlace.of(controller) { StandInRelay(controller) })
  }
}
