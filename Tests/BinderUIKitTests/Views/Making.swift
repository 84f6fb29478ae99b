import Binder
import HeadlessTable
import UIKit

@testable import BinderUIKit

/// A cell that a nib holds.
final class NibCell: UITableViewCell, UINibInitable {
  var origin = "class"
}

/// A header that a nib holds.
final class NibView: UITableViewHeaderFooterView, UINibInitable, ViewModelBindable {
  var viewModel: String? { didSet { textLabel?.text = viewModel } }
  var origin = "class"
}

/// A cell that a storyboard holds.
final class PrototypeCell: UITableViewCell {
  var origin = "class"
}

/// A cell with a style of its own, as apps write them.
final class SubtitleCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A cell that is none of UIKit's.
final class ForeignCell: TableCell, DefaultInitializable {
  static var count = 0
  var text = ""
  private(set) var log: [String] = []

  init() {}

  func prepareForReuse() { log.append("reuse") }

  func preferredHeight(forWidth width: Double) -> Double? { width / 10 }

  func setSelected(_ selected: Bool, animated: Bool) { log.append("selected \(selected)") }

  func setHighlighted(_ highlighted: Bool, animated: Bool) {
    log.append("highlighted \(highlighted)")
  }

  func setEditing(_ editing: Bool, animated: Bool) { log.append("editing \(editing)") }
}

/// A cell of which nobody knows how it is made.
final class UnmadeCell: TableCell {
  init(number: Int) {}
}

/// A header of which nobody knows how it is made.
final class UnmadeView: TableHeaderFooterView {
  init(number: Int) {}
}

extension Adapted {
  /// Asks for a cell, or for a view, that cannot be made; both end the program.
  static func dequeueUnmade(isView: Bool) {
    let host: any TableHost = table()
    if isView {
      _ = host.dequeue(UnmadeView.self)
    } else {
      _ = host.dequeue(UnmadeCell.self)
    }
  }

  /// Where the cells and the header of a screen come from.
  static func origins() -> [String] {
    let table = table()
    UINib.contents["NibCell"] = {
      let cell = NibCell(style: .default, reuseIdentifier: nil)
      cell.origin = "nib"
      return cell
    }
    UINib.contents["NibView"] = {
      let view = NibView(reuseIdentifier: nil)
      view.origin = "nib"
      return view
    }
    table.addPrototype(forCellReuseIdentifier: "PrototypeCell") {
      let cell = PrototypeCell(style: .default, reuseIdentifier: nil)
      cell.origin = "storyboard"
      return cell
    }
    var origins: [String] = []
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near)
      .bind(headerType: NibView.self, viewModel: "head")
      .bind(cellType: NibCell.self, models: [1])
      .onDequeue { _, cell, _ in origins.append("NibCell from \(cell.origin)") }
    binder.onSection(.far)
      .bind(cellType: PrototypeCell.self, models: [1])
      .onDequeue { _, cell, _ in origins.append("PrototypeCell from \(cell.origin)") }
    binder.displayedSections = [.near, .far]
    binder.finish()
    table.performPendingUpdates()
    let header = table.headerView(forSection: 0) as? NibView
    return origins + [
      "NibView from \(header?.origin ?? "nowhere") shows \(header?.viewModel ?? "")"
    ]
  }

  /// Whether a cell has the style that its own initialiser gives it.
  static func ownStyle() -> Bool {
    let table = table()
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: SubtitleCell.self, models: [1])
    binder.finish()
    table.performPendingUpdates()
    return table.visibleCells.first?.detailTextLabel != nil
  }

  /// What a cell of another kind is told by way of the one that carries it.
  static func carried() -> [String] {
    let carrier = HostingCell<ForeignCell>(style: .default, reuseIdentifier: "a")
    carrier.setHighlighted(true, animated: false)
    carrier.setSelected(true, animated: false)
    carrier.setEditing(true, animated: false)
    carrier.prepareForReuse()
    let size = carrier.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let cell = carrier.carried
    return (cell?.log ?? []) + ["\(Int(size.width)) × \(Int(size.height))"]
  }

  /// What becomes of a cell that is asked for under the identifier of another.
  static func mismatch() -> [String] {
    let table = table()
    var said: [String] = []
    table.diagnosticHandler = { said.append($0.message) }
    let host: any TableHost = table
    host.register(FriendCell.self, forCellReuseIdentifier: "same")
    let cell = host.dequeueReusableCell(SubtitleCell.self, withIdentifier: "same")
    return said + ["\(type(of: cell))"]
  }
}
