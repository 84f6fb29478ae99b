/// What happens when the text of a snapshot is not that of its reference.
///
/// `CI` in the environment, set and neither `0` nor `false`, makes every mode `check`. Apart from that,
/// what the call itself says goes before `HEADLESSTABLE_RECORD` in the environment, and that before what
/// stands around the test.
public enum SnapshotMode: String, Hashable, Sendable, CaseIterable {
  /// Writes nothing.
  case check
  /// Writes the new text to the folder of pending snapshots, where it waits for review; a reference
  /// stays as it is, so a second run fails as the first did.
  case pending
  /// Like `pending`, but writes a reference where there is none.
  case missing
  /// Writes the reference where there is none or the text has changed, but not over a reference that is
  /// damaged.
  case failed
  /// Writes every reference, damaged ones too.
  case all
}
