#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A view that a date is chosen with.
open class DatePicker: HeadlessView {
  /// The chosen date, at first the moment of making; a snapshot writes it as a token.
  open var date = Date()

  /// Whether another date can be chosen; a snapshot says `disabled` if not.
  open var isEnabled = true

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    let tags = Self.controlTags(isEnabled: isEnabled)
    return [SnapshotField(name, SnapshotValue(date), tags: tags, kind: .datePicker)]
  }
}
