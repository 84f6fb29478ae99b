#if canImport(UIKit) && !os(watchOS)
  import Binder
  import BinderUIKit
  public import HeadlessTable
  public import UIKit

  // A headless table makes the app's own cells as a table of UIKit does: from a prototype, a nib, or their class.

  extension MadeForHeadlessTable where Self: UIView {
    package var contentName: String? { shownContent.map { String(describing: $0) } }
  }

  extension UITableViewCell: MadeForHeadlessTable {
    package static func makeView(for table: HeadlessTable, identifier: String?) -> AnyObject? {
      CellFactory.of(table).make(self, identifier: identifier)
    }

    package var snapshotWords: [String] {
      var words: [String] = []
      if isSelected { words.append("selected") }
      if isHighlighted { words.append("highlighted") }
      if isEditing { words.append("editing") }
      if !isUserInteractionEnabled { words.append("disabled") }
      #if !os(tvOS)
        if let toggle = accessoryView as? ToggleSwitch {
          return words + [toggle.isOn ? "on" : "off"]
        }
      #endif
      return words + (accessoryWord.map { [$0] } ?? [])
    }

    package var takesTouches: Bool { isUserInteractionEnabled }

    private var accessoryWord: String? {
      switch accessoryType {
      case .disclosureIndicator: "disclosure"
      case .checkmark: "checkmark"
      #if !os(tvOS)
        case .detailDisclosureButton: "detailDisclosure"
        case .detailButton: "detail"
      #endif
      default: nil
      }
    }
  }

  extension UITableViewHeaderFooterView: MadeForHeadlessTable {
    package static func makeView(for table: HeadlessTable, identifier: String?) -> AnyObject? {
      CellFactory.of(table).make(self, identifier: identifier)
    }

    package var snapshotWords: [String] { [] }

    package var takesTouches: Bool { isUserInteractionEnabled }
  }

  extension UICollectionReusableView: MadeForHeadlessTable {
    package static func makeView(for table: HeadlessTable, identifier: String?) -> AnyObject? {
      madeItemView(self)
    }

    package var snapshotWords: [String] {
      var words: [String] = []
      if let cell = self as? UICollectionViewCell {
        if cell.isSelected { words.append("selected") }
        if cell.isHighlighted { words.append("highlighted") }
        if !isUserInteractionEnabled { words.append("disabled") }
      }
      return words
    }

    package var takesTouches: Bool { isUserInteractionEnabled }
  }

  extension HeadlessTable {
    /// Makes cells from the prototypes of a storyboard's table, under their identifiers.
    ///
    ///     let controller = storyboard.instantiateViewController(identifier: "friends") { FriendsController(coder: $0) }
    ///     table.usePrototypes(of: controller.tableView)
    ///
    /// - Parameter tableView: The table of the storyboard; it is kept.
    public func usePrototypes(of tableView: UITableView) {
      CellFactory.of(self).tableView = tableView
    }
  }

  /// A table of UIKit that is on no screen: it makes the cells for a headless one.
  @MainActor
  private final class CellFactory {
    var tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    static func of(_ table: HeadlessTable) -> CellFactory {
      table.attachments.object { CellFactory() }
    }

    func make<Cell: UITableViewCell>(_ type: Cell.Type, identifier: String?) -> Cell {
      let host: any TableHost = tableView
      return host.dequeueReusableCell(type, withIdentifier: identifier ?? "\(type)")
    }

    func make<View: UITableViewHeaderFooterView>(_ type: View.Type, identifier: String?) -> View {
      let host: any TableHost = tableView
      return host.dequeueReusableHeaderFooterView(type, withIdentifier: identifier ?? "\(type)")
    }
  }
#endif
