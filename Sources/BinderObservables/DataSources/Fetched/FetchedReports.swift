import Binder

/// What a controller reports, for all sources that show its results: each report with the results after it, as there may be other
/// ones when it is delivered.
@MainActor
package final class FetchedReports<Object: AnyObject> {
  /// A report, and the results; no report of a fetch.
  typealias Entry = (report: FetchedReport<Object>?, sections: [DataSourceSection<Object>]?)

  private let entries = SafePublishSubject<Entry>()
  /// What arrives while a fetch runs; nil while none does.
  private var meanwhile: [Entry]?

  package init() {}

  /// Delivers a report; during a fetch, whose results are a reload, only if it fails.
  package func send(
    _ report: FetchedReport<Object>?,
    _ sections: [DataSourceSection<Object>]?
  ) {
    if meanwhile == nil {
      entries.next((report, sections))
    } else {
      meanwhile?.append((report, sections))
    }
  }

  func fetch(by controller: some FetchedResults<Object>) throws {
    let isInside = meanwhile != nil
    if !isInside { meanwhile = [] }
    let result = Result { try controller.performFetch() }
    let reported = isInside ? [] : meanwhile ?? []
    if !isInside { meanwhile = nil }
    switch result {
    case .success: send(nil, controller.fetchedSections)
    case .failure(let error):
      for entry in reported { entries.next(entry) }
      throw error
    }
  }

  func observe(_ observer: @escaping (Entry) -> Void) -> any Disposable {
    entries.observeNext(with: observer)
  }
}

/// A relay in the place of a controller's delegate: one for all sources of the controller, which keep it.
///
/// A controller does not keep its delegate, and sends messages to one that has gone. So the place is given back before.
@MainActor
package final class FetchedPlace<Object: AnyObject> {
  let relay: any FetchedResults<Object>

  package init(_ relay: any FetchedResults<Object>) { self.relay = relay }

  package static func of(
    _ controller: AnyObject,
    made make: () -> any FetchedResults<Object>
  ) -> FetchedPlace {
    let key = ObjectIdentifier(controller)
    if let known = FetchedPlaces.known[key]?.place as? FetchedPlace { return known }
    FetchedPlaces.known = FetchedPlaces.known.filter { $0.value.place != nil }
    let place = FetchedPlace(make())
    FetchedPlaces.known[key] = FetchedPlaces.Entry(place: place)
    return place
  }

  #if canImport(Darwin)
    deinit {
      nonisolated(unsafe) let relay = relay
      whenGone { relay.leave() }
    }
  #else
    isolated deinit { relay.leave() }
  #endif
}

@MainActor
private enum FetchedPlaces {
  struct Entry {
    weak var place: AnyObject?
  }

  static var known: [ObjectIdentifier: Entry] = [:]
}
