import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A delegate and a data source as an app has them, beside a binder.
@MainActor
final class AppsOwn: NSObject, UICollectionViewDelegate, UICollectionViewDataSource,
  @unchecked Sendable
{
  private let methods: Set<String>
  private(set) var log: [String] = []

  init(_ methods: Set<String>) {
    self.methods = methods
    super.init()
  }

  // What the runtime of Objective-C knows of a class.
  nonisolated override func responds(to aSelector: Selector!) -> Bool {
    let name = NSStringFromSelector(aSelector)
    return MainActor.assumeIsolated { methods.contains(name) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("will display \(indexPath.row)") }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  )
    -> Int
  { 99 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("view of kind \(kind)")
    collectionView.register(
      BadgeItemView.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "own"
    )
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "own",
      for: indexPath
    )
  }
}

extension AppsOwn {
  private static let all: Set = [
    "collectionView:didSelectItemAtIndexPath:", "scrollViewDidScroll:",
    "collectionView:willDisplayCell:forItemAtIndexPath:",
    "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
  ]

  static let badges = SectionLayout.compositional(
    LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1),
        height: .absolute(50),
        subitems: [
          LayoutItem(
            width: .fractionalWidth(1),
            height: .fractionalHeight(1),
            supplementaryItems: [
              LayoutSupplementaryItem(
                kind: "badge",
                width: .absolute(20),
                height: .absolute(20),
                anchor: LayoutAnchor(.topTrailing)
              )
            ]
          )
        ]
      )
    )
  )

  /// What an app's own objects get beside a binder, and what is said where they were there before or are set as those that calls
  /// are forwarded to.
  static func calls(forwards: Bool) -> (app: [String], binder: [String]) {
    let (app, collection) = (AppsOwn(all), Photos.collection(height: 100))
    var said: [String] = []
    collection.diagnosticHandler = { said.append($0.message) }
    if forwards {
      collection.forwardedDelegate = app
      collection.forwardedDataSource = app
    } else {
      collection.delegate = app
      collection.dataSource = app
    }
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .layout(badges)
      .bind(cellType: PhotoItemCell.self, models: Photo.numbered(1...9))
      .onTapped { item, _, photo in said.append("tapped \(photo.title)") }
    binder.finish()
    collection.performPendingUpdates()
    collection.player.tapItem(IndexPath(row: 1, section: 0))
    collection.contentOffset = CGPoint(x: 0, y: 10)
    return (app.log, withExtendedLifetime(binder) { said })
  }

  /// The badges of a declaration, and how many views are empty as nobody has one.
  static func badges(declared: Bool) -> String {
    let collection = Photos.collection(height: 100)
    let binder = CollectionViewBinder(collectionView: collection)
    let chain = binder.onCollection()
      .layout(badges)
      .bind(cellType: PhotoItemCell.self, models: Photo.numbered(1...9))
    if declared {
      chain.supplementary("badge", BadgeItemView.self) { view, photo in
        view.count = (photo.id - 1) * 10
      }
    }
    binder.finish()
    collection.performPendingUpdates()
    return withExtendedLifetime(binder) {
      (0..<2).map { item in
        let view = collection.supplementaryView(
          forElementKind: "badge",
          at: IndexPath(row: item, section: 0)
        )
        return (view as? BadgeItemView).map { "\($0.count)" } ?? (view == nil ? "none" : "empty")
      }.joined(separator: " ")
    }
  }

  /// The cells of a class that the app has registered itself, dequeued by their identifier alone.
  static func registeredCells() -> [String] {
    let collection = Photos.collection()
    collection.register(PhotoItemCell.self, forCellWithReuseIdentifier: "app's own")
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .bind(
        cellProvider: { host, item, photo in
          host.dequeueReusableCell(withIdentifier: "app's own")
            ?? host.dequeue(SettingItemCell.self)
        },
        models: Photo.numbered(1...2)
      )
    binder.finish()
    collection.performPendingUpdates()
    return withExtendedLifetime(binder) {
      (0..<2).map { item in
        collection.cellForItem(at: IndexPath(row: item, section: 0)).map { "\(type(of: $0))" }
          ?? "none"
      }
    }
  }

  /// A batch that does not lead to the data, and what is shown then.
  static func refusedBatch() -> (said: [String], shown: Int, completed: [Bool]) {
    let (photos, collection) = (Photos(), Photos.collection())
    photos.show(in: collection, .chain)
    var said: [String] = []
    collection.diagnosticHandler = { said.append($0.message) }
    let rows = HandMadeItems(count: 2)
    collection.rows.dataSource = rows
    collection.rows.reloadData()
    collection.performPendingUpdates()
    var completed: [Bool] = []
    collection.rows.performBatchUpdates(
      {
        rows.count = 5
        collection.rows.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      },
      completion: { completed.append($0) }
    )
    collection.performPendingUpdates()
    said += collection.player.inconsistencies.map { "UIKit: \($0)" }
    return (said, collection.numberOfItems(inSection: 0), completed)
  }

  /// The accessories of a cell of a list, and what a tap of the button does.
  static func accessories() -> [String] {
    let collection = Photos.collection()
    var log: [String] = []
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection()
      .bind(cellType: SettingItemCell.self, models: Photo.numbered(1...2))
      .accessory { _, photo in photo.id == 1 ? .detailDisclosureButton : .checkmark }
      .onAccessoryTapped { _, _, photo in log.append("tapped \(photo.title)") }
    binder.finish()
    collection.performPendingUpdates()
    let cells = (0..<2).compactMap {
      collection.cellForItem(at: IndexPath(row: $0, section: 0)) as? SettingItemCell
    }
    cells.first.map(collection.addSubview)
    cells.first?.accessories.first?.actionHandler?()
    return withExtendedLifetime(binder) {
      cells.map { $0.accessories.map(\.name).joined(separator: " ") } + log
    }
  }
}

/// Items that are announced by hand.
@MainActor
final class HandMadeItems: TableDataSource {
  var count: Int

  init(count: Int) { self.count = count }

  func numberOfSections(in tableView: any TableHost) -> Int { 1 }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
    tableView.dequeue(PhotoItemCell.self)
  }
}
