import Binder

/// The mutations of an observed array since its last event: a single one, or those of a batch.
///
/// Mutations within mutations are part of the outermost one.
@usableFromInline
struct OpenBatch<Contents, Changes> {
  @usableFromInline var changes: Changes?
  /// What observers know, if that is not what the array has: its contents before the batch.
  private(set) var told: Contents?
  /// Whether observers can only receive a reload: the contents were replaced, or changed silently.
  var isUnknown = false
  private var depth = 0

  var isOpen: Bool { depth > 0 }

  /// Begins mutations.
  mutating func begin(_ changes: @autoclosure () -> Changes, told: Contents? = nil) {
    if depth == 0 { (self.changes, self.told) = (changes(), told) }
    depth += 1
  }

  mutating func end() -> Ended? {
    depth -= 1
    guard depth == 0, let changes else { return nil }
    defer { (self.changes, told, isUnknown) = (nil, nil, false) }
    return Ended(changes: changes, isUnknown: isUnknown, told: told)
  }

  struct Ended {
    let changes: Changes
    let isUnknown: Bool
    /// Kept, since the deinitializers of what is deleted may read the array.
    let told: Contents?
  }
}
