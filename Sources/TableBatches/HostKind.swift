/// The kind of view that shows a content: the rules of a batch and the words of a sentence are those of its kind.
///
/// A collection view calls a row an item; a section is a section in both.
package enum HostKind: Hashable, Sendable, CaseIterable {
  case table
  case collection

  package var row: String { self == .table ? "row" : "item" }

  package var rows: String { "\(row)s" }

  package var aRow: String { self == .table ? "a row" : "an item" }

  /// A row at the start of a sentence, and in the name of a method.
  package var rowTitle: String { self == .table ? "Row" : "Item" }

  /// The host as Binder names it.
  package var name: String { self == .table ? "table" : "collection view" }

  /// The host as UIKit names it.
  package var view: String { self == .table ? "table view" : "collection view" }

  /// UIKit's class.
  package var className: String { self == .table ? "UITableView" : "UICollectionView" }
}
