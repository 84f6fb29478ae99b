import Binder
import BinderUIKit
import HeadlessTable
import HeadlessTableUIKit
import UIKit

/// A cell with views of all kinds, as an app writes it.
final class SettingsCell: UITableViewCell {
  let titleLabel = UILabel()
  let hiddenLabel = UILabel()
  let toggle = UISwitch()
  let field = UITextField()
  let box = BoxView()
  lazy var action = UIButton()

  /// A view with views of its own.
  final class BoxView: UIView {
    let dot = UIImageView()
    let note = UILabel()
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let nameless = UILabel()
    nameless.text = "nameless"
    let identified = UISlider()
    identified.accessibilityIdentifier = "volume"
    identified.value = 0.5
    box.addSubview(box.dot)
    box.addSubview(box.note)
    box.note.text = "inside"
    box.dot.image = UIImage(systemName: "circle")
    box.dot.image?.accessibilityIdentifier = "circle"
    hiddenLabel.text = "not to be seen"
    hiddenLabel.isHidden = true
    for view in [titleLabel, hiddenLabel, toggle, field, box, action, nameless, identified] {
      contentView.addSubview(view)
    }
    action.setTitle("Reset", for: .normal)
    action.isEnabled = false
    field.placeholder = "Name"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width > 300 ? 90 : 130) }
}

/// A cell that says more than the views inside of it.
final class DescribedCell: UITableViewCell, SnapshotDescribing {
  var snapshotFields: [SnapshotField] {
    shownFields + [SnapshotField("mood", .word("good"))]
  }
}

/// A content that no view of UIKit shows.
private struct OtherContent: UIContentConfiguration {}

extension Adapted {
  /// A headless table that shows the app's own cells.
  static func headless(width: Double = 320) -> (text: String, problems: String) {
    let table = HeadlessTable(id: "settings", width: width, height: 400)
    table.onInconsistency = .collect
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near)
      .bind(headerType: CircleView.self, viewModel: .init(title: "NEAR"))
      .bind(cellType: SettingsCell.self, models: ["Sound"])
      .onDequeue { _, cell, name in
        cell.titleLabel.text = name
        cell.toggle.isOn = true
        cell.accessoryType = .checkmark
        cell.accessibilityLabel = "Settings of \(name)"
        cell.accessibilityTraits = .button
      }
    binder.onSection(.far)
      .bind(cellType: FriendCell.self, models: ["Sue"])
      .onDequeue { _, cell, name in
        var list = UIListContentConfiguration.cell()
        list.text = name
        list.secondaryText = "far away"
        cell.contentConfiguration = list
      }
    binder.displayedSections = [.near, .far]
    binder.finish()
    table.tapRow(at: IndexPath(row: 0, section: 1))
    let text = table.render(.text)
    return (text, table.inconsistencies.map { "\($0)" }.joined())
  }

  /// What is listed of a cell that describes itself, and of one whose content is of another toolkit.
  static func describedCells() -> [String] {
    let table = HeadlessTable(id: "described", width: 320, height: 400)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near).bind(cellType: DescribedCell.self, models: ["a"])
      .onDequeue { _, cell, name in cell.textLabel?.text = name }
    binder.onSection(.far).bind(cellType: FriendCell.self, models: ["b"])
      .onDequeue { _, cell, _ in cell.contentConfiguration = OtherContent() }
    binder.displayedSections = [.near, .far]
    binder.finish()
    let lines = table.render(.text(rows: .compact)).split(separator: "\n")
    return lines.filter { $0.hasPrefix("  row") }.map { String($0.dropFirst(15)) }
  }

  /// Where the cells of a headless table come from.
  static func headlessOrigins() -> [String] {
    let table = HeadlessTable(id: "origins", width: 320, height: 400)
    UINib.contents["NibCell"] = {
      let cell = NibCell(style: .default, reuseIdentifier: nil)
      cell.origin = "nib"
      return cell
    }
    let storyboard = self.table()
    storyboard.addPrototype(forCellReuseIdentifier: "PrototypeCell") {
      let cell = PrototypeCell(style: .default, reuseIdentifier: nil)
      cell.origin = "storyboard"
      return cell
    }
    table.usePrototypes(of: storyboard)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near).bind(cellType: NibCell.self, models: [1])
    binder.onSection(.far).bind(cellType: PrototypeCell.self, models: [1])
    binder.displayedSections = [.near, .far]
    binder.finish()
    return table.visibleCells.map { cell in
      (cell as? NibCell)?.origin ?? (cell as? PrototypeCell)?.origin ?? "nowhere"
    }
  }
}
