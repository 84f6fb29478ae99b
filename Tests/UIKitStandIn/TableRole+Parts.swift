import Binder
import HeadlessTable

extension TableRole {
  /// Has the player show a view that belongs to no section.
  func show(_ view: UIView?, _ part: TablePart) {
    let content = view as? UITableViewHeaderFooterView ?? view?.subviews.first
    table?.player.setView((content as? UITableViewHeaderFooterView).map(adopt), of: part)
  }
}
