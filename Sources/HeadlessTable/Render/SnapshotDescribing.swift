/// A cell or a supplementary view that says itself what a snapshot shows of it.
///
/// Without it a snapshot shows the labels, controls and simple stored values of the object, by
/// property name, in the order of their declaration.
@MainActor
public protocol SnapshotDescribing: AnyObject {
  /// What the object shows, in the order in which a snapshot lists it.
  var snapshotFields: [SnapshotField] { get }
}
