import Binder
import HeadlessTable

extension UITableView {
  /// Changes rows and sections together.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    player.performBatchUpdates(updates ?? {}, completion: completion)
  }

  /// Begins a batch, or one inside of it.
  public func beginUpdates() { player.beginUpdates() }

  /// Ends what the last `beginUpdates()` has begun.
  public func endUpdates() { player.endUpdates() }

  /// Announces rows that have come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    player.insertRows(at: indexPaths, with: animation.played)
  }

  /// Announces rows that have gone.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    player.deleteRows(at: indexPaths, with: animation.played)
  }

  /// Announces rows that are to be shown with new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    player.reloadRows(at: indexPaths, with: animation.played)
  }

  /// Announces rows whose cells are to be filled again.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    player.reconfigureRows(at: indexPaths)
  }

  /// Announces a row that has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    player.moveRow(at: indexPath, to: newIndexPath)
  }

  /// Announces sections that have come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    player.insertSections(sections, with: animation.played)
  }

  /// Announces sections that have gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    player.deleteSections(sections, with: animation.played)
  }

  /// Announces sections that are to be shown again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    player.reloadSections(sections, with: animation.played)
  }

  /// Announces a section that has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    player.moveSection(section, toSection: newSection)
  }
}

extension UITableView.RowAnimation {
  fileprivate var played: Binder.RowAnimation {
    switch self {
    case .fade: .fade
    case .right: .right
    case .left: .left
    case .top: .top
    case .bottom: .bottom
    case .none: .none
    case .middle: .middle
    case .automatic: .automatic
    }
  }
}
