/// A host that may be a collection view, which arranges the items of each section in a way of its own.
@MainActor
package protocol ArrangingHost: TableHost {
  /// Whether it is one.
  var arrangesSections: Bool { get }

  /// The layout of a section for which none is declared; nil where it is not known.
  func ownLayout(ofSection section: Int) -> (any ArrangingLayout)?
}

extension ArrangingHost {
  /// It is not known.
  package func ownLayout(ofSection section: Int) -> (any ArrangingLayout)? { nil }
}

/// A layout of a section, of a type that another module knows.
package protocol ArrangingLayout: Hashable, Sendable, CustomStringConvertible {
  /// Whether items are rows of a list.
  var isList: Bool { get }
  /// Whether items can have sizes of their own.
  var takesItemSizes: Bool { get }
  /// The kinds of the views at its edges and on its items.
  var viewKinds: [String] { get }
  /// Whether each item has one view of a kind, and nothing else has any.
  func hasViewOnEachItem(ofKind kind: String) -> Bool
}

/// A delegate that knows how sections are arranged.
@MainActor
package protocol ArrangingDelegate: TableDelegate {
  /// The layout that was declared for a section; nil for none.
  func layout(ofSection section: Int) -> AnyHashable?

  /// Returns the size of an item in a section; nil for a section without such sizes.
  func itemSizes(inSection section: Int) -> ((_ row: Int) -> Any?)?

  /// A view that is neither a header nor a footer; nil if none is declared.
  func view(
    ofKind kind: String,
    at indexPath: IndexPath,
    of table: any TableHost
  )
    -> (any TableHeaderFooterView)?

  /// Such a view enters the screen.
  func willDisplay(_ view: any TableHeaderFooterView, ofKind kind: String, at path: IndexPath)

  /// Such a view has left the screen.
  func didEndDisplaying(_ view: any TableHeaderFooterView, ofKind kind: String, at path: IndexPath)
}

extension ArrangingDelegate {
  /// Does nothing.
  package func willDisplay(
    _ view: any TableHeaderFooterView,
    ofKind kind: String,
    at path: IndexPath
  ) {}

  /// Does nothing.
  package func didEndDisplaying(
    _ view: any TableHeaderFooterView,
    ofKind kind: String,
    at path: IndexPath
  ) {}
}
