import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A chip as wide as its text, without UIKit.
final class HeadlessChipCell: HeadlessCell {
  let name = Label()

  override func preferredWidth(upTo limit: Double) -> Double? {
    name.text.map { min(limit, Double($0.count * 10)) }
  }

  override func preferredHeight(forWidth width: Double) -> Double? {
    name.text.map { $0.count > 14 ? 60 : $0.count > 5 ? 36 : 24 }
  }
}

/// Items of flows and grids in a collection view of UIKit whose sides are covered, beside those of a headless one.
@MainActor
enum CoveredItems {
  static let layouts: [(name: String, layout: SectionLayout)] = [
    ("flow", .flow(itemSize: LayoutSize(width: 90, height: 40), insets: insets)),
    ("grid", .grid(columns: 3, spacing: 4, insets: insets)),
    ("list", .list(.insetGrouped)),
    ("half", .flow(width: .fractionalWidth(0.5), height: .absolute(20), insets: insets)),
    ("high", .flow(width: .absolute(70), height: .estimated(30), insets: insets)),
    ("two", .flow(width: .fractionalWidth(0.25), height: .estimated(30), itemSpacing: 4)),
    ("lines", .compositional(LayoutSection(group: line, interGroupSpacing: 7))),
  ]

  static let chips: [(name: String, layout: SectionLayout)] = [
    ("chips", .flow(width: .estimated(80), height: .absolute(32), insets: insets)),
    ("tags", .flow(estimatedItemSize: LayoutSize(width: 80, height: 30), insets: insets)),
  ]
  static let wide = SectionLayout.flow(width: .absolute(500), height: .estimated(24))

  private static let insets = LayoutInsets(top: 3, leading: 12, bottom: 5, trailing: 9)
  private static let line = LayoutGroup.horizontal(
    width: .fractionalWidth(1),
    height: .estimated(30),
    subitems: [LayoutItem(width: .estimated(80), height: .estimated(30))],
    interItemSpacing: .fixed(6),
    contentInsets: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  )

  private static let words = [
    "ten", "eleven", "twelve and more", "one", "two", "a tag that is wider than half a line",
    "three", "seventeen", "end",
  ]

  private static func declare(_ host: any CollectionHost, _ layout: SectionLayout) -> AnyObject {
    let binder = CollectionViewBinder(collectionView: host)
    binder.onCollection()
      .layout(layout)
      .bind(headerType: HeadlessAlbumsHeader.self, viewModel: { "WORDS" })
      .bind(cellType: HeadlessChipCell.self, models: words)
      .onDequeue { _, cell, word in cell.name.text = word }
    binder.finish()
    return binder
  }

  /// The frames of the header and of the items in a collection view of UIKit, and then in a headless one.
  static func frames(_ layout: SectionLayout, covered: Bool) -> (native: [String], plain: [String])
  {
    let (native, plain) = (
      Photos.collection(height: 600), HeadlessCollectionView(id: "plain", width: 375, height: 600)
    )
    native.player.onInconsistency = .collect
    if covered {
      let edges = TableEdgeInsets(top: 10, left: 20, bottom: 0, right: 30)
      native.cover(edges)
      plain.contentInset = edges
    }
    var said: [String] = []
    native.diagnosticHandler = { said.append($0.message) }
    let binders = [declare(native, layout), declare(plain, layout)]
    native.performPendingUpdates()
    plain.layoutIfNeeded()
    return withExtendedLifetime(binders) {
      (frames(native.player) + said + native.player.inconsistencies.map { "\($0)" }, frames(plain))
    }
  }

  private static func frames(_ view: HeadlessCollectionView) -> [String] {
    let header = view.places.geometry.rect(ofSupplementary: "header", section: 0)
    let items = words.indices.map { view.layoutAttributesForItem(at: [0, $0])?.frame }
    return ([header] + items).map { frame in
      guard let frame else { return "nowhere" }
      return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ",")
    }
  }

  /// The size that a cell which carries a chip says it needs, where its layout gives the width and where it does not.
  static func fittingSizes() -> [String] {
    let collection = Photos.collection()
    let binder = declare(
      collection,
      .flow(width: .estimated(80), height: .estimated(30), insets: insets)
    )
    collection.performPendingUpdates()
    return withExtendedLifetime(binder) {
      [(0, UILayoutPriority.required), (0, .fittingSizeLevel), (5, .fittingSizeLevel)].map {
        item,
        priority in
        let cell = collection.cellForItem(at: IndexPath(row: item, section: 0))
        let size = cell?.systemLayoutSizeFitting(
          CGSize(width: 80, height: 30),
          withHorizontalFittingPriority: priority,
          verticalFittingPriority: .fittingSizeLevel
        )
        return size.map { "\($0.width)×\($0.height)" } ?? "no cell"
      }
    }
  }
}
