package import Binder

extension RowPosition {
  /// The place that an index path names; nil if the path has not exactly two indices.
  package init?(exactly indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], row: indexPath[1])
  }

  package var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// The place as UIKit writes an index path in its sentences.
  package var uikitText: String { indexPath.uikitText }

  /// The place in the short way of UIKit's lists of updates: `0 - 1`.
  package var shortText: String { "\(section) - \(row)" }
}

extension IndexPath {
  /// The path as UIKit's messages print it, with the address left out.
  package var uikitText: String { "<NSIndexPath: 0x...> {length = \(count), path = \(shortText)}" }

  /// The indices as UIKit's lists of updates print them: `0 - 1`.
  package var shortText: String { map(String.init).joined(separator: " - ") }
}

/// A number with its noun: `1 row`, `3 rows`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
