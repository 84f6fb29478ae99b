extension HeadlessCell {
  /// What is shown at the right edge of a cell; the cases of `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// An arrow: the row leads somewhere.
    case disclosureIndicator
    /// A button for details beside an arrow.
    case detailDisclosureButton
    /// A check mark: the row is chosen.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// How a selected cell looks; the cases of `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Hashable, Sendable, CaseIterable {
    /// As if it were not selected.
    case none
    /// A blue background in old systems, `default` in new ones.
    case blue
    /// A grey background.
    case gray
    /// What the system does.
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

extension HeadlessCell.AccessoryType {
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
