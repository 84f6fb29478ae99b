#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  extension ListAdapter {
    func showsTopEdge(ofRowAt indexPath: IndexPath) -> Bool {
      guard let view, let frame = frame(ofRowAt: indexPath) else { return false }
      let top = frame.origin.y - view.contentOffset.y
      return top >= view.adjustedContentInset.top && top < view.bounds.size.height
    }

    func holdRow(
      at indexPath: IndexPath,
      movedTo newIndexPath: IndexPath,
      animated: Bool,
      during updates: () -> Void
    ) {
      guard let view, let frame = frame(ofRowAt: indexPath) else { return updates() }
      let distance = frame.origin.y - view.contentOffset.y
      let laysOut = !animated && !isOutOfSight
      animate(animated) {
        updates()
        if laysOut { view.layoutIfNeeded() }
        bringRow(at: newIndexPath, toDistance: distance, layingOut: laysOut)
      }
    }

    private func frame(ofRowAt indexPath: IndexPath) -> CGRect? {
      guard let host, indexPath.section < host.numberOfSections,
        indexPath.row < host.numberOfRows(inSection: indexPath.section)
      else { return nil }
      return frame(ofCountedRow: indexPath)
    }

    /// Sets the offset until a row is at a distance from the top edge of the view: rows that come into view get their heights,
    /// which may move it again.
    private func bringRow(
      at indexPath: IndexPath,
      toDistance distance: CGFloat,
      layingOut: Bool
    ) {
      for _ in 0..<8 {
        guard let view, let frame = frame(ofRowAt: indexPath) else { return }
        let inset = view.adjustedContentInset
        let highest = view.contentSize.height + inset.bottom - view.bounds.size.height
        let y = max(-inset.top, min(frame.origin.y - distance, highest))
        guard abs(y - view.contentOffset.y) >= 0.5 else { return }
        view.contentOffset.y = y
        if layingOut { view.layoutIfNeeded() }
      }
    }
  }
#endif
