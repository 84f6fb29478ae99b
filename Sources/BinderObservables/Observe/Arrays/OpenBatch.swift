import Binder

/// The mutations of an observed array since its last event: a single one, or those of a batch.
///
/// Mutations within mutations are part of the outermost one.
@usableFromInline
struct OpenBatch<Contents, Changes> {
  /// What the mutations have changed; nil outside of mutations.
  @usableFromInline var changes: Changes?
  /// What observers know, if that is not what the array has: its contents before the batch.
  private(set) var told: Contents?
  /// Whether observers can only receive a reload: the contents were replaced, or changed silently.
  var isUnknown = false
  private var depth = 0

  var isOpen: Bool { depth > 0 }

  /// Begins mutations.
  ///
  /// - Parameters:
  ///   - changes: That nothing has changed yet, for the outermost mutation.
  ///   - told: The contents of the array, if observers that begin meanwhile are to receive these.
  mutating func begin(_ changes: @autoclosure () -> Changes, told: Contents? = nil) {
    if depth == 0 { (self.changes, self.told) = (changes(), told) }
    depth += 1
  }

  /// Ends mutations.
  ///
  /// - Returns: What has changed, if the mutation is the outermost one.
  mutating func end() -> Ended? {
    depth -= 1
    guard depth == 0, let changes else { return nil }
    defer { (self.changes, told, isUnknown) = (nil, nil, false) }
    return Ended(changes: changes, isUnknown: isUnknown, told: told)
  }

  /// What observers are still to receive.
  struct Ended {
    let changes: Changes
    let isUnknown: Bool
    /// Kept, since the deinitializers of what is deleted may read the array.
    let told: Contents?
  }
}
