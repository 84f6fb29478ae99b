/// What others keep with a table: one object of each type, for as long as the table lives.
@MainActor
public final class TableAttachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes a place with nothing in it.
  public init() {}

  /// The object of a type, made when it is first asked for.
  package func object<Object: AnyObject>(made make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let object = objects[key] as? Object { return object }
    let object = make()
    objects[key] = object
    return object
  }
}
