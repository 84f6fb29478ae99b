/// A host that may be a collection view, which arranges the items of each section in a way of its own.
@MainActor
package protocol ArrangingHost: TableHost {
  var arrangesSections: Bool { get }

  func ownLayout(ofSection section: Int) -> (any ArrangingLayout)?
}

extension ArrangingHost {
  package func ownLayout(ofSection section: Int) -> (any ArrangingLayout)? { nil }
}

/// A layout of a section, of a type that another module knows.
package protocol ArrangingLayout: Hashable, Sendable, CustomStringConvertible {
  var isList: Bool { get }
  var takesItemSizes: Bool { get }
  var viewKinds: [String] { get }
  func hasViewOnEachItem(ofKind kind: String) -> Bool
}

/// A delegate that knows how sections are arranged.
@MainActor
package protocol ArrangingDelegate: TableDelegate {
  func layout(ofSection section: Int) -> AnyHashable?

  func itemSizes(inSection section: Int) -> ((_ row: Int) -> Any?)?

  func view(
    ofKind kind: String,
    at indexPath: IndexPath,
    of table: any TableHost
  )
    -> (any TableHeaderFooterView)?

  func willDisplay(_ view: any TableHeaderFooterView, ofKind kind: String, at path: IndexPath)

  func didEndDisplaying(_ view: any TableHeaderFooterView, ofKind kind: String, at path: IndexPath)
}

extension ArrangingDelegate {
  package func willDisplay(
    _ view: any TableHeaderFooterView,
    ofKind kind: String,
    at path: IndexPath
  ) {}

  package func didEndDisplaying(
    _ view: any TableHeaderFooterView,
    ofKind kind: String,
    at path: IndexPath
  ) {}
}
