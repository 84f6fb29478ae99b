import Binder
import BinderUIKit
import HeadlessTable
import HeadlessTableConformance
import UIKit

/// A photo's cell without UIKit.
final class HeadlessPhotoCell: HeadlessCell {
  let caption = Label()
}

/// A header of albums without UIKit.
final class HeadlessAlbumsHeader: HeadlessHeaderFooterView, ViewModelBindable {
  var viewModel: String? { didSet { textLabel.text = viewModel } }

  override func preferredHeight(forWidth width: Double) -> Double? { 44 }
}

extension Photos {
  /// Whether everything stands where it does without UIKit; the first lines that differ if not.
  static func differences(_ syntax: Syntax) -> [String] {
    let (photos, plain) = (Photos(), Photos())
    let collection = collection()
    photos.show(in: collection, syntax)
    let headless = HeadlessCollectionView(id: "photos", width: 375, height: 2_000)
    plain.show(in: headless, syntax, HeadlessPhotoCell.self, HeadlessAlbumsHeader.self) {
      $0.caption.text = $1
    }
    headless.layoutIfNeeded()
    let expected = placesOfItems(headless) {
      ($0 as? HeadlessPhotoCell)?.caption.text
    }
    let differences = zip(collection.places, expected).filter { $0 != $1 }
    return differences.prefix(6).map { "\($0) and not \($1)" } + photos.problems(of: collection)
  }

  /// What is wrong with a collection view: refused batches and reports.
  func problems(of collection: UICollectionView) -> [String] {
    diagnostics + collection.player.inconsistencies.map { "UIKit: \($0)" }
  }

  /// The headers that a collection view shows, by section.
  static func headers(_ collection: UICollectionView) -> [String] {
    (0..<collection.numberOfSections).map { section in
      let view = collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(row: 0, section: section)
      )
      let cell = view as? UICollectionViewListCell
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      return (view as? AlbumsHeader)?.label.text ?? content?.text ?? "-"
    }
  }

  /// The headers before and after changes, and whether the view of the second one is the same all the time.
  static func changingHeaders() -> [String] {
    let (photos, collection) = (Photos(), collection())
    photos.show(in: collection, .chain)
    var pictures = [headers(collection).joined(separator: " ")]
    let path = IndexPath(row: 0, section: 1)
    let kind = UICollectionView.elementKindSectionHeader
    let first = collection.supplementaryView(forElementKind: kind, at: path)
    for title in ["TWENTY", nil, "BACK"] {
      photos.albumsTitle = title
      photos.recentTitle += "!"
      photos.refresh()
      collection.performPendingUpdates()
      let view = collection.supplementaryView(forElementKind: kind, at: path)
      pictures.append(
        headers(collection).joined(separator: " ") + (view === first ? " in place" : "")
      )
    }
    return pictures + photos.problems(of: collection)
  }

  /// What a finger does, and which handlers run.
  static func touches(_ syntax: Syntax) -> [String] {
    let (photos, collection) = (Photos(), collection())
    photos.show(in: collection, syntax)
    collection.player.tapItem(IndexPath(row: 2, section: 0))
    photos.log.append("selected \(collection.indexPathsForSelectedItems?.count ?? 0)")
    photos.log += collection.player.openContextMenu(IndexPath(row: 1, section: 1)).map(\.title)
    collection.player.choose("Delete")
    photos.log += collection.player.swipe(IndexPath(row: 0, section: 2), .trailing).map(\.title)
    collection.player.tapAction("Hide")
    collection.player.dragItem(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 2, section: 1))
    return photos.log + photos.problems(of: collection)
  }

  /// The layouts that a collection view has: its own until a section declares one, unless that is not wanted.
  static func layouts() -> [String] {
    var names: [String] = []
    for setsLayout in [true, false] {
      let collection = collection()
      let own = collection.collectionViewLayout
      let binder = CollectionViewBinder(collectionView: collection)
      binder.setsLayout = setsLayout
      binder.onCollection()
        .layout(.grid(columns: 2))
        .bind(cellType: PhotoItemCell.self, models: numbered)
      binder.finish()
      names.append(collection.collectionViewLayout === own ? "its own" : "the declared one")
    }
    let collection = collection()
    let own = collection.collectionViewLayout
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .bind(cellType: PhotoItemCell.self, models: numbered)
      .itemSize { _, photo in LayoutSize(width: 100, height: Double(photo.id)) }
    binder.finish()
    collection.performPendingUpdates()
    names.append(collection.collectionViewLayout === own ? "its own" : "the declared one")
    let frames = (0..<3).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(row: $0, section: 0))?.frame.size.height
    }
    return names + ["\(frames)"]
  }

  private static let numbered = Photo.numbered(21...23)

  /// A layout that changes with a refresh, and the width of the first album before and after.
  static func changingLayout() -> [String] {
    let (photos, collection) = (Photos(), collection())
    photos.show(in: collection, .builder)
    func width() -> String {
      let path = IndexPath(row: 0, section: 1)
      return "\(collection.layoutAttributesForItem(at: path)?.frame.size.width ?? 0)"
    }
    var widths = [width()]
    photos.columns = 5
    photos.refresh()
    collection.performPendingUpdates()
    widths.append(width())
    return widths + photos.problems(of: collection)
  }

  /// What a collection view says of what it does not show, and the width of an item by a closure, before a refresh and after it.
  static func withoutEffect() -> [String] {
    let collection = collection()
    var (messages, columns): ([String], Int) = ([], 2)
    collection.diagnosticHandler = { messages.append("\($0)") }
    let insets = LayoutInsets(leading: 200, trailing: 200)
    let binder = SectionedCollectionViewBinder(
      collectionView: collection,
      sectionedBy: PhotoSection.self
    )
    binder.onSection(.recent)
      .sectionLayout { .grid(columns: columns) }
      .bind(cellType: PhotoItemCell.self, models: numbered)
      .trailingSwipe { _, _ in SwipeAction("Delete") { .done } }
      .cellHeight { _, _ in 50 }
    binder.onSection(.albums)
      .layout(.grid(columns: 2, insets: insets))
      .bind(cellType: PhotoItemCell.self, models: numbered)
    binder.displayedSections = [.recent, .albums]
    binder.finish()
    func width() -> String {
      collection.performPendingUpdates()
      return "\(collection.layoutAttributesForItem(at: [0, 0])?.frame.size.width ?? 0)"
    }
    let before = width()
    columns = 3
    binder.refresh()
    return [before, width()] + messages
  }

  /// A layout that UIKit would stop for.
  static func impossibleLayout() -> [String] {
    let (photos, collection) = (Photos(), collection())
    photos.columns = 0
    photos.show(in: collection, .chain)
    return photos.problems(of: collection)
  }
}

