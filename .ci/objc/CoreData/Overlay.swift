// What Swift sees of Core Data: a method with an error throws it. Nothing here is ever run.
@_exported import CoreData
@_exported import Foundation

extension NSFetching {
  @nonobjc public final func performFetch() throws {}
}

extension NSManagedObjectSaving {
  @nonobjc public final func save() throws {}
}

extension NSPersistentStoreCoordinating {
  @nonobjc public final func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: NSURL?,
    options: NSDictionary?
  ) throws -> NSPersistentStore { preconditionFailure() }
}
