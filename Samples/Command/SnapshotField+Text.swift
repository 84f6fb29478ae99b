import HeadlessTable

extension SnapshotField {
  /// A text of a content, and the edge at which it stands.
  static func text(_ name: String, _ text: String, _ alignment: Alignment = .natural) -> Self {
    var field = SnapshotField(name, .string(text))
    field.alignment = alignment
    return field
  }
}
