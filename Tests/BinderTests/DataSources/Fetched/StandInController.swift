@testable import Binder
@testable import BinderObservables

/// A managed object: what it shows changes in place, and it is equal to itself alone.
@MainActor
final class Record: Hashable {
  let name: String
  /// How often its values were changed.
  var version = 0
  /// Its identifier: a temporary one until it is saved.
  var id: Int

  init(_ name: String, id: Int = 0) {
    self.name = name
    self.id = id
  }

  nonisolated static func == (one: Record, other: Record) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var text: String { version == 0 ? name : "\(name)\(version)" }
}

/// Plays an `NSFetchedResultsController` and its delegate, where there is no Core Data.
///
/// Its results are the new ones when it reports a change, as Core Data's are, and a fetch reports nothing.
@MainActor
final class StandInController: FetchedResults {
  var fetchedSections: [DataSourceSection<Record>]?
  var onChange: (FetchedReport<Record>) -> Void = { _ in }
  /// What the next fetch leads to.
  var store: [DataSourceSection<Record>] = []
  var error: (any Error)?
  /// Whether a fetch delivers a snapshot, as some controllers do.
  var reportsFetches = false

  func performFetch() throws {
    if let error { throw error }
    fetchedSections = store
    if reportsFetches { onChange(.snapshot(store, reloaded: [])) }
  }

  /// The first letter as a capital.
  func sectionIndexTitle(forSectionName name: String) -> String? { name.prefix(1).uppercased() }

  /// Shows new results, and reports what is said of them.
  func save(_ sections: [DataSourceSection<Record>], _ report: FetchedReport<Record>) {
    store = sections
    fetchedSections = sections
    onChange(report)
  }

  /// Shows new results, and reports right events.
  func save(_ sections: [DataSourceSection<Record>], changed: [Record] = []) {
    save(sections, .events(Self.events(from: fetchedSections ?? [], to: sections, changed)))
  }

  /// The events of a controller that makes no mistakes: a changed object that is in another place among those that stay has moved.
  static func events(
    from old: [DataSourceSection<Record>],
    to new: [DataSourceSection<Record>],
    _ changed: [Record]
  ) -> [FetchedEvent<Record>] {
    let names = (old: old.map(\.name), new: new.map(\.name))
    var events: [FetchedEvent<Record>] = []
    for (section, name) in names.old.enumerated() where !names.new.contains(name) {
      events.append(.deleteSection(section))
    }
    for (section, name) in names.new.enumerated() where !names.old.contains(name) {
      events.append(.insertSection(section))
    }
    let (before, after) = (positions(old), positions(new))
    let changed = Set(changed.map { ObjectIdentifier($0) })
    let stays = { (section: DataSourceSection<Record>, others: [ObjectIdentifier: Place]) in
      section.items.map { ObjectIdentifier($0) }
        .filter { others[$0]?.section.name == section.name && !changed.contains($0) }
    }
    for (id, place) in before.sorted(by: { $0.value.position < $1.value.position }) {
      guard let target = after[id] else {
        events.append(.delete(place.record, at: place.position))
        continue
      }
      guard changed.contains(id) else { continue }
      let isStill =
        place.section.name == target.section.name
        && stays(place.section, after).prefix(while: { before[$0]!.position < place.position })
          .elementsEqual(
            stays(target.section, before).prefix(while: { after[$0]!.position < target.position })
          )
      events.append(
        isStill && changed.count == 1
          ? .update(place.record, at: place.position, to: target.position)
          : .move(place.record, from: place.position, to: target.position)
      )
    }
    for (id, place) in after.sorted(by: { $0.value.position < $1.value.position })
    where before[id] == nil {
      events.append(.insert(place.record, at: place.position))
    }
    return events
  }

  private struct Place {
    let record: Record
    let position: RowPosition
    let section: DataSourceSection<Record>
  }

  private static func positions(
    _ sections: [DataSourceSection<Record>]
  ) -> [ObjectIdentifier: Place] {
    var places: [ObjectIdentifier: Place] = [:]
    for (number, section) in sections.enumerated() {
      for (row, record) in section.items.enumerated() {
        let position = RowPosition(section: number, row: row)
        places[ObjectIdentifier(record)] = Place(
          record: record,
          position: position,
          section: section
        )
      }
    }
    return places
  }
}