extension Photos {
  /// The gestures that the stand-in plays by Apple's methods; the layout of a test has no swipes.
  private static var gestures: HostGestures<UICollectionView> {
    var gestures = HostGestures<UICollectionView>()
    gestures.move = { $0.player.dragItem(at: $1, to: $2) }
    gestures.openMenu = { $0.player.openContextMenu($1).map(\.title) }
    gestures.choose = { $0.player.choose($1) }
    gestures.indexTitles = { $0.player.sectionIndexTitles }
    gestures.pull = { $0.player.pullToRefresh() }
    gestures.performsPrimaryActions = true
    return gestures
  }

  /// What goes another way on a `UICollectionView` than on a `HeadlessCollectionView`, a sentence each.
  static func conformanceFailures() -> [String] {
    let conformance = TableHostConformance(
      makeHost: {
        let collection = collection(height: 4_000)
        collection.player.onInconsistency = .collect
        collection.diagnosticHandler = { _ in }
        collection.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
          .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        }
        return collection
      },
      settle: { $0.performPendingUpdates() },
      tap: { $0.player.tapItem($1) },
      gestures: gestures
    )
    return conformance.failures().map { "\($0)" }
  }
}

extension Photos {
  /// What is said of a provider that dequeues two cells for one item, where UIKit hands out one.
  static func dequeuedTwice() -> [String] {
    let collection = collection()
    var said: [String] = []
    collection.diagnosticHandler = { said.append($0.message) }
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .bind(
        cellProvider: { view, _, _ in
          let cell = view.dequeue(PhotoItemCell.self)
          _ = view.dequeue(PhotoItemCell.self)
          return cell
        },
        models: Photo.numbered(1...1)
      )
    binder.finish()
    collection.performPendingUpdates()
    return withExtendedLifetime(binder) { said }
  }
}

extension Photos {
  /// Whether the header of a list is still in sight when its items have passed.
  static func listKeepsHeader(_ layout: SectionLayout) -> Bool {
    let collection = collection(height: 200)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .layout(layout)
      .bind(headerTitle: "ALL")
      .bind(cellType: PhotoItemCell.self, models: Photo.numbered(1...40))
    binder.finish()
    collection.performPendingUpdates()
    collection.contentOffset = CGPoint(x: 0, y: 600)
    return withExtendedLifetime(binder) { headers(collection) == ["ALL"] }
  }
}
