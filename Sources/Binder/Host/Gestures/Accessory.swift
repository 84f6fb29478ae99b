/// What is shown at the trailing edge of a cell; the cases of `UITableViewCell.AccessoryType`.
public enum CellAccessory: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// An arrow: the row leads somewhere.
  case disclosureIndicator
  /// A button for details beside an arrow.
  case detailDisclosureButton
  /// A check mark: the row is selected.
  case checkmark
  /// A button for details.
  case detailButton
}

/// Delegate methods for the buttons at the trailing edge of a table's cells.
@MainActor
public protocol TableAccessoryDelegate: AnyObject {
  /// The user has tapped the accessory button of a row; this does not select the row.
  func tableView(
    _ tableView: any TableHost,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  )
}

extension TableAccessoryDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}
