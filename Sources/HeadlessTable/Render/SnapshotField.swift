/// One thing that a cell or a supplementary view shows, by name.
public struct SnapshotField: Hashable, Sendable {
  /// The name, usually of the property.
  public var name: String
  /// What is shown, as a snapshot writes it: strings in quotes, numbers in their shortest form.
  public var value: SnapshotValue
  /// What is not usual about it, one word each: `disabled`, `focused`.
  public var tags: [String]

  /// Makes a field of a value.
  public init(_ name: String, _ value: SnapshotValue, tags: [String] = []) {
    self.name = name
    self.value = value
    self.tags = tags
  }
}
