import Binder
import BinderUIKit
import HeadlessTable
import Testing
import UIKit

@MainActor
@Suite("A real UICollectionView")
struct RealCollectionTests {
  enum Section: TableViewSection {
    case recent, albums, tags
  }

  final class PhotoCell: UICollectionViewListCell {}
  final class PlainCell: HeadlessCell { let caption = Label() }

  private let windows = TestWindows()

  /// Declares a carousel, a grid and a flow.
  private func declare<Cell: TableCell>(
    _ host: any CollectionHost,
    _ cell: Cell.Type,
    _ albums: @escaping () -> [Photo],
    _ fill: @escaping (Cell, String) -> Void
  ) -> SectionedCollectionViewBinder<Section> {
    let binder = SectionedCollectionViewBinder(collectionView: host, sectionedBy: Section.self)
    binder.onSection(.recent)
      .layout(.carousel(itemSize: LayoutSize(width: 140, height: 180), spacing: 12))
      .bind(cellType: cell, models: (1...9).map { Photo(id: $0, title: "\($0)") })
      .onDequeue { _, cell, photo in fill(cell, photo.title) }
    binder.onSection(.albums)
      .layout(.grid(columns: 3, spacing: 8))
      .bind(cellType: cell, models: albums)
      .onDequeue { _, cell, photo in fill(cell, photo.title) }
    binder.onSection(.tags)
      .layout(.flow(itemSize: LayoutSize(width: 60, height: 30)))
      .bind(cellType: cell, models: (41...60).map { Photo(id: $0, title: "\($0)") })
      .onDequeue { _, cell, photo in fill(cell, photo.title) }
      .itemSize { _, photo in LayoutSize(width: Double(40 + photo.id % 7 * 11), height: 30) }
    binder.displayedSections = [.recent, .albums, .tags]
    binder.finish()
    return binder
  }

  @Test("places the items as a headless collection view does, to half a point")
  func places() {
    let albums = (11...20).map { Photo(id: $0, title: "\($0)") }
    let (real, plain) = (
      windows.collection(), HeadlessCollectionView(id: "photos", width: 375, height: 1_200)
    )
    let binders: [AnyObject] = [
      declare(real, PhotoCell.self, { albums }) { _, _ in },
      declare(plain, PlainCell.self, { albums }) { _, _ in },
    ]
    real.performPendingUpdates()
    plain.layoutIfNeeded()
    let found = withExtendedLifetime(binders) { differences(real, plain) }
    #expect(found.isEmpty, "\(found.prefix(5))")
  }

  @Test("shows what is declared, and follows it")
  func declaration() {
    var albums = (11...13).map { Photo(id: $0, title: "\($0)") }
    let collection = windows.collection()
    let binder = declare(collection, PhotoCell.self, { albums }) { cell, title in
      var content = UIListContentConfiguration.cell()
      content.text = title
      cell.contentConfiguration = content
    }
    collection.performPendingUpdates()
    #expect(collection.collectionViewLayout is UICollectionViewCompositionalLayout)
    #expect(texts(of: collection) == ["11", "12", "13"])
    albums.removeFirst()
    albums.append(Photo(id: 14, title: "14"))
    UIView.performWithoutAnimation {
      binder.refresh()
      collection.performPendingUpdates()
    }
    #expect(texts(of: collection) == ["12", "13", "14"])
  }

  @Test("finds only the methods that the declaration has answers for")
  func methods() {
    let collection = windows.collection()
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection().bind(cellType: PhotoCell.self, models: ["a"])
    binder.finish()
    let delegate: (any UICollectionViewDelegate)? = collection.delegate
    let selection = #selector(UICollectionViewDelegate.collectionView(_:didSelectItemAt:))
    let display = #selector(UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:))
    #expect(delegate?.responds(to: selection) == false)
    #expect(delegate?.responds(to: display) == true)
  }

  private func texts(of collection: UICollectionView) -> [String] {
    (0..<collection.numberOfItems(inSection: 1)).map { item in
      let cell = collection.cellForItem(at: IndexPath(item: item, section: 1)) as? PhotoCell
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      return content?.text ?? "-"
    }
  }
}
