import Binder

/// The facts about a class of views that every picture asks for, found once.
@MainActor
struct ViewClass {
  /// The name, without the types and the module around it.
  let name: String
  /// Whether its views say themselves what a snapshot lists.
  let describesItself: Bool

  private static var known: [ObjectIdentifier: ViewClass] = [:]

  /// The class of a view.
  static func of(_ view: AnyObject) -> ViewClass {
    let type: AnyObject.Type = Swift.type(of: view)
    if let known = known[ObjectIdentifier(type)] { return known }
    let new = ViewClass(
      name: String(describing: type),
      describesItself: type is any SnapshotDescribing.Type
    )
    known[ObjectIdentifier(type)] = new
    return new
  }
}
