// What the code for Core Data uses of it, as Apple declares it.
@import Foundation;
NS_ASSUME_NONNULL_BEGIN
@class NSDiffableDataSourceSnapshotReference;
@protocol NSFetchRequestResult <NSObject>
@end
@interface NSManagedObjectID : NSObject <NSCopying, NSFetchRequestResult>
@end
@class NSManagedObjectContext;
@interface NSPropertyDescription : NSObject
@property (nonatomic, copy) NSString *name;
@end
typedef NS_ENUM(NSUInteger, NSAttributeType) {
  NSInteger64AttributeType = 300,
  NSStringAttributeType = 700
};
@interface NSAttributeDescription : NSPropertyDescription
@property (nonatomic) NSAttributeType attributeType;
@end
@interface NSEntityDescription : NSObject
@property (null_resettable, copy) NSString *managedObjectClassName;
@property (nullable, copy) NSString *name;
@property (strong) NSArray<__kindof NSPropertyDescription *> *properties;
@end
@interface NSManagedObjectModel : NSObject
@property (strong) NSArray<NSEntityDescription *> *entities;
@end
@interface NSManagedObject : NSObject <NSFetchRequestResult>
- (instancetype)initWithContext:(NSManagedObjectContext *)moc;
@property (nonatomic, readonly, getter=isDeleted) BOOL deleted;
@end
@interface NSPersistentStore : NSObject
@end
@interface NSPersistentStoreCoordinating : NSObject
@end
@interface NSPersistentStoreCoordinator : NSPersistentStoreCoordinating
- (instancetype)initWithManagedObjectModel:(NSManagedObjectModel *)model;
@end
extern NSString *const NSInMemoryStoreType;
typedef NS_ENUM(NSUInteger, NSManagedObjectContextConcurrencyType) {
  NSPrivateQueueConcurrencyType = 1,
  NSMainQueueConcurrencyType = 2
};
@interface NSManagedObjectSaving : NSObject
@end
extern NSNotificationName const NSManagedObjectContextObjectsDidChangeNotification;
extern NSString *const NSUpdatedObjectsKey;
extern NSString *const NSRefreshedObjectsKey;
@interface NSManagedObjectContext : NSManagedObjectSaving
- (instancetype)initWithConcurrencyType:(NSManagedObjectContextConcurrencyType)ct;
@property (nullable, strong) NSPersistentStoreCoordinator *persistentStoreCoordinator;
@property (nonatomic, readonly, strong) NSSet<__kindof NSManagedObject *> *registeredObjects;
- (void)deleteObject:(NSManagedObject *)object NS_SWIFT_NAME(delete(_:));
@property (readonly) NSManagedObjectContextConcurrencyType concurrencyType;
- (nullable __kindof NSManagedObject *)objectRegisteredForID:(NSManagedObjectID *)objectID NS_SWIFT_NAME(registeredObject(for:));
@end
@interface NSFetchRequest<__covariant ResultType : id<NSFetchRequestResult>> : NSObject
- (instancetype)initWithEntityName:(NSString *)entityName;
@property (nullable, nonatomic, strong) NSPredicate *predicate;
@property (nullable, nonatomic, strong) NSArray<NSSortDescriptor *> *sortDescriptors;
@end
@protocol NSFetchedResultsSectionInfo
@property (nonatomic, readonly) NSString *name;
@property (nullable, nonatomic, readonly) NSString *indexTitle;
@property (nonatomic, readonly) NSUInteger numberOfObjects;
@property (nullable, nonatomic, readonly) NSArray *objects;
@end
@protocol NSFetchedResultsControllerDelegate;
// Has the method that throws, for the overlay: a method with an error cannot be imported where there are no pointers of Objective-C.
@interface NSFetching : NSObject
@end
@interface NSFetchedResultsController<ResultType : id<NSFetchRequestResult>> : NSFetching
@property (nonatomic, readonly) NSFetchRequest<ResultType> *fetchRequest;
@property (nonatomic, readonly) NSManagedObjectContext *managedObjectContext;
@property (nullable, nonatomic, readonly) NSString *sectionNameKeyPath;
@property (nullable, nonatomic, readonly) NSString *cacheName;
@property (nullable, nonatomic, assign) id<NSFetchedResultsControllerDelegate> delegate;
@property (nullable, nonatomic, readonly) NSArray<ResultType> *fetchedObjects;
@property (nullable, nonatomic, readonly) NSArray<id<NSFetchedResultsSectionInfo>> *sections;
@property (nonatomic, readonly) NSArray<NSString *> *sectionIndexTitles;
- (instancetype)initWithFetchRequest:(NSFetchRequest<ResultType> *)fetchRequest managedObjectContext:(NSManagedObjectContext *)context sectionNameKeyPath:(nullable NSString *)sectionNameKeyPath cacheName:(nullable NSString *)name;
- (ResultType)objectAtIndexPath:(NSIndexPath *)indexPath;
+ (void)deleteCacheWithName:(nullable NSString *)name;
- (nullable NSString *)sectionIndexTitleForSectionName:(NSString *)sectionName;
@end
typedef NS_ENUM(NSUInteger, NSFetchedResultsChangeType) {
  NSFetchedResultsChangeInsert = 1,
  NSFetchedResultsChangeDelete = 2,
  NSFetchedResultsChangeMove = 3,
  NSFetchedResultsChangeUpdate = 4
} NS_SWIFT_NAME(NSFetchedResultsChangeType);
@protocol NSFetchedResultsControllerDelegate <NSObject>
@optional
- (void)controller:(NSFetchedResultsController *)controller didChangeContentWithSnapshot:(NSDiffableDataSourceSnapshotReference *)snapshot NS_SWIFT_NAME(controller(_:didChangeContentWith:)) SINCE(13, 13, 1);
- (void)controller:(NSFetchedResultsController *)controller didChangeContentWithDifference:(NSOrderedCollectionDifference<NSManagedObjectID *> *)diff NS_SWIFT_NAME(controller(_:didChangeContentWith:)) SINCE(13, 13, 1);
- (void)controller:(NSFetchedResultsController *)controller didChangeObject:(id)anObject atIndexPath:(nullable NSIndexPath *)indexPath forChangeType:(NSFetchedResultsChangeType)type newIndexPath:(nullable NSIndexPath *)newIndexPath NS_SWIFT_NAME(controller(_:didChange:at:for:newIndexPath:));
- (void)controller:(NSFetchedResultsController *)controller didChangeSection:(id<NSFetchedResultsSectionInfo>)sectionInfo atIndex:(NSUInteger)sectionIndex forChangeType:(NSFetchedResultsChangeType)type NS_SWIFT_NAME(controller(_:didChange:atSectionIndex:for:));
- (void)controllerWillChangeContent:(NSFetchedResultsController *)controller;
- (void)controllerDidChangeContent:(NSFetchedResultsController *)controller;
- (nullable NSString *)controller:(NSFetchedResultsController *)controller sectionIndexTitleForSectionName:(NSString *)sectionName;
@end
NS_ASSUME_NONNULL_END
