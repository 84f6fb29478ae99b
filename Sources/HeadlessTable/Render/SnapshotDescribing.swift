/// A cell, a supplementary view or a value that lists its own fields for a snapshot.
///
/// Without it a snapshot shows the labels, controls and simple stored values of a view, and a dump or JSON the
/// members of a value, by property name, in the order of their declaration.
public protocol SnapshotDescribing {
  /// The fields, in the order in which a snapshot lists them.
  @MainActor var snapshotFields: [SnapshotField] { get }
}
