#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The menu of a row, which knows where the row is while the table changes.
  @MainActor
  final class RowMenu {
    /// Where the row is; nil when it was deleted, or when all rows were shown again.
    var row: IndexPath?

    init(row: IndexPath) {
      self.row = row
    }
  }

  extension MenuAction {
    fileprivate var ofUIKit: UIMenuElement {
      switch kind {
      case .command: actionOfUIKit
      case .submenu:
        UIMenu(
          title: title,
          subtitle: subtitle,
          image: namedImage(image),
          children: children.ofUIKit
        )
      case .inline: UIMenu(title: title, options: .displayInline, children: children.ofUIKit)
      }
    }

    private var actionOfUIKit: UIAction {
      let attributes: UIMenuElement.Attributes =
        switch style {
        case .normal: []
        case .destructive: .destructive
        case .disabled: .disabled
        case .hidden: .hidden
        }
      return UIAction(
        title: title,
        subtitle: subtitle,
        image: namedImage(image),
        attributes: attributes,
        state: state.ofUIKit
      ) { _ in perform() }
    }
  }

  @MainActor
  extension [MenuAction] {
    /// The elements of a menu, without those that show nothing.
    var ofUIKit: [UIMenuElement] { filter(\.isShown).map(\.ofUIKit) }
  }

  extension MenuAction.State {
    fileprivate var ofUIKit: UIMenuElement.State {
      switch self {
      case .off: .off
      case .on: .on
      case .mixed: .mixed
      }
    }
  }

  /// An image of the app, or else a symbol; nil if there is none of the name.
  @MainActor
  func namedImage(_ name: String?) -> UIImage? {
    name.flatMap { UIImage(named: $0) ?? UIImage(systemName: $0) }
  }
#endif
