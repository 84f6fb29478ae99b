/// One thing that a cell or a supplementary view shows, by name.
public struct SnapshotField: Hashable, Sendable {
  /// The name, usually of the property.
  public var name: String
  /// What is shown, as a snapshot writes it: strings in quotes, numbers in their shortest form.
  public var value: SnapshotValue

  /// Makes a field of a value.
  public init(_ name: String, _ value: SnapshotValue) {
    self.name = name
    self.value = value
  }
}

/// A cell or a supplementary view that says itself what a snapshot shows of it.
///
/// Without it a snapshot shows the labels, controls and simple stored values of the object, by
/// property name, in the order of their declaration.
@MainActor
public protocol SnapshotDescribing: AnyObject {
  /// What the object shows, in the order in which a snapshot lists it.
  var snapshotFields: [SnapshotField] { get }
}
