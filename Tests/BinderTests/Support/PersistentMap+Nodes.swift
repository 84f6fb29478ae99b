@testable import Binder

extension PersistentMap {
  /// The nodes that the map is kept in, to tell what two maps share.
  var nodes: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      found.insert(ObjectIdentifier(node))
      waiting += node.children
    }
    return found
  }
}
