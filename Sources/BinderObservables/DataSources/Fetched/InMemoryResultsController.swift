/// Plays a fetched results controller in tests, where there is no Core Data: for screens of a ``FetchedResultsDataSource``.
///
/// ```swift
/// let controller = InMemoryResultsController(sections: [DataSourceSection("A", items: [asif])])
/// let screen = PeopleScreen(FetchedResultsDataSource(controller))
/// try controller.performFetch()
/// asif.name = "Asif K."
/// controller.save([DataSourceSection("A", items: [asif])], updated: [asif])
/// ```
///
/// As Core Data's, it has its new results when it reports a change, and reports no fetch.
@MainActor
public final class InMemoryResultsController<Object: AnyObject> {
  /// What the next fetch finds.
  public var store: [DataSourceSection<Object>]
  /// What the next fetches throw; nil for nothing.
  public var error: (any Error)?
  package private(set) var fetchedSections: [DataSourceSection<Object>]?
  package let reports = FetchedReports<Object>()
  private let changedObjects = SafePublishSubject<[AnyObject]>()

  /// Begins with what the first fetch finds.
  public init(sections: [DataSourceSection<Object>]) { store = sections }

  /// Begins with what the first fetch finds, in one section without a name.
  public convenience init(_ objects: [Object] = []) {
    self.init(sections: [DataSourceSection(items: objects)])
  }

  /// Has what the store has from now on, and says nothing of it.
  public func performFetch() throws {
    if let error { throw error }
    fetchedSections = store
  }

  /// Has other results, and reports them, and which of the objects have other values.
  public func save(_ sections: [DataSourceSection<Object>], updated: [Object] = []) {
    store = sections
    if fetchedSections == nil { return }
    fetchedSections = sections
    reports.send(.snapshot(sections, reloaded: updated), sections)
  }

  /// Says that objects behind relationships have other values.
  public func save(related: [AnyObject]) { changedObjects.send(related) }
}

extension InMemoryResultsController: FetchedResults {
  package var namesUpdates: Bool { true }

  package func observeObjects(_ observer: @escaping ([AnyObject]) -> Void) -> AnyObject {
    let bag = DisposeBag()
    bag.add(changedObjects.observeNext(with: observer))
    return bag
  }

  package func sectionIndexTitle(forSectionName name: String) -> String? {
    name.prefix(1).uppercased()
  }
}

extension FetchedResultsDataSource {
  /// Follows a controller for tests.
  public convenience init(_ controller: InMemoryResultsController<Object>) {
    self.init(following: controller)
  }

  /// Shows the results of another controller for tests in place of those of the first.
  public func follow(_ controller: InMemoryResultsController<Object>) {
    replaceController(with: controller)
  }
}
