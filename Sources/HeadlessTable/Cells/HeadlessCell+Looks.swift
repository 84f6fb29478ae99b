public import Binder

extension HeadlessCell {
  /// The accessory at the trailing edge of a cell.
  public typealias AccessoryType = CellAccessory

  /// The look of a selected cell; the cases of `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Hashable, Sendable, CaseIterable {
    /// As if it were not selected.
    case none
    /// A blue background in old systems, `default` in new ones.
    case blue
    /// A grey background.
    case gray
    /// The system's own look.
    case `default`
  }

  /// What is not usual about the cell, one word each, always in the same order: the state, the
  /// accessory, then the cell's own words.
  package var tags: [String] {
    var tags: [String] = []
    if isSelected { tags.append("selected") }
    if isHighlighted { tags.append("highlighted") }
    if isEditing { tags.append("editing") }
    if !isUserInteractionEnabled { tags.append("disabled") }
    if let word = accessoryType.word { tags.append(word) }
    return tags + snapshotTags
  }
}

extension CellAccessory {
  /// The word for a picture; nil for no accessory.
  package var word: String? {
    switch self {
    case .none: nil
    case .disclosureIndicator: "disclosure"
    case .detailDisclosureButton: "detailDisclosure"
    case .checkmark: "checkmark"
    case .detailButton: "detail"
    }
  }
}
