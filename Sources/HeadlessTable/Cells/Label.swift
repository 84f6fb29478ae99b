/// A view that shows text.
open class Label: HeadlessView {
  /// The text; a label without one is left out of a snapshot.
  open var text: String?

  /// Whether the label looks usable; a snapshot says `disabled` if not.
  open var isEnabled = true

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    guard let text else { return [] }
    return [SnapshotField(name, .string(text), tags: Self.controlTags(isEnabled: isEnabled))]
  }
}
