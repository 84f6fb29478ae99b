package import Binder

extension RowPosition {
  /// The place that an index path names; nil if the path has not exactly two indices.
  package init?(exactly indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], row: indexPath[1])
  }

  /// The place as an index path.
  package var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// The place as UIKit writes an index path in its sentences.
  var uikitText: String { indexPath.uikitText }

  /// The place in the short way of UIKit's lists of updates: `0 - 1`.
  var shortText: String { "\(section) - \(row)" }
}
