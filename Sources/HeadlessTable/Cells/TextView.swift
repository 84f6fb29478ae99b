/// A view that text of many lines is typed into.
open class TextView: HeadlessView {
  /// What has been typed.
  open var text: String?

  /// Whether the text can be changed; a snapshot says `disabled` if not.
  open var isEditable = true

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    guard let text else { return [] }
    let tags = Self.controlTags(isEnabled: isEditable)
    return [SnapshotField(name, .string(text), tags: tags, kind: .textView)]
  }
}
