// A test of a headless table in a file that imports SwiftUI as well: within a class of cells, headers or views the names of
// controls are ours, everywhere else they are SwiftUI's.
import Binder
import BinderObservables
import Foundation
import HeadlessTable
import SwiftUI

class NamedCell: HeadlessCell {
  let name = Label()
}

final class SettingCell: NamedCell, ViewEventEmitting, SnapshotDescribing {
  enum ViewEvent { case turned(Bool) }
  struct Unit { let label: Label }

  let icon = ImageView()
  let isOn = Toggle()
  let amount = TextField()
  let notes = TextView()
  let due = DatePicker()
  lazy var reset: Button = Button()
  let units = [Unit(label: Label(aligned: .right))]
  var hints: [Label] = [Label(), Label()]

  required init() {
    super.init()
    isOn.onChange = { [unowned self] in emit(event: .turned($0)) }
    let last = Label()
    last.textAlignment = .center
    hints.append(last)
    textLabel.text = "Setting"
    imageView.imageName = "gear"
  }

  var snapshotFields: [SnapshotField] { [SnapshotField("on", .bool(isOn.isOn))] }

  override func preferredHeight(forWidth width: Double) -> Double? {
    contentSizeCategory >= ContentSizeCategory.accessibilityLarge ? 88 : nil
  }
}

extension SettingCell {
  func add(_ label: Label) { hints.append(label) }
}

final class TitleHeader: HeadlessHeaderFooterView {
  final class Badge: HeadlessView { let count = Label() }

  let title = Label()
  let more = Button()
  let badge = Badge()
}

final class StrongLabel: HeadlessView.Label {
  override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.union(.header) }
    set { super.accessibilityTraits = newValue }
  }
}

@MainActor
func texts(of labels: [HeadlessCell.Label]) -> [String?] { labels.map(\.text) }

@MainActor
func test() {
  let table = HeadlessTable(id: "settings", width: 375, height: 480, style: .grouped)
  table.contentInset = TableEdgeInsets(top: 8)
  table.contentSizeCategory = .extraLarge
  table.layoutDirection = .rightToLeft
  table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle)
  let label = HeadlessView.Label()
  Property<String?>("a").bind(to: label)
  _ = texts(of: [label, StrongLabel(), SettingCell().name])
}

/// SwiftUI's own.
@MainActor
let swiftUI: [Any] = [
  Label("a", systemImage: "b"), Button("a") {}, Toggle("a", isOn: true), TextField("a", text: "b"),
  DatePicker("a"), Image("a"), List.self, Section.self, EdgeInsets.self, ScrollPosition.self,
  TextAlignment.leading, LayoutDirection.leftToRight, ContentSizeCategory.large,
]
