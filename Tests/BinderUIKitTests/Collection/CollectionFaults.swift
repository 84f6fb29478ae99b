import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// What UIKit would stop the app for, or what would never happen, in a collection view of UIKit.
@MainActor
enum CollectionFaults {
  /// Whose objects a collection view keeps its items from.
  enum Loss: CaseIterable, Sendable {
    case none, otherDelegate, noDelegate, binderReleased
  }

  /// The width of the first item when UIKit reads the layout again after a loss, and what UIKit says.
  static func layout(after loss: Loss) -> [String] {
    let (collection, other) = (Photos.collection(height: 400), AppsOwn([]))
    collection.diagnosticHandler = { _ in }
    var binder: CollectionViewBinder? = CollectionViewBinder(collectionView: collection)
    binder?.onCollection()
      .layout(.grid(columns: 3))
      .bind(headerTitle: "PHOTOS")
      .bind(cellType: PhotoItemCell.self, models: Photo.numbered(1...9))
    binder?.finish()
    collection.performPendingUpdates()
    switch loss {
    case .none: break
    case .otherDelegate: collection.delegate = other
    case .noDelegate: collection.delegate = nil
    case .binderReleased: binder = nil
    }
    collection.collectionViewLayout.invalidateLayout()
    collection.player.layoutIfNeeded()
    let frame = collection.layoutAttributesForItem(at: IndexPath(row: 0, section: 0))?.frame
    return withExtendedLifetime((binder, other)) {
      ["\(frame?.size.width ?? 0)"] + collection.player.diagnostics.map(\.message)
        + collection.player.inconsistencies.map { "\($0)" }
    }
  }

  /// The height of the group that UIKit gets for a flow of items of some heights.
  static func heightOfFlow(_ heights: [Double]) -> String {
    let collection = Photos.collection(height: 400)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .layout(.flow(itemSize: LayoutSize(width: 100, height: 30)))
      .bind(cellType: PhotoItemCell.self, models: heights)
      .itemSize { _, height in LayoutSize(width: 100, height: height) }
    binder.finish()
    collection.performPendingUpdates()
    let section = collection.collectionViewLayout.played(0)?.played
    return withExtendedLifetime(binder) { "\(section.map { "\($0)" } ?? "no layout")" }
  }

  /// The title of the menu of some items, and who is notified of it, where the app's own delegate has menus, too.
  static func menu(of items: [Int], opensOneFirst: Bool = false) -> [String] {
    let (collection, app) = (Photos.collection(), AppWithMenus())
    let (rows, menus) = (HandMadeItems(count: 3), HandMadeMenus())
    collection.rows.dataSource = rows
    collection.rows.delegate = menus
    collection.forwardedDelegate = app
    collection.rows.reloadData()
    collection.performPendingUpdates()
    let path = { (item: Int) in IndexPath(row: item, section: 0) }
    if opensOneFirst {
      _ = collection.openMenu(ofItems: [path(0)])
      menus.log = []
    }
    let titles = collection.openMenu(ofItems: items.map(path))
    return withExtendedLifetime(rows) { titles + menus.log + app.log }
  }

  /// Whether a collection view of one item can be pulled while it has a handler, and whether it bounces then and after that.
  static func pulling(alwaysBounces: Bool) async -> [String] {
    let collection = Photos.collection()
    collection.alwaysBounceVertical = alwaysBounces
    collection.player.onInconsistency = .collect
    var pulls = 0
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection().bind(cellType: PhotoItemCell.self, models: Photo.numbered(1...1))
    binder.onRefresh { pulls += 1 }
    binder.finish()
    collection.performPendingUpdates()
    let bounced = collection.alwaysBounceVertical
    collection.player.pullToRefresh()
    collection.rows.refreshHandler = nil
    return withExtendedLifetime(binder) {
      ["\(pulls) pulls", "\(bounced)", "\(collection.alwaysBounceVertical)"]
        + collection.player.diagnostics.map(\.message)
    }
  }

  /// What a method returns, by its name.
  static func returned(_ method: String) -> String { "\(ReturnedValue(ofMethod: method))" }
}

/// A delegate with menus that is written by hand.
@MainActor
private final class HandMadeMenus: TableDelegate {
  var log: [String] = []

  func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? { [MenuAction("menu of \(indexPath.row)") { .done }] }

  func tableView(_ tableView: any TableHost, willDisplayContextMenuForRowAt indexPath: IndexPath) {
    log.append("opens at \(indexPath.row)")
  }

  func tableView(_ tableView: any TableHost, willEndContextMenuForRowAt indexPath: IndexPath?) {
    log.append("closes at \(indexPath.map { "\($0.row)" } ?? "none")")
  }
}

/// An app's delegate with menus for several items and for none.
@MainActor
private final class AppWithMenus: NSObject, UICollectionViewDelegate, @unchecked Sendable {
  private(set) var log: [String] = []

  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    let name = NSStringFromSelector(aSelector)
    return name.contains("ContextMenu") || name.contains("contextMenu")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(
      actionProvider: { _ in
        UIMenu(children: [UIAction(title: "app's menu of \(indexPaths.map(\.row))") { _ in }])
      }
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("app: opens") }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("app: closes") }
}
