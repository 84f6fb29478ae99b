import Binder
import BinderUIKit
import HeadlessTable
import Testing
import UIKit

// What Binder relies on in the cells and gestures of collection views, and no document of Apple's says.

@MainActor
@Suite("What nobody but a real UICollectionView can tell of items")
struct UnprovenItemTests {
  final class TagCell: UICollectionViewListCell {}
  final class NameCell: UITableViewCell {}
  final class DoctorCell: UITableViewCell {}

  /// An app's delegate that has only what differs from Binder's.
  final class Differences: NSObject, UICollectionViewDelegateFlowLayout {
    var highlighted = 0

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 11, left: 13, bottom: 17, right: 19) }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 3 }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt path: IndexPath) {
      highlighted += 1
    }
  }

  private let windows = TestWindows()
  private let path = { (item: Int) in IndexPath(item: item, section: 0) }

  @Test("the selected items are in their order, whichever was selected first")
  func selectedItems() {
    let collection = windows.collection()
    collection.allowsMultipleSelection = true
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection().bind(cellType: RealItemCell.self, models: Photo.numbered(1...5))
    binder.finish()
    collection.performPendingUpdates()
    for item in [3, 0, 2] {
      collection.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    #expect(
      collection.rows.indexPathsForSelectedRows == [path(0), path(2), path(3)],
      "If this fails: UIKit lists selected items in an order of its own. Sort them in CollectionAdapter.selectedRows."
    )
    withExtendedLifetime(binder) {}
  }

  @Test("an item that is dragged is moved by the handler, and stays where it was dropped")
  func reordering() {
    let collection = windows.collection(height: 300)
    var (photos, moves) = (Photo.numbered(1...5), [String]())
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .layout(.list())
      .bind(cellType: RealItemCell.self, models: { photos })
      .onMoved { from, to, photo in
        photos.insert(photos.remove(at: from), at: to)
        moves.append("\(photo.title) from \(from) to \(to)")
      }
    binder.finish()
    collection.performPendingUpdates()
    let target = collection.layoutAttributesForItem(at: path(2))?.frame ?? .zero
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(
      CGPoint(x: target.origin.x + 20, y: target.origin.y + 30)
    )
    collection.endInteractiveMovement()
    collection.performPendingUpdates()
    #expect(
      moves == ["1 from 0 to 2"] && photos.map(\.id) == [2, 3, 1, 4, 5],
      "If this fails: UIKit moves an item by other calls than ItemMessages has. See its methods with 'MoveItem'. \(moves)"
    )
    withExtendedLifetime(binder) {}
  }

  @Test("an item stays selected when its section gets a header")
  func selectionOfReloadedSection() {
    let collection = windows.collection()
    var title: String?
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .layout(.list(.grouped))
      .bind(headerTitle: { title })
      .bind(cellType: RealItemCell.self, models: Photo.numbered(1...5))
    binder.finish()
    collection.performPendingUpdates()
    collection.selectItem(at: path(2), animated: false, scrollPosition: [])
    title = "PHOTOS"
    UIView.performWithoutAnimation {
      binder.refresh()
      collection.performPendingUpdates()
      collection.layoutIfNeeded()
    }
    #expect(
      collection.indexPathsForSelectedItems == [path(2)]
        && collection.cellForItem(at: path(2))?.isSelected == true,
      "If this fails: items of a section that is reloaded are deselected after the call. Select them again in the completion of the batch in CollectionAdapter.reconfigureEnds(ofSections:_:)."
    )
  }

  @Test("an app's delegate that has only what differs is called for that, until it is deallocated")
  func delegateWithDifferences() {
    let collection = windows.collection()
    var (delegate, tapped): (Differences?, [String]) = (Differences(), [])
    let binder = CollectionViewBinder(collectionView: collection)
    binder.setsLayout = false
    binder.onCollection().bind(cellType: RealItemCell.self, models: Photo.numbered(1...20))
      .onTapped { _, _, photo in tapped.append(photo.title) }
    binder.finish()
    collection.forwardedDelegate = delegate
    collection.performPendingUpdates()
    let frame = { collection.layoutAttributesForItem(at: path(0))?.frame.origin ?? .zero }
    #expect(
      frame().x == 13 && frame().y == 11,
      "If this fails: UIKit does not find methods of the app's delegate behind MessageRelay. See DelegateRelay.takeSlot()."
    )
    let relay: (any UICollectionViewDelegate)? = collection.delegate
    relay?.collectionView?(collection, didHighlightItemAt: path(0))
    relay?.collectionView?(collection, didSelectItemAt: path(0))
    #expect(delegate?.highlighted == 1 && tapped == ["1"])
    delegate = nil
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(
      frame().x == 0 && frame().y == 0,
      "If this fails: Nobody in MessageRelay returns garbage for insets and spaces of a deallocated delegate. See ReturnedValue."
    )
    withExtendedLifetime(binder) {}
  }

  @Test("an item keeps its cell when it is reconfigured, or gets one of another type")
  func otherTypeOfItem() {
    let collection = windows.collection()
    var photos = Photo.numbered(1...2)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.rowUpdates = .reconfigure
    binder.onCollection().layout(.list()).bind(
      cellProvider: { view, _, photo -> any TableCell in
        photo.title == "tag" ? view.dequeue(TagCell.self) : view.dequeue(RealItemCell.self)
      },
      models: { photos }
    )
    binder.finish()
    collection.performPendingUpdates()
    let first = collection.cellForItem(at: path(0))
    photos[0].title = "one"
    photos[1].title = "tag"
    UIView.performWithoutAnimation {
      // If this stops with "Attempted to dequeue a cell for a different registration": UIKit requests the cells later than
      // CollectionAdapter.refill(_:_:) expects. Let views.inPlace be what it is until the next batch.
      binder.refresh()
      collection.performPendingUpdates()
      collection.layoutIfNeeded()
    }
    #expect(
      collection.cellForItem(at: path(0)) === first
        && collection.cellForItem(at: path(1)) is TagCell,
      "If this fails: ListAdapter.reconfigure(_:) has exchanged a cell that was to stay, or the other way round."
    )
  }

  @Test("a row keeps its cell when it is reconfigured, or gets one of another type")
  func otherTypeOfRow() {
    let table = windows.table()
    var photos = Photo.numbered(1...2)
    let binder = TableViewBinder(tableView: table)
    binder.rowUpdates = .reconfigure
    binder.onTable().bind(
      cellProvider: { (view: any TableHost, _: Int, photo: Photo) -> any TableCell in
        photo.title == "doctor" ? view.dequeue(DoctorCell.self) : view.dequeue(NameCell.self)
      },
      models: { photos }
    )
    binder.finish()
    table.performPendingUpdates()
    let first: UITableViewCell? = table.cellForRow(at: path(0))
    photos[0].title = "one"
    photos[1].title = "doctor"
    UIView.performWithoutAnimation {
      // If this stops with "Attempted to dequeue a cell for a different registration": see TableViews.keepCell(_:at:); a cell that is
      // dequeued without an index path may be refused, too.
      binder.refresh()
      table.performPendingUpdates()
      table.layoutIfNeeded()
    }
    let (same, other): (UITableViewCell?, UITableViewCell?) = (
      table.cellForRow(at: path(0)), table.cellForRow(at: path(1))
    )
    #expect(
      same === first && other is DoctorCell,
      "If this fails: ListAdapter.reconfigure(_:) has exchanged a cell that was to stay, or the other way round."
    )
  }
}
