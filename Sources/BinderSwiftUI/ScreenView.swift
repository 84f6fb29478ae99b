#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import Binder
  import BinderUIKit
  public import SwiftUI
  public import UIKit

  /// A screen in a `UITableView`, as a view of SwiftUI.
  ///
  ///     struct SettingsView: View {
  ///       let store: SettingsStore
  ///       var body: some View { ScreenView(settingsScreen(store), style: .insetGrouped) }
  ///     }
  ///
  /// When `body` runs again, the screen that it makes takes the place of the one before by the smallest update: the table, the
  /// offset, the selection, and the cells of rows that have not changed stay. The update is animated in `withAnimation`. What the
  /// screen observes by itself, as an `@Observable` object, is shown with the screen's own animations.
  public struct ScreenView<Section: TableViewSection>: UIViewRepresentable {
    private let screen: TableScreen<Section>
    private let style: UITableView.Style
    private let configure: (UITableView) -> Void

    /// Shows a screen in a table that the view makes.
    ///
    /// - Parameters:
    ///   - screen: The screen, made in `body` or kept.
    ///   - style: The style of the table, which stays as it is at first.
    ///   - configure: Runs once, with the table before it shows anything.
    public init(
      _ screen: TableScreen<Section>,
      style: UITableView.Style = .plain,
      configure: @escaping (UITableView) -> Void = { _ in }
    ) {
      (self.screen, self.style, self.configure) = (screen, style, configure)
    }

    /// Makes what keeps the screen in its table.
    public func makeCoordinator() -> ScreenViewCoordinator { ScreenViewCoordinator() }

    /// Makes the table; SwiftUI updates it at once.
    public func makeUIView(context: Context) -> UITableView {
      let table = UITableView(frame: .zero, style: style)
      configure(table)
      return table
    }

    /// Shows the screen.
    public func updateUIView(_ table: UITableView, context: Context) {
      context.coordinator.show(screen, in: table, by: context.transaction)
    }

    /// Ends the binding.
    public static func dismantleUIView(_ table: UITableView, coordinator: ScreenViewCoordinator) {
      coordinator.end()
    }
  }

  /// A screen in a `UICollectionView`, as a view of SwiftUI; see ``ScreenView``.
  ///
  ///     var body: some View { CollectionScreenView(photosScreen(albums)) }
  ///
  /// The layout is the one that the screen declares; sections without one are lists.
  public struct CollectionScreenView<Section: TableViewSection>: UIViewRepresentable {
    private let screen: CollectionScreen<Section>
    private let configure: (UICollectionView) -> Void

    /// Shows a screen in a collection view that the view makes.
    ///
    /// - Parameters:
    ///   - screen: The screen, made in `body` or kept.
    ///   - configure: Runs once, with the collection view before it shows anything.
    public init(
      _ screen: CollectionScreen<Section>,
      configure: @escaping (UICollectionView) -> Void = { _ in }
    ) {
      (self.screen, self.configure) = (screen, configure)
    }

    /// Makes what keeps the screen in its collection view.
    public func makeCoordinator() -> ScreenViewCoordinator { ScreenViewCoordinator() }

    /// Makes the collection view; SwiftUI updates it at once.
    public func makeUIView(context: Context) -> UICollectionView {
      let collectionView = UICollectionView.ofScreen()
      configure(collectionView)
      return collectionView
    }

    /// Shows the screen.
    public func updateUIView(_ collectionView: UICollectionView, context: Context) {
      context.coordinator.show(screen, in: collectionView.rows, by: context.transaction)
    }

    /// Ends the binding.
    public static func dismantleUIView(
      _ collectionView: UICollectionView,
      coordinator: ScreenViewCoordinator
    ) {
      coordinator.end()
    }
  }

  /// Keeps the screen of a ``ScreenView`` or a ``CollectionScreenView`` in its table or collection view.
  @MainActor
  public final class ScreenViewCoordinator {
    private let shown = ShownScreen()

    /// Shows a screen at once, so that SwiftUI learns which values of the view the screen's closure has read.
    fileprivate func show<Section: TableViewSection>(
      _ screen: TableScreen<Section>,
      in table: any TableHost,
      by transaction: Transaction
    ) {
      let animated = transaction.animation != nil && !transaction.disablesAnimations
      shown.show(screen, in: table, animated: animated)
    }

    fileprivate func end() { shown.end() }
  }
#endif
