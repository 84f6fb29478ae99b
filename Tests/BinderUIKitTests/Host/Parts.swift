import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A view of UIKit that is as high as its text is long.
final class NoteView: UITableViewHeaderFooterView, ViewModelBindable {
  var viewModel: String?

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: CGFloat(10 * (viewModel ?? "").count))
  }
}

/// A screen with views that belong to no section, in a table of UIKit.
@MainActor
final class PartsScreen {
  private let table = Adapted.table()
  private let binder: SectionedTableViewBinder<Circle>
  var friends: [Friend] = []
  var note: String? = "note"

  init() {
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.tableHeader(NoteView.self) { [unowned self] in note }
    binder.tableFooter(NoteView.self) { "sum" }
    binder.placeholder(NoteView.self) { "nobody" }
    binder.onSection(.near).bind(cellType: FriendCell.self, models: { [unowned self] in friends })
    binder.displayedSections = [.near]
    binder.finish()
  }

  func refresh() {
    binder.refresh()
    table.performPendingUpdates()
  }

  /// What the three views show, with the heights of their frames; UIKit gives the background that of the table.
  var text: String {
    [table.tableHeaderView, table.tableFooterView, table.backgroundView]
      .map { view in
        guard let note = view as? NoteView ?? view?.subviews.first as? NoteView
        else { return "none" }
        return "\(note.viewModel ?? "") \(Int(note.frame.size.height))"
      }
      .joined(separator: ", ")
  }

  /// Points of all content.
  var contentHeight: Double { table.player.contentSize.height }
}

/// What stands beside the sections after a binder has taken over a table whose former binder is gone.
///
/// - Parameter ofApp: Whether the app has put views of its own there meanwhile.
/// - Returns: For header, footer and background whether the app's view, another one or none is there.
@MainActor
func viewsAfterTakingOver(ofApp: Bool) -> [String] {
  let table = Adapted.table()
  do {
    let former = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    former.tableHeader(NoteView.self) { "note" }
    former.tableFooter(NoteView.self) { "sum" }
    former.placeholder(NoteView.self) { "nobody" }
    former.onSection(.near).bind(cellType: FriendCell.self, models: [])
    former.displayedSections = [.near]
    former.finish()
  }
  let own = UIView()
  if ofApp {
    (table.tableHeaderView, table.tableFooterView, table.backgroundView) = (own, own, own)
  }
  let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
  binder.onSection(.near).bind(cellType: FriendCell.self, models: [])
  binder.displayedSections = [.near]
  binder.finish()
  defer { withExtendedLifetime(binder) {} }
  return [table.tableHeaderView, table.tableFooterView, table.backgroundView].map { view in
    view == nil ? "none" : view === own ? "app's" : "other"
  }
}
