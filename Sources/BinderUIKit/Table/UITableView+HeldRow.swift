#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  extension TableHost where Self: UITableView {
    /// Whether the top edge of a row is on the screen, where no bar covers it.
    public func showsTopEdge(ofRowAt indexPath: IndexPath) -> Bool {
      guard hasRow(at: indexPath) else { return false }
      let top = rectForRow(at: indexPath).origin.y - contentOffset.y
      return top >= adjustedContentInset.top && top < bounds.size.height
    }

    /// Runs updates, and sets the content offset so that a row is where it was on the screen, within the limits of scrolling.
    ///
    /// Updates that change what is above the row are shown without animations: UIKit would move the rows and the offset apart.
    public func holdRow(
      at indexPath: IndexPath,
      movedTo newIndexPath: IndexPath,
      animated: Bool,
      during updates: () -> Void
    ) {
      guard hasRow(at: indexPath) else { return updates() }
      let distance = rectForRow(at: indexPath).origin.y - contentOffset.y
      let laysOut = !animated && !adapter.isOutOfSight
      func change() {
        updates()
        if laysOut { layoutIfNeeded() }
        bringRow(at: newIndexPath, toDistance: distance, layingOut: laysOut)
      }
      if animated { change() } else { UIView.performWithoutAnimation { change() } }
    }
  }

  extension UITableView {
    fileprivate func hasRow(at indexPath: IndexPath) -> Bool {
      indexPath.section < numberOfSections
        && indexPath.row < numberOfRows(inSection: indexPath.section)
    }

    /// Sets the offset until a row is at a distance from the top edge of the table: rows that come into view get their heights,
    /// which may move it again.
    fileprivate func bringRow(
      at indexPath: IndexPath,
      toDistance distance: CGFloat,
      layingOut: Bool
    ) {
      for _ in 0..<8 {
        guard hasRow(at: indexPath) else { return }
        let wanted = rectForRow(at: indexPath).origin.y - distance
        let lowest = -adjustedContentInset.top
        let highest = contentSize.height + adjustedContentInset.bottom - bounds.size.height
        let y = max(lowest, min(wanted, highest))
        guard abs(y - contentOffset.y) >= 0.5 else { return }
        contentOffset.y = y
        if layingOut { layoutIfNeeded() }
      }
    }
  }
#endif
