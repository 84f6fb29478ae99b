/// A switch that is on or off.
open class Toggle: HeadlessView {
  /// Whether the switch is on; a snapshot says `on` or `off`.
  open var isOn = false

  /// Whether the switch can be turned; a snapshot says `disabled` if not.
  open var isEnabled = true

  /// Turns the switch; there is nothing to animate.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    let tags = Self.controlTags(isEnabled: isEnabled)
    return [SnapshotField(name, .word(isOn ? "on" : "off"), tags: tags, kind: .toggle)]
  }
}
