// What the code for UIKit uses of the runtime of Objective-C.
typedef _Bool BOOL;
typedef struct objc_selector *SEL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef id _Nullable (*IMP)(id _Nonnull, SEL _Nonnull, ...);

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name)                                                                                        \
  type __attribute__((availability(swift, unavailable))) name;                                                        \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : name
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))

// Since when something is there, and since when it is deprecated, in versions of iOS, tvOS and visionOS; Mac Catalyst has those of
// iOS. The check defines what that means for the oldest systems of the package: THERE_18 is that nobody can use it, and GONE_16 that
// each use is an error.
#if VISIONOS
#define SINCE(ios, tvos, visionos) THERE_##visionos
#define DEPRECATED(ios, tvos, visionos, text) GONE_##visionos(text)
#elif TVOS
#define SINCE(ios, tvos, visionos) THERE_##tvos
#define DEPRECATED(ios, tvos, visionos, text) GONE_##tvos(text)
#else
#define SINCE(ios, tvos, visionos) THERE_##ios
#define DEPRECATED(ios, tvos, visionos, text) GONE_##ios(text)
#endif
#define THERE_NO __attribute__((unavailable))
#define GONE_NO(text)

#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_BRIDGED(name) __attribute__((swift_bridge(name)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))

NS_ASSUME_NONNULL_BEGIN
@protocol NSObject
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
- (BOOL)isEqual:(nullable id)object;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init;
- (null_unspecified id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
+ (BOOL)resolveInstanceMethod:(null_unspecified SEL)sel;
@end

typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
} objc_AssociationPolicy;

id _Nullable objc_getAssociatedObject(id object, const void *key);
void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);
IMP imp_implementationWithBlock(id block);
BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
NS_ASSUME_NONNULL_END
