import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A model of the tests for collection views.
struct Photo: Identifiable, Equatable {
  let id: Int
  var title: String

  static func numbered(_ ids: ClosedRange<Int>) -> [Photo] {
    ids.map { Photo(id: $0, title: "\($0)") }
  }
}

/// A cell of UIKit, and one without.
final class RealItemCell: UICollectionViewListCell {}
final class PlainItemCell: HeadlessCell {}

/// The items that a real collection view places elsewhere than a headless one, by more than half a point.
@MainActor
func differences(
  _ real: UICollectionView,
  _ plain: HeadlessCollectionView
) -> [String] {
  (0..<real.numberOfSections).flatMap { section in
    (0..<real.numberOfItems(inSection: section)).compactMap { item -> String? in
      let path = IndexPath(item: item, section: section)
      let frame = real.layoutAttributesForItem(at: path)?.frame ?? .zero
      let expected = plain.layoutAttributesForItem(at: path)?.frame
      return isNear(frame, expected)
        ? nil : "\(path) is at \(frame), and without UIKit at \(String(describing: expected))"
    }
  }
}

/// Whether two rectangles are the same to half a point.
func isNear(_ frame: CGRect, _ expected: TableRect?) -> Bool {
  guard let expected else { return false }
  return abs(expected.origin.x - frame.origin.x) <= 0.5
    && abs(expected.origin.y - frame.origin.y) <= 0.5
    && abs(expected.size.width - frame.size.width) <= 0.5
    && abs(expected.size.height - frame.size.height) <= 0.5
}
