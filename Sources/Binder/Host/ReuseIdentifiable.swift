/// A cell or a header and footer view that is pooled under a name.
///
/// A type that does not conform is pooled under its own name. Conform when two types of one table
/// have the same name, or when one type is to have several pools.
@MainActor
public protocol ReuseIdentifiable: AnyObject {
  /// The name of the pool that the type's objects go to and come from.
  static var reuseIdentifier: String { get }
}

extension ReuseIdentifiable {
  /// The type's name, without the types and the module around it.
  public static var reuseIdentifier: String { String(describing: Self.self) }
}

/// The name of the pool for a type: its own choice, or its name.
@MainActor
package func reuseIdentifier<View: AnyObject>(of type: View.Type) -> String {
  if let type = type as? any ReuseIdentifiable.Type { return type.reuseIdentifier }
  return String(describing: type)
}
