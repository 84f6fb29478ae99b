// What the code for UIKit uses of Foundation, as Apple declares it.
@import ObjectiveC;
NS_ASSUME_NONNULL_BEGIN
@protocol NSCopying
@end
NS_BRIDGED("Swift.String")
@interface NSString : NSObject <NSCopying>
@end
NS_BRIDGED("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@end
NS_BRIDGED("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@end
NS_BRIDGED("FoundationEssentials.IndexPath")
@interface NSIndexPath : NSObject <NSCopying>
@end
NS_BRIDGED("IndexSet")
@interface NSIndexSet : NSObject <NSCopying>
@end
@interface NSNumber : NSObject <NSCopying>
@end
@interface NSError : NSObject
@end
@interface NSCoder : NSObject
@end
@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@interface NSPredicate : NSObject <NSCopying>
@end
@interface NSSortDescriptor : NSObject <NSCopying>
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
@end
@interface NSURL : NSObject
@end
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end
NSString *NSStringFromClass(Class aClass);
NS_BRIDGED("Swift.CollectionDifference") SINCE(13, 13, 1)
@interface NSOrderedCollectionDifference<__covariant ObjectType> : NSObject
@end
NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
+ (NSBundle *)bundleForClass:(Class)aClass;
@end
NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end
NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@end
@interface NSNotification : NSObject
@end
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
NS_SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj queue:(nullable NSOperationQueue *)queue usingBlock:(void (NS_SWIFT_SENDABLE ^)(NSNotification *notification))block;
- (void)removeObserver:(id)observer;
@end
NSString *NSStringFromSelector(SEL aSelector);
// Darwin's MacTypes.h, which Foundation brings along.
typedef struct Point { short v; short h; } Point;
typedef struct Rect { short top; short left; short bottom; short right; } Rect;
typedef long Size;
typedef double CGFloat;
typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
NS_ASSUME_NONNULL_END
