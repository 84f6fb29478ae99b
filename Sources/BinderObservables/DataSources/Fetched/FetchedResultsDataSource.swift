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
/// update is right where the events are not; a warning then prints what they said.
///
/// Each comparison looks at every object: leave `fetchBatchSize` at 0, as each batch is fetched anyway. A value that is
/// reached through a relationship is no change for the controller; ``update(_:)`` shows it.
@MainActor
public final class FetchedResultsDataSource<Object: AnyObject>: BaseDataSource<Object> {
  /// The controller, and its delegate.
  package let controller: any FetchedResults<Object>
  private var results: [DataSourceSection<Object>] = []
  /// Whether a fetch runs, whose results are a reload; some controllers report them, too.
  private var isFetching = false
  /// What takes the sentence of a warning, which is printed otherwise.
  package var warn: (String) -> Void = { print("warning: \($0)") }

  /// Shows the results that the controller has, and follows it.
  package init(following controller: some FetchedResults<Object>) {
    self.controller = controller
    super.init()
    controller.onChange = { [weak self] in self?.take($0) }
    if let fetched = controller.fetchedSections { take(fetched, .reload) }
  }

  /// Fetches, and shows the results: a reload, turned into a patch by ``DataSource/animatingReloads(_:limit:updatesAll:)``.
  ///
  /// - Throws: The error of the fetch; what was shown before stays.
  public func performFetch() throws {
    isFetching = true
    defer { isFetching = false }
    try controller.performFetch()
    take(controller.fetchedSections ?? [], .reload)
  }

  /// Shows objects again whose cells show values that the controller does not observe, as those of a relationship.
  ///
  /// - Complexity: O(objects).
  public func update(_ objects: some Sequence<Object>) {
    let report = FetchedReport<Object>.snapshot(results, reloaded: Array(objects))
    show(items, FetchedUpdate(from: results, to: results, report).change)
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

  /// Takes what the controller reports, when its results are the new ones.
  private func take(_ report: FetchedReport<Object>) {
    if isFetching { return }
    let new = controller.fetchedSections ?? []
    let update = FetchedUpdate(from: results, to: new, report)
    if let warning = update.warning { warn(warning) }
    take(new, update.change)
  }

  private func take(
    _ new: [DataSourceSection<Object>],
    _ change: CollectionChange<SectionedChangeset>
  ) {
    let names = new.compactMap(\.name)
    if let name = names.repeated, name != results.compactMap(\.name).repeated {
      warn(
        "Fetched results have several sections named \"\(name)\": sort them by the section's key first."
      )
    }
    results = new
    show(ArrayItems(sections: new), change)
  }
}

extension [String] {
  /// The first element that is in the array before.
  fileprivate var repeated: String? {
    var seen = Set<String>()
    return first { !seen.insert($0).inserted }
  }
}

/// A fetched results controller and its delegate.
@MainActor
package protocol FetchedResults<Object>: AnyObject {
  associatedtype Object: AnyObject

  /// The sections as they are now; nil before the first fetch. Without a key path, the only one has no name.
  var fetchedSections: [DataSourceSection<Object>]? { get }

  /// Takes what is said at the end of each change.
  var onChange: (FetchedReport<Object>) -> Void { get set }

  func performFetch() throws

  func sectionIndexTitle(forSectionName name: String) -> String?
}
