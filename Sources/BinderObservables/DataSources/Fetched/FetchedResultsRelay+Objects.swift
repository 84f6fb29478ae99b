#if canImport(CoreData) && !os(watchOS)
  public import CoreData

  extension FetchedResultsDataSource where Object: NSManagedObject {
    /// Shows the results of another controller, of a context of the main queue, in place of those of the first; a reload.
    public func follow(_ controller: NSFetchedResultsController<Object>) {
      replaceController(at: FetchedPlace.of(controller) { FetchedResultsRelay(controller) })
    }
  }

  extension FetchedResultsRelay {
    /// A difference says nothing of objects with other values, nor does a snapshot on macOS.
    package var namesUpdates: Bool {
      let implements = { [appDelegate] (message: String) in
        appDelegate?.responds(to: Selector((message))) == true
      }
      if implements("controller:didChangeContentWithSnapshot:") {
        #if canImport(UIKit)
          return true
        #else
          return false
        #endif
      }
      return !implements("controller:didChangeContentWithDifference:")
    }

    package func observeObjects(_ observer: @escaping ([AnyObject]) -> Void) -> AnyObject {
      ContextObservation(controller.managedObjectContext, observer)
    }
  }

  private final class ContextObservation {
    private let token: any NSObjectProtocol

    @MainActor
    init(_ context: NSManagedObjectContext, _ observer: @escaping ([AnyObject]) -> Void) {
      nonisolated(unsafe) let observer = observer
      token = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange,
        object: context,
        queue: nil
      ) { notification in
        let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].flatMap {
          notification.userInfo?[$0] as? Set<NSManagedObject> ?? []
        }
        nonisolated(unsafe) let objects: [AnyObject] = changed
        if !objects.isEmpty { MainActor.assumeIsolated { observer(objects) } }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
