/// A view that is pressed.
open class Button: HeadlessView {
  /// What is written on the button; a button without a title is left out of a snapshot.
  open var title: String?

  /// Whether the button can be pressed; a snapshot says `disabled` if not.
  open var isEnabled = true

  package override func snapshotFields(named name: String) -> [SnapshotField] {
    guard let title else { return [] }
    let tags = Self.controlTags(isEnabled: isEnabled)
    return [SnapshotField(name, .string(title), tags: tags, kind: .button)]
  }
}
