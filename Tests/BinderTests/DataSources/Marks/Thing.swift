import Binder
import HeadlessTable

@testable import BinderObservables

/// An object without an equality but that of objects: what it shows changes in place.
@MainActor
final class Thing: Hashable {
  let name: String
  /// Counted with each read once the object has been deleted.
  private(set) var forbiddenReads = 0
  var isDeleted = false
  private var storedRank: Int

  init(_ name: String, _ rank: Int = 0) { (self.name, storedRank) = (name, rank) }

  nonisolated static func == (one: Thing, other: Thing) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var rank: Int {
    get {
      if isDeleted { forbiddenReads += 1 }
      return storedRank
    }
    set { storedRank = newValue }
  }

  var text: String { "\(name)\(rank)" }

  static func make(_ names: String) -> [Thing] {
    names.split(separator: " ").enumerated().map { Thing(String($1), $0) }
  }
}

/// What a screen shows of a thing: compared by its values.
struct ThingModel: Equatable, Identifiable {
  let id: String
  let rank: Int

  @MainActor
  init(_ thing: Thing) { (id, rank) = (thing.name, thing.rank) }

  var text: String { "\(id)\(rank)" }
}

/// Plays a fetched results controller whose events are written by hand.
@MainActor
final class ThingController: FetchedResults {
  var fetchedSections: [DataSourceSection<Thing>]?
  let reports = FetchedReports<Thing>()
  var store: [Thing] = []

  init(_ things: [Thing]) {
    store = things
    fetchedSections = [DataSourceSection(items: things)]
  }

  func performFetch() throws { fetchedSections = [DataSourceSection(items: store)] }

  var namesUpdates: Bool { true }

  func observeObjects(_ observer: @escaping ([AnyObject]) -> Void) -> AnyObject { self }

  func sectionIndexTitle(forSectionName name: String) -> String? { nil }

  /// Reports moves of those of the changed things that have another place, and updates of the others.
  func save(_ things: [Thing], changed: [Thing]) {
    let old = fetchedSections?.first?.items ?? []
    let events = changed.compactMap { thing -> FetchedEvent<Thing>? in
      guard let before = old.firstIndex(of: thing), let after = things.firstIndex(of: thing) else {
        return nil
      }
      let places = (RowPosition(section: 0, row: before), RowPosition(section: 0, row: after))
      return before == after
        ? .update(thing, at: places.0, to: places.1) : .move(thing, from: places.0, to: places.1)
    }
    let deleted = old.enumerated().filter { !things.contains($1) }
      .map { FetchedEvent.delete($1, at: RowPosition(section: 0, row: $0)) }
    let inserted = things.enumerated().filter { !old.contains($1) }
      .map { FetchedEvent.insert($1, at: RowPosition(section: 0, row: $0)) }
    save(things, deleted + inserted + events)
  }

  func save(_ things: [Thing], _ events: [FetchedEvent<Thing>]) {
    store = things
    fetchedSections = [DataSourceSection(items: things)]
    reports.send(.events(events), fetchedSections)
  }
}
