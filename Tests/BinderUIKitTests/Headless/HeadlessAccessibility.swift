import Binder
import BinderUIKit
import HeadlessTable
import HeadlessTableUIKit
import UIKit

/// What code says of a cell to a screen reader.
enum AccessibilityStep: CaseIterable {
  case nothing, labels, ownWords, oneElement, order, nested, passedOver, hiddenViews, hidden
  case list, loneButton, otherToolkit

  @MainActor
  func perform(on cell: SettingsCell) {
    switch self {
    case .nothing:
      break
    case .labels:
      cell.toggle.accessibilityLabel = "Sound"
      cell.toggle.isOn = true
      cell.field.accessibilityLabel = "Your name"
      cell.field.text = "Ada"
      cell.contentView.subviews.last?.accessibilityLabel = "Volume"
      cell.action.accessibilityTraits = .link
      cell.accessibilityHint = "Opens it"
      cell.isUserInteractionEnabled = false
    case .ownWords:
      cell.accessibilityLabel = "Settings"
      cell.accessibilityValue = "new"
      cell.accessibilityTraits = [.button, .updatesFrequently]
    case .oneElement:
      cell.isAccessibilityElement = true
    case .order:
      let help = UIAccessibilityElement(accessibilityContainer: cell)
      help.isAccessibilityElement = true
      help.accessibilityLabel = "Help"
      help.accessibilityTraits = .link
      cell.accessibilityElements = [cell.action, help, cell.titleLabel, cell.action]
    case .nested:
      cell.box.dot.isAccessibilityElement = true
      cell.box.dot.accessibilityLabel = "Light"
      cell.box.accessibilityElements = [cell.box.note, cell.box.dot]
      cell.accessibilityElements = [cell.box]
    case .passedOver:
      cell.box.isAccessibilityElement = true
      cell.box.accessibilityLabel = "A box"
      for view in [cell.toggle, cell.field, cell.action] { view.isAccessibilityElement = false }
    case .hiddenViews:
      cell.contentView.accessibilityElementsHidden = true
    case .hidden:
      cell.accessibilityElementsHidden = true
    case .list:
      var list = UIListContentConfiguration.cell()
      list.text = "Sound"
      list.secondaryText = "on"
      cell.contentConfiguration = list
      cell.accessoryView = UISwitch()
      cell.accessoryView?.accessibilityLabel = "Sound"
    case .loneButton:
      for view in cell.contentView.subviews { view.isHidden = view !== cell.action }
    case .otherToolkit:
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      cell.contentConfiguration = OtherContent()
    }
  }
}

/// A content that no view of UIKit shows.
private struct OtherContent: UIContentConfiguration {}

extension Adapted {
  /// What a screen reader says of a header and of a cell, without the line of the table.
  static func accessibility(_ step: AccessibilityStep, isReading: Bool = true) -> String {
    UIAccessibility.isReading = isReading
    defer { UIAccessibility.isReading = true }
    let table = HeadlessTable(id: "settings", width: 320, height: 400)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near)
      .bind(headerType: CircleView.self, viewModel: .init(title: "NEAR"))
      .bind(cellType: SettingsCell.self, models: ["a"])
      .onDequeue { _, cell, _ in
        cell.titleLabel.text = "Sound"
        step.perform(on: cell)
      }
    binder.displayedSections = [.near]
    binder.finish()
    if step == .labels { table.selectRow(at: IndexPath(row: 0, section: 0)) }
    return table.render(.accessibility).split(separator: "\n").dropFirst()
      .joined(separator: "\n")
  }
}
