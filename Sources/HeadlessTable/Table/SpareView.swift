import Binder

/// A view that was asked for and is not displayed.
enum SpareView {
  /// For a row.
  case cell(any TableCell)
  /// For a header or a footer.
  case supplementary(any TableHeaderFooterView)

  /// The view itself.
  var object: AnyObject {
    switch self {
    case .cell(let cell): cell
    case .supplementary(let view): view
    }
  }
}
