#if canImport(UIKit)
  public import Binder
  public import UIKit

  extension TableHost where Self: UITableView {
    /// Shows a view as `tableHeaderView`, `tableFooterView` or `backgroundView`; nil takes it away.
    ///
    /// UIKit takes the height of a header or a footer from its frame; it is set here, and again each time the view shows
    /// something else.
    public func setView(_ view: (any TableHeaderFooterView)?, of part: TablePart) {
      let shown = view.map { adapter.views.shownView(for: $0) }
      if let shown, let height = view?.preferredHeight(forWidth: Double(frame.size.width)) {
        shown.frame.size = CGSize(width: frame.size.width, height: CGFloat(height))
      }
      switch part {
      case .header: tableHeaderView = shown
      case .footer: tableFooterView = shown
      case .placeholder: backgroundView = shown
      }
    }
  }
#endif
