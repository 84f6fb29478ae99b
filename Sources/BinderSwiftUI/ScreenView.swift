#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Binder
  import BinderUIKit
  public import SwiftUI
  public import UIKit

  /// A screen in a `UITableView` or a `UICollectionView`, as a view of SwiftUI.
  ///
  ///     struct SettingsView: View {
  ///       let store: SettingsStore
  ///       var body: some View { ScreenView(settingsScreen(store), style: .insetGrouped) }
  ///     }
  ///
  /// When `body` runs again, the screen that it makes takes the place of the one before by the smallest update: the table, the
  /// offset, the selection, and the cells of rows that have not changed stay. The update is animated in `withAnimation`. What the
  /// screen observes by itself, as an `@Observable` object, is shown with the screen's own animations.
  public struct ScreenView<Section: TableViewSection, List: UIScrollView>: UIViewRepresentable {
    private let screen: TableScreen<Section>
    private let make: () -> List
    private let rows: (List) -> any TableHost

    /// Shows a screen in a table that the view makes.
    ///
    /// - Parameters:
    ///   - screen: The screen, made in `body` or kept.
    ///   - style: The style of the table; a later one changes nothing.
    ///   - configure: Runs once, with the table before it shows anything.
    public init(
      _ screen: TableScreen<Section>,
      style: UITableView.Style = .plain,
      configure: @escaping (UITableView) -> Void = { _ in }
    ) where List == UITableView {
      self.screen = screen
      make = {
        let table = UITableView(frame: .zero, style: style)
        configure(table)
        return table
      }
      rows = { $0 }
    }

    /// Shows a screen in a collection view that the view makes; sections without a layout are lists.
    ///
    /// - Parameters:
    ///   - screen: The screen, made in `body` or kept.
    ///   - configure: Runs once, with the collection view before it shows anything.
    public init(
      collection screen: CollectionScreen<Section>,
      configure: @escaping (UICollectionView) -> Void = { _ in }
    ) where List == UICollectionView {
      self.screen = screen
      make = {
        let collectionView = UICollectionView.ofScreen()
        configure(collectionView)
        return collectionView
      }
      rows = { $0.rows }
    }

    /// Makes what keeps the screen in its view.
    public func makeCoordinator() -> ScreenViewCoordinator { ScreenViewCoordinator() }

    /// Makes the table or the collection view, which SwiftUI updates at once.
    public func makeUIView(context: Context) -> List { make() }

    /// Shows the screen at once, so that SwiftUI learns which values of the view the screen's closure reads.
    public func updateUIView(_ list: List, context: Context) {
      let transaction = context.transaction
      let animated = transaction.animation != nil && !transaction.disablesAnimations
      context.coordinator.shown.show(screen, in: rows(list), animated: animated)
    }

    /// Ends the binding.
    public static func dismantleUIView(_ list: List, coordinator: ScreenViewCoordinator) {
      coordinator.shown.end()
    }
  }

  /// Keeps the screen of a ``ScreenView`` in its table or collection view.
  @MainActor
  public final class ScreenViewCoordinator {
    fileprivate let shown = ShownScreen()
  }
#endif
