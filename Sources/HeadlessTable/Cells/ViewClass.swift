import Binder

/// The facts about a class of views that every picture needs, found once.
@MainActor
package struct ViewClass {
  /// The name, without the types and the module around it.
  package let name: String
  /// Whether its views, or their toolkit, say what a snapshot lists.
  let describesItself: Bool
  /// The number of classes whose properties a snapshot lists: its own and those above it, below that of this library.
  ///
  /// Nil where views choose themselves what their mirrors show.
  let classCount: Int?

  private static var known: [ObjectIdentifier: ViewClass] = [:]

  private static let bases: [any Any.Type] = [
    HeadlessCell.self, HeadlessHeaderFooterView.self, HeadlessReusableView.self, HeadlessView.self,
  ]

  package static func of(_ view: AnyObject) -> ViewClass {
    let type: AnyObject.Type = Swift.type(of: view)
    if let known = known[ObjectIdentifier(type)] { return known }
    let new = ViewClass(
      name: String(describing: type),
      describesItself: type is any SnapshotDescribing.Type || type is any MadeForHeadlessTable.Type,
      classCount: type is any CustomReflectable.Type ? nil : classCount(of: view)
    )
    known[ObjectIdentifier(type)] = new
    return new
  }

  /// The name by which pictures call a view: that of the content that it shows, else that of its class.
  package static func pictureName(of view: AnyObject) -> String {
    (view as? any ContentShowing)?.contentName
      ?? (view as? any MadeForHeadlessTable)?.contentName ?? of(view).name
  }

  /// The number of mirrors, from that of a view upwards, above which there is a class of this library or none.
  static func classCount(of view: AnyObject) -> Int {
    var count = 0
    var level: Mirror? = Mirror(reflecting: view)
    while let mirror = level, !bases.contains(where: { $0 == mirror.subjectType }) {
      count += 1
      level = mirror.superclassMirror
    }
    return count
  }
}
