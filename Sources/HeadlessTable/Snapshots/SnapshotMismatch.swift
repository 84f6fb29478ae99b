/// Why a snapshot does not pass, as text for whoever reads the failure.
public struct SnapshotMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the assertion came to.
  public enum Kind: Hashable, Sendable {
    /// The text is not that of the reference.
    case changed
    /// There is no reference.
    case missing
    /// The text was not that of the reference, or there was none; now it is the reference.
    case recorded
    /// It could not be judged: the name, the mode or the table itself is at fault.
    case refused
  }

  /// What the assertion came to.
  public var kind: Kind

  /// What has changed, by row and then by line, where the files are, and what accepts the change.
  public var description: String

  /// The same as a terminal and a log may show it.
  package var shown: SnapshotMismatch {
    SnapshotMismatch(kind: kind, description: description.withVisibleControls)
  }

  /// Makes a mismatch of its text.
  public init(kind: Kind, description: String) {
    self.kind = kind
    self.description = description
  }
}
