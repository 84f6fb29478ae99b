import Binder

/// The results of an `NSFetchedResultsController` as a source, which chains like any other.
///
///     let people = FetchedResultsDataSource(controller)
///     people.filter { !$0.isArchived }.bind(to: table, cellType: PersonCell.self) { cell, person in
///       cell.nameLabel.text = person.name
///     }
///     try people.performFetch()
///
/// Sections have the names that `sectionNameKeyPath` gives them. At the end of each change the results before and after it
/// are compared by the identity of their objects; the controller's events only say which objects have other values. So an
/// update is right where the events are not; ``onWarning`` then receives what they said.
///
/// Each comparison looks at every object: leave `fetchBatchSize` at 0, as each batch is fetched anyway. A value that is
/// reached through a relationship is no change for the controller; ``refreshing(_:)`` and ``update(_:)`` show it.
///
/// Call ``performFetch()`` of the source, and not that of the controller, which does not report its results. What the app has
/// fetched by the controller is shown if it does so before the next turn of the main actor; later it is shown at the next change,
/// or when the source is bound next, or its results are read.
@MainActor
public final class FetchedResultsDataSource<Object: AnyObject>: BaseDataSource<Object> {
  private var place: FetchedPlace<Object>
  private let reports = SerialDisposable()
  package var controller: any FetchedResults<Object> { place.relay }
  private var shown: [DataSourceSection<Object>] = []
  /// The results, also of a fetch that was not reported.
  var results: [DataSourceSection<Object>] {
    catchUp()
    return shown
  }
  private(set) var hasFetched = false
  var relations: [(_ changed: [AnyObject]) -> Void] = []
  private var observation: AnyObject?
  /// Takes the sentence of each warning; without one of yours, debug builds print it.
  ///
  ///     people.onWarning = { assertionFailure($0) }
  public var onWarning: (_ sentence: String) -> Void = { sentence in
    #if DEBUG
      print("warning: \(sentence)")
    #endif
  }

  package convenience init(following controller: some FetchedResults<Object>) {
    self.init(at: FetchedPlace(controller))
  }

  package init(at place: FetchedPlace<Object>) {
    self.place = place
    super.init()
    observations.add(reports)
    replaceController(at: place)
    // Code that knows the controller alone fetches by it, after it has made the source.
    Task { [weak self] in self?.catchUp() }
  }

  package func replaceController(with other: some FetchedResults<Object>) {
    replaceController(at: FetchedPlace(other))
  }

  func replaceController(at other: FetchedPlace<Object>) {
    (place, hasFetched) = (other, false)
    reports.otherDisposable?.dispose()
    reports.otherDisposable = controller.reports.observe { [weak self] in
      self?.take($0.report, $0.sections)
    }
    observation = controller.observeObjects { [weak self] in self?.objectsChanged($0) }
    catchUp()
    if !hasFetched, !shown.isEmpty { take([], .reload) }
  }

  override func catchUp() {
    if !hasFetched, let fetched = controller.fetchedSections { take(fetched, .reload) }
  }

  /// Fetches, and shows the results: a reload, turned into a patch by ``DataSource/animatingReloads(_:limit:updatesAll:)``.
  ///
  /// Every source of the controller shows them.
  ///
  /// - Throws: The error of the fetch; what was shown before stays.
  public func performFetch() throws {
    try controller.fetch()
  }

  /// The title in a table's index for the sections of a name, for `bind(to:)`.
  ///
  /// ```swift
  /// people.bind(to: table, cellType: PersonCell.self, indexTitle: people.sectionIndexTitle) { … }
  /// ```
  ///
  /// - Returns: What the controller and its delegate say: the first letter as a capital, unless they say otherwise.
  public func sectionIndexTitle(forSectionName name: String) -> String? {
    controller.sectionIndexTitle(forSectionName: name)
  }

  private func take(
    _ report: FetchedReport<Object>?,
    _ fetched: [DataSourceSection<Object>]?
  ) {
    let new = fetched ?? []
    guard let report else { return take(new, .reload) }
    if !hasFetched, fetched != nil {
      take(new, .reload)
      return onWarning(
        "The results of a fetched results controller were fetched by its own performFetch(), which does not report them. "
          + "Call performFetch() of the FetchedResultsDataSource instead."
      )
    }
    let update = FetchedUpdate(from: shown, to: new, report)
    if let warning = update.warning { onWarning(warning) }
    take(new, update.change)
  }

  private func take(
    _ new: [DataSourceSection<Object>],
    _ change: CollectionChange<SectionedChangeset>
  ) {
    let names = new.compactMap(\.name)
    if let name = names.repeated, name != shown.compactMap(\.name).repeated {
      onWarning(
        "Fetched results have several sections named \"\(name)\": sort them by the section's key first."
      )
    }
    (shown, hasFetched) = (new, controller.fetchedSections != nil)
    deliver(ArrayItems(sections: new), change)
  }
}

extension [String] {
  fileprivate var repeated: String? {
    var seen = Set<String>()
    return first { !seen.insert($0).inserted }
  }
}

@MainActor
package protocol FetchedResults<Object>: AnyObject {
  associatedtype Object: AnyObject

  /// The sections as they are now; nil before the first fetch. Without a key path, the only one has no name.
  var fetchedSections: [DataSourceSection<Object>]? { get }

  var reports: FetchedReports<Object> { get }

  func performFetch() throws

  func leave()

  /// Whether it says which objects have other values.
  var namesUpdates: Bool { get }

  /// Delivers the objects of the store that have other values, after each change; ends with the returned object.
  func observeObjects(_ observer: @escaping (_ changed: [AnyObject]) -> Void) -> AnyObject

  func sectionIndexTitle(forSectionName name: String) -> String?
}

extension FetchedResults {
  package func leave() {}

  fileprivate func fetch() throws { try reports.fetch(by: self) }
}
