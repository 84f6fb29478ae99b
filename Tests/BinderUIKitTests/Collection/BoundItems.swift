import Binder
import BinderObservables
import BinderObservablesUIKit
import BinderUIKit
import HeadlessTable
import HeadlessTableUIKit
import UIKit

// Code as apps have it that were written with Bond.

extension Photos {
  /// An observed array that is bound with a cell type or with a closure, and what a touch of the second item delivers.
  static func boundItems(withCellType: Bool) -> [String] {
    let todoItems = MutableObservableArray(["Milk", "Bread"])
    let collectionView = collection()
    var log: [String] = []
    if withCellType {
      todoItems.bind(to: collectionView, cellType: PhotoItemCell.self) { cell, todoItem in
        cell.caption.text = todoItem
      }
    } else {
      collectionView.register(PhotoItemCell.self, forCellWithReuseIdentifier: "Todo")
      todoItems.bind(to: collectionView) { todoItems, indexPath, collectionView in
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "Todo",
          for: indexPath
        )
        (cell as? PhotoItemCell)?.caption.text = todoItems[indexPath.row]
        return cell
      }
    }
    collectionView.reactive.selectedItemIndexPath
      .observeNext { path in log.append("selected \(path.row)") }
      .dispose(in: collectionView.reactive.bag)
    collectionView.performPendingUpdates()
    collectionView.player.tapItem(IndexPath(row: 1, section: 0))
    todoItems.batchUpdate { todoItems in
      todoItems.append("Honey")
      todoItems.remove(at: 0)
    }
    collectionView.performPendingUpdates()
    let shown = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let cell = collectionView.cellForItem(at: IndexPath(row: item, section: 0))
      return (cell as? PhotoItemCell)?.caption.text ?? "-"
    }
    return log + shown + collectionView.player.inconsistencies.map { "\($0)" }
  }

  /// Who hears of the second item where an app's own delegate is set before a binding, after it, or as what calls go to.
  static func forwardedObjects() -> [String] {
    let handings: [(UICollectionView, AppsOwn) -> Void] = [
      { $0.delegate = $1 }, { $0.reactive.delegate.forwardTo = $1 },
    ]
    return handings.flatMap { hand in
      [true, false].map { isFirst in
        let (collectionView, own) = (
          collection(), AppsOwn(["collectionView:didSelectItemAtIndexPath:"])
        )
        if isFirst { hand(collectionView, own) }
        let todoItems = MutableObservableArray(["Milk", "Bread"])
        todoItems.bind(to: collectionView, cellType: PhotoItemCell.self) { $0.caption.text = $1 }
        if !isFirst { hand(collectionView, own) }
        collectionView.performPendingUpdates()
        collectionView.player.tapItem(IndexPath(row: 1, section: 0))
        return withExtendedLifetime(todoItems) { own.log.joined(separator: " ") }
      }
    }
  }

  /// Whether the items stay where they are declared to be while a signal is made of the delegate.
  static func observedKeepsLayout() -> Bool {
    let (photos, collectionView) = (Photos(), collection())
    photos.show(in: collectionView, .chain)
    let before = collectionView.places
    collectionView.reactive.selectedItemIndexPath
      .observeNext { _ in }
      .dispose(in: collectionView.reactive.bag)
    photos.refresh()
    collectionView.reloadData()
    collectionView.performPendingUpdates()
    return collectionView.places == before && photos.problems(of: collectionView).isEmpty
  }

  /// A picture of the app's own cells in a collection view without a screen.
  static func picture() -> String {
    let collection = HeadlessCollectionView(id: "own", width: 375, height: 200)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .layout(.grid(columns: 3, itemHeight: .absolute(40)))
      .bind(cellType: PhotoItemCell.self, models: Photo.numbered(1...3))
      .onDequeue { _, cell, photo in
        cell.caption.text = photo.title
        cell.contentView.addSubview(cell.caption)
      }
    binder.finish()
    collection.tapItem(IndexPath(row: 1, section: 0))
    return withExtendedLifetime(binder) { collection.render(.text) }
  }
}
