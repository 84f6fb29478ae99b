import Binder
import HeadlessTable

extension TableRole {
  /// Has the player show a view that belongs to no section.
  func show(_ view: UIView?, _ part: TablePart) {
    table?.player.setView((view as? UITableViewHeaderFooterView).map(adopt), of: part)
  }
}
