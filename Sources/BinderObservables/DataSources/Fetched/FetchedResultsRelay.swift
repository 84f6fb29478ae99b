#if canImport(CoreData) && !os(watchOS)
  import Binder
  public import CoreData
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension FetchedResultsDataSource where Object: NSManagedObject {
    /// Follows a controller, whose delegate it becomes; a delegate that the controller has gets every call as before, and is its
    /// delegate again when no source follows the controller.
    ///
    /// The controller is of a context of the main queue. Make the source before the first fetch, as a controller only follows
    /// changes for a delegate, and keep it for as long as your own delegate is to be called. A delegate that is set later is
    /// taken over by ``performFetch()``. For another predicate or another order, set it and fetch; a cache of the old one is
    /// deleted:
    ///
    ///     controller.fetchRequest.predicate = NSPredicate(format: "name BEGINSWITH %@", text)
    ///     try people.performFetch()
    public convenience init(
      _ controller: NSFetchedResultsController<Object>,
      file: StaticString = #fileID,
      line: UInt = #line
    ) {
      precondition(
        controller.managedObjectContext.concurrencyType == .mainQueueConcurrencyType,
        "A FetchedResultsDataSource shows objects on the main actor: give its controller a context of the main queue, "
          + "such as viewContext.",
        file: file,
        line: line
      )
      self.init(at: FetchedPlace.of(controller) { FetchedResultsRelay(controller) })
    }
  }

  /// The delegate of a controller: records what it reports, and forwards each call to the app's delegate.
  ///
  /// A controller calls one family of methods only: those with a snapshot, else those with a difference, else those with
  /// events. It is the app's delegate that decides on it; without one, these are events.
  @MainActor
  final class FetchedResultsRelay<Object: NSManagedObject>: NSObject, FetchedResults,
    @preconcurrency NSFetchedResultsControllerDelegate
  {
    let controller: NSFetchedResultsController<Object>
    private(set) weak var appDelegate: (any NSFetchedResultsControllerDelegate)?
    private var events: [FetchedEvent<Object>] = []
    /// The predicate and the order of the last fetch, which the controller's cache belongs to.
    private var fetched: (predicate: NSPredicate?, order: [NSSortDescriptor]?)

    package let reports = FetchedReports<Object>()

    init(_ controller: NSFetchedResultsController<Object>) {
      self.controller = controller
      fetched = (controller.fetchRequest.predicate, controller.fetchRequest.sortDescriptors)
      super.init()
      becomeDelegate()
    }

    private func becomeDelegate() {
      if controller.delegate === self { return }
      appDelegate = controller.delegate
      controller.delegate = self
    }

    package func leave() {
      if controller.delegate === self { controller.delegate = appDelegate }
    }

    package var fetchedSections: [DataSourceSection<Object>]? {
      guard let sections = controller.sections else { return nil }
      if controller.sectionNameKeyPath == nil {
        return [DataSourceSection(items: controller.fetchedObjects ?? [])]
      }
      return sections.map { DataSourceSection($0.name, items: $0.objects as? [Object] ?? []) }
    }

    package func performFetch() throws {
      // That of sources of another type of objects calls this one.
      if !(controller.delegate is any FetchedResults) { becomeDelegate() }
      let new = (controller.fetchRequest.predicate, controller.fetchRequest.sortDescriptors)
      if let cache = controller.cacheName, new != fetched {
        NSFetchedResultsController<any NSFetchRequestResult>.deleteCache(withName: cache)
      }
      fetched = new
      try controller.performFetch()
    }

    package func sectionIndexTitle(forSectionName name: String) -> String? {
      controller.sectionIndexTitle(forSectionName: name)
    }

    // MARK: Messages

    /// The messages that are only taken for an app's delegate.
    private var optionalMessages: Set<String> {
      ["controller:didChangeContentWithSnapshot:", "controller:didChangeContentWithDifference:"]
    }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector, Thread.isMainThread else { return super.responds(to: aSelector) }
      let name = NSStringFromSelector(aSelector)
      let isOwn = super.responds(to: aSelector)
      return MainActor.assumeIsolated {
        isOwn && !optionalMessages.contains(name)
          || appDelegate?.responds(to: Selector(name)) == true
      }
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      nonisolated(unsafe) var target: Any?
      MainActor.assumeIsolated { target = appDelegate }
      return target
    }

    // MARK: Events

    @objc(controllerWillChangeContent:)
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      events = []
      appDelegate?.controllerWillChangeContent?(controller)
    }

    @objc(controller:didChangeSection:atIndex:forChangeType:)
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      events.append(type == .insert ? .insertSection(sectionIndex) : .deleteSection(sectionIndex))
      appDelegate?.controller?(
        controller,
        didChange: sectionInfo,
        atSectionIndex: sectionIndex,
        for: type
      )
    }

    @objc(controller:didChangeObject:atIndexPath:forChangeType:newIndexPath:)
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any,
      at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      let (old, new) = (indexPath.map { RowPosition($0) }, newIndexPath.map { RowPosition($0) })
      if let object = anObject as? Object, let event = Self.event(object, old, type, new) {
        events.append(event)
      }
      appDelegate?.controller?(
        controller,
        didChange: anObject,
        at: indexPath,
        for: type,
        newIndexPath: newIndexPath
      )
    }

    private static func event(
      _ object: Object,
      _ old: RowPosition?,
      _ type: NSFetchedResultsChangeType,
      _ new: RowPosition?
    ) -> FetchedEvent<Object>? {
      switch (type, old, new) {
      case (.insert, _, let new?): .insert(object, at: new)
      case (.delete, let old?, _): .delete(object, at: old)
      case (.move, let old?, let new?): .move(object, from: old, to: new)
      case (.update, let old?, let new): .update(object, at: old, to: new)
      default: nil
      }
    }

    @objc(controllerDidChangeContent:)
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      let report = FetchedReport.events(events)
      events = []
      reports.send(report, fetchedSections)
      appDelegate?.controllerDidChangeContent?(controller)
    }

    // MARK: Snapshots and differences

    @objc(controller:didChangeContentWithSnapshot:)
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      let isNamed = controller.sectionNameKeyPath != nil
      let sections = snapshot.sectionIdentifiers.map { section in
        DataSourceSection(
          isNamed ? section as? String : nil,
          items: objects(snapshot.itemIdentifiersInSection(withIdentifier: section))
        )
      }
      #if canImport(UIKit)
        let marked = snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
      #else
        let marked: [Any] = []
      #endif
      reports.send(.snapshot(sections, reloaded: objects(marked)), fetchedSections)
      appDelegate?.controller?(controller, didChangeContentWith: snapshot)
    }

    private func objects(_ identifiers: [Any]) -> [Object] {
      identifiers.compactMap { identifier in
        (identifier as? NSManagedObjectID)
          .flatMap { controller.managedObjectContext.registeredObject(for: $0) as? Object }
      }
    }

    @objc(controller:didChangeContentWithDifference:)
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {
      reports.send(.difference, fetchedSections)
      appDelegate?.controller?(controller, didChangeContentWith: diff)
    }
  }
#endif
