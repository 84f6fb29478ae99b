/// An object with a place for its observable side: `object.reactive`.
public protocol ReactiveExtensionsProvider: AnyObject {}

extension ReactiveExtensionsProvider {
  /// The observable side of the object.
  public var reactive: ReactiveExtensions<Self> { ReactiveExtensions(self) }
}
