#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Binder
  import UIKit

  extension SwipeActions {
    /// The same actions, as UIKit takes them; an adapter shows what they have led to.
    @MainActor
    func ofUIKit(showing adapter: ListAdapter?) -> UISwipeActionsConfiguration {
      let configuration = UISwipeActionsConfiguration(
        actions: actions.map { $0.ofUIKit(showing: adapter) }
      )
      configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
      return configuration
    }
  }

  extension SwipeAction {
    /// The same action; it calls UIKit's completion when the view shows what it has led to.
    @MainActor
    fileprivate func ofUIKit(showing adapter: ListAdapter?) -> UIContextualAction {
      let style: UIContextualAction.Style = style == .destructive ? .destructive : .normal
      let contextual = UIContextualAction(style: style, title: title) {
        [weak adapter] _, _, completion in
        perform { outcome in
          adapter?.showChanges()
          completion(outcome == .done)
        }
      }
      contextual.image = namedImage(image)
      if let color = namedColor(color) { contextual.backgroundColor = color }
      return contextual
    }
  }

  /// A colour of the app, or else one of the system; nil if there is none of the name.
  @MainActor
  private func namedColor(_ name: String?) -> UIColor? {
    name.flatMap { UIColor(named: $0) ?? systemColors[$0] }
  }

  @MainActor private let systemColors: [String: UIColor] = [
    "red": .systemRed, "orange": .systemOrange, "yellow": .systemYellow, "green": .systemGreen,
    "mint": .systemMint, "teal": .systemTeal, "cyan": .systemCyan, "blue": .systemBlue,
    "indigo": .systemIndigo, "purple": .systemPurple, "pink": .systemPink,
    "brown": .systemBrown, "gray": .systemGray,
  ]
#endif
