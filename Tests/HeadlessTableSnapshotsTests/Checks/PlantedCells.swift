import Binder
import HeadlessTable
import HeadlessTableSnapshots

/// What a row of a planted list shows.
struct PlantedRow: CollectionIdentifiable, Equatable {
  var collectionId: String
  var trend: String?
  var isOn = false

  static let two = [
    PlantedRow(collectionId: "acc-1", trend: "up", isOn: true), PlantedRow(collectionId: "acc-3"),
  ]
}

/// A cell that may forget something of the row before; what, is up to the subclass.
class PlantedCell: HeadlessCell {
  func show(_ row: PlantedRow) {}
}

final class KeepsLabel: PlantedCell {
  let trend = Label()
  override func show(_ row: PlantedRow) { if let text = row.trend { trend.text = text } }
}

final class KeepsDefaultText: PlantedCell {
  let trend = Label()
  required init() {
    super.init()
    trend.text = "flat"
  }
  override func show(_ row: PlantedRow) { if let text = row.trend { trend.text = text } }
}

final class KeepsAccessory: PlantedCell {
  override func show(_ row: PlantedRow) { if row.isOn { accessoryType = .disclosureIndicator } }
}

final class KeepsImage: PlantedCell {
  let icon = ImageView()
  override func show(_ row: PlantedRow) { if row.isOn { icon.imageName = "star" } }
}

final class KeepsToggle: PlantedCell {
  let push = Toggle()
  override func show(_ row: PlantedRow) { if row.isOn { push.isOn = true } }
}

final class KeepsTag: PlantedCell {
  private var words: [String] = []
  override var snapshotTags: [String] { words }
  override func show(_ row: PlantedRow) { if row.isOn { words = ["urgent"] } }
}

final class KeepsHeight: PlantedCell {
  private var lines: [String] = []
  override func show(_ row: PlantedRow) { if row.isOn { lines = ["", ""] } }
  override func preferredHeight(forWidth width: Double) -> Double? {
    44 * Double(max(1, lines.count))
  }
}

final class KeepsClosureState: PlantedCell {
  private(set) var value = 0
  private var compute: () -> Int = { 0 }
  override func show(_ row: PlantedRow) {
    if row.isOn { compute = { 42 } }
    value = compute()
  }
}

final class KeepsDisabled: PlantedCell {
  override func show(_ row: PlantedRow) { if row.isOn { isUserInteractionEnabled = false } }
}

final class KeepsDisabledControl: PlantedCell {
  let open = Button()
  override func show(_ row: PlantedRow) {
    open.title = "Open"
    if row.isOn { open.isEnabled = false }
  }
}

final class KeepsTextLabel: PlantedCell {
  override func show(_ row: PlantedRow) { if row.isOn { textLabel.text = row.trend } }
}

final class KeepsHidden: PlantedCell {
  let trend = Label()
  override func show(_ row: PlantedRow) {
    trend.text = "flat"
    if row.isOn { trend.isHidden = true }
  }
}

final class KeepsDate: PlantedCell {
  let due = DatePicker()
  override func show(_ row: PlantedRow) { if row.isOn { due.date = .distantPast } }
}

/// Forgets nothing, though what it shows is made with each cell, or taken back before reuse.
final class Clean: PlantedCell {
  let due = DatePicker()
  let trend = Label()
  let icon = ImageView()
  override func show(_ row: PlantedRow) {
    trend.text = row.trend
    if row.isOn { icon.imageName = "star" }
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    icon.imageName = nil
  }
}

/// A header that may forget its note.
final class PlantedHeader: HeadlessHeaderFooterView {
  let note = Label()
}
