import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A badge that is shown in the place of another one.
final class StarItemView: UICollectionReusableView {}

/// Items with badges that show how much is unread, declared in both ways, in a collection view of UIKit.
@MainActor
final class Badges {
  private var numbers = [1, 2, 3]
  private var unread = [1, 2, 3]
  private var hasStars = false
  private var problems: [String] = []
  private let collection: UICollectionView
  private var kept: AnyObject?
  private var refresh: () -> Void = {}

  private init(
    _ syntax: Photos.Syntax,
    animated: Bool = true,
    height: Double = 400,
    ofContents: Bool = false
  ) {
    collection = Photos.collection(height: height)
    collection.player.onInconsistency = .collect
    collection.diagnosticHandler = { [unowned self] in problems.append($0.message) }
    let layout = AppsOwn.badges
    switch syntax {
    case _ where ofContents: showContents(syntax, layout)
    case .chain:
      let binder = CollectionViewBinder(collectionView: collection)
      binder.animateChanges = animated
      binder.onCollection()
        .layout(layout)
        .supplementary("badge", BadgeItemView.self) { [unowned self] in $1.count = unread[$0] }
        .bind(cellType: PhotoItemCell.self, models: { [unowned self] in numbers })
      binder.finish()
      (kept, refresh) = (binder, { binder.refresh() })
    case .builder:
      let screen = CollectionScreen(sectionedBy: PhotoSection.self) { [unowned self] in
        OnSection(.recent) {
          Layout(layout)
          if hasStars {
            Supplementary("badge", StarItemView.self) { _, _ in }
          } else {
            Supplementary("badge", BadgeItemView.self) { [unowned self] in $1.count = unread[$0] }
          }
          Cells(PhotoItemCell.self, models: numbers)
        }
      }
      let binding = screen.bind(to: collection)
      (kept, refresh) = (binding, { binding.refresh() })
    }
    collection.performPendingUpdates()
  }

  /// Rows by what they show, whose badges show their models: a number each.
  private func showContents(_ syntax: Photos.Syntax, _ layout: SectionLayout) {
    switch syntax {
    case .chain:
      let binder = CollectionViewBinder(collectionView: collection)
      binder.onCollection().layout(layout)
        .rows({ [unowned self] in numbers }) { ListContent("\($0)") }
        .supplementary("badge", BadgeItemView.self) { [unowned self] in
          $0.count = unread[numbers.firstIndex(of: $1) ?? 0]
        }
      binder.finish()
      (kept, refresh) = (binder, { binder.refresh() })
    case .builder:
      let screen = CollectionScreen(sectionedBy: PhotoSection.self) { [unowned self] in
        OnSection(.recent) {
          Layout(layout)
          Rows(numbers) { ListContent("\($0)") }
            .supplementary("badge", BadgeItemView.self) { [unowned self] in
              $0.count = unread[numbers.firstIndex(of: $1) ?? 0]
            }
        }
      }
      let binding = screen.bind(to: collection)
      (kept, refresh) = (binding, { binding.refresh() })
    }
  }

  private func badge(_ item: Int) -> UICollectionReusableView? {
    collection.supplementaryView(
      forElementKind: "badge",
      at: IndexPath(row: item, section: 0)
    )
  }

  /// The badges on the screen, by their number: a count, or the type of another view.
  private var shown: String {
    let places = collection.indexPathsForVisibleSupplementaryElements(ofKind: "badge").sorted()
    return places.map { place in
      guard let view = badge(place.row) else { return "none" }
      return (view as? BadgeItemView).map { "\($0.count)" } ?? "\(type(of: view))"
    }.joined(separator: " ")
  }

  private func change(_ numbers: [Int], _ unread: [Int]) -> String {
    (self.numbers, self.unread) = (numbers, unread)
    refresh()
    collection.performPendingUpdates()
    return shown
  }

  private var faults: [String] {
    problems + collection.player.inconsistencies.map { "UIKit: \($0)" }
  }

  /// The badges before and after changes, and whether the first view is the same all the time.
  static func changes(_ syntax: Photos.Syntax, ofContents: Bool = false) -> [String] {
    let badges = Badges(syntax, ofContents: ofContents)
    let first = badges.badge(0)
    let pictures = [
      badges.shown, badges.change([9, 1, 2, 3], [9, 1, 2, 3]),
      badges.change([9, 1, 2, 3], [9, 1, 5, 3]), badges.change([3, 1, 9], [30, 10, 90]),
      badges.badge(0) === first ? "in place" : "another view",
    ]
    return pictures + badges.faults
  }

  /// The badges when the data become fewer by a reload, for which none may be filled that is no more.
  static func reloading() -> [String] {
    let badges = Badges(.chain, animated: false)
    return [badges.shown, badges.change([4], [40])] + badges.faults
  }

  /// The badges of another type, which are shown in the places of those that are there, and then of the first type again.
  static func exchanging() -> [String] {
    let badges = Badges(.builder)
    badges.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    badges.hasStars = true
    let stars = badges.change([1, 2, 3], [1, 2, 3])
    badges.hasStars = false
    return [stars, badges.change([1, 2], [7, 8])]
      + ["selected \(badges.collection.indexPathsForSelectedItems?.map(\.row) ?? [])"]
      + badges.faults
  }

  /// The badges that come into sight later show what the data say by then.
  static func scrolling() -> [String] {
    let badges = Badges(.chain, height: 60)
    let before = badges.shown
    let changed = badges.change([1, 2, 3], [4, 5, 6])
    badges.collection.contentOffset = CGPoint(x: 0, y: 90)
    badges.collection.layoutIfNeeded()
    return [before, changed, badges.shown] + badges.faults
  }
}
