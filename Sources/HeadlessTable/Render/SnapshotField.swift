/// One thing that a cell or a supplementary view shows, by name.
public struct SnapshotField: Hashable, Sendable {
  /// What a picture draws the value as; the text and JSON write every kind the same.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Text, or a stored value.
    case text
    /// The name of an image.
    case image
    /// A box of one line to type into.
    case textField
    /// What a box to type into says while it is empty.
    case placeholder
    /// A box of many lines to type into.
    case textView
    /// A switch, whose value is the word `on` or `off`.
    case toggle
    /// Something to press, by its title.
    case button
    /// Something to choose a date with.
    case datePicker
  }

  /// The name, usually of the property.
  public var name: String
  /// What is shown, as a snapshot writes it: strings in quotes, numbers in their shortest form.
  public var value: SnapshotValue
  /// What is not usual about it, one word each: `disabled`, `focused`.
  public var tags: [String]
  /// What a picture draws the value as.
  public var kind: Kind
  /// The edge that a drawing writes the value at.
  public var alignment = TextAlignment.natural

  /// Makes a field of a value.
  public init(_ name: String, _ value: SnapshotValue, tags: [String] = [], kind: Kind = .text) {
    self.name = name
    self.value = value
    self.tags = tags
    self.kind = kind
  }
}
