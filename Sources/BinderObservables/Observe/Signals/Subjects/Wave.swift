import Binder

/// An element on its way through bindings in both directions, and what has let it through: each does so once, and a ring of them
/// comes to rest.
final class Wave: Sendable {
  @TaskLocal static var current: Wave?

  private let gates = Lock<Set<ObjectIdentifier>>([])

  /// Whether a binding has not let the element through yet; it does so now.
  func enters(_ gate: AnyObject) -> Bool {
    let gate = ObjectIdentifier(gate)
    return gates.withLock { $0.insert(gate).inserted }
  }

  static func following(_ wave: Wave?, _ body: () -> Void) {
    if let wave { $current.withValue(wave, operation: body) } else { body() }
  }
}
