/// One thing that a cell or a supplementary view shows, by name.
public struct SnapshotField: Hashable, Sendable {
  /// The shape of the value in a drawing; texts and JSON write every kind alike.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Text, or a stored value.
    case text
    /// The name of an image.
    case image
    /// A text field of one line.
    case textField
    /// The placeholder of an empty text field.
    case placeholder
    /// A text view of many lines.
    case textView
    /// A switch, whose value is the word `on` or `off`.
    case toggle
    /// A button, by its title.
    case button
    /// A date picker.
    case datePicker
  }

  /// The edge of a label's text in drawings: the cases of `NSTextAlignment`, and the edge where lines end.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The edge where lines begin: the left one, in a table that runs from right to left the right one.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// The edge where lines end, for secondary text, as in a cell of style `value1`.
    case trailing
  }

  /// The name, usually of the property.
  public var name: String
  /// The value as a snapshot writes it: strings in quotes, numbers in their shortest form.
  public var value: SnapshotValue
  /// The unusual states, one word each: `disabled`, `focused`.
  public var tags: [String]
  /// The shape in which a picture draws the value.
  public var kind: Kind
  /// The edge at which a drawing writes the value.
  public var alignment = Alignment.natural
  /// Whether a drawing writes the value as a caption: before the others, in a column of its own that it ends at.
  package var isCaption = false
  /// Whether a text begins a line with it, among the actions of a row.
  package var beginsLine = false
  /// Whether it is in a submenu, which is closed: a drawing leaves it out.
  package var isInSubmenu = false

  /// Makes a field of a value.
  public init(_ name: String, _ value: SnapshotValue, tags: [String] = [], kind: Kind = .text) {
    self.name = name
    self.value = value
    self.tags = tags
    self.kind = kind
  }
}

extension SnapshotField {
  /// The title of an action as a drawing writes it: behind its check mark, and before the sign of a submenu; nil for a
  /// value that is no title.
  var drawnTitle: String? {
    guard case .string(let title) = value else { return nil }
    let mark = tags.contains("on") ? "✓ " : tags.contains("mixed") ? "– " : ""
    return mark + title.onOneLine + (tags.contains("submenu") ? " ›" : "")
  }
}
