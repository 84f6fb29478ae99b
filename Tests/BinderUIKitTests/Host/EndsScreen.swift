import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// A header or a footer as an app has it, which is counted whenever it is made or used again.
final class CountedView: UITableViewHeaderFooterView, ViewModelBindable {
  static var uses = 0

  var viewModel: String? { didSet { textLabel?.text = viewModel } }

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    Self.uses += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  required convenience init(standIn: Void) { self.init(reuseIdentifier: nil) }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.uses += 1
  }
}

/// Two sections, each longer than the table, whose headers and footers change: titles of the first, views of the second.
@MainActor
final class EndsScreen {
  /// The header or the footer of a section.
  struct End: Sendable {
    let section: Int
    let isFooter: Bool
    var index: Int { section * 2 + (isFooter ? 1 : 0) }
  }

  private let table: UITableView
  private var texts: [String?]
  private var filledCells = 0
  private var binder: SectionedTableViewBinder<Circle>?
  private var screen: TableScreen<Circle>?

  init(_ syntax: FriendsScreen.Syntax, isGrouped: Bool, without missing: [End] = []) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    table = UITableView(frame: frame, style: isGrouped ? .grouped : .plain)
    texts = ["a", "b", "c", "d"]
    for end in missing { texts[end.index] = nil }
    syntax == .chain ? chain() : builder()
    table.performPendingUpdates()
  }

  private func chain() {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    binder.onSection(.near)
      .bind(headerTitle: { [unowned self] in texts[0] })
      .bind(footerTitle: { [unowned self] in texts[1] })
      .bind(cellType: FriendCell.self, models: Array(0..<20))
      .onDequeue { [unowned self] _, _, _ in filledCells += 1 }
    binder.onSection(.far)
      .bind(headerType: CountedView.self, viewModel: { [unowned self] in texts[2] })
      .bind(footerType: CountedView.self, viewModel: { [unowned self] in texts[3] })
      .bind(cellType: FriendCell.self, models: Array(0..<20))
      .onDequeue { [unowned self] _, _, _ in filledCells += 1 }
    binder.displayedSections = [.near, .far]
    binder.finish()
    self.binder = binder
  }

  private func builder() {
    let screen = TableScreen(sectionedBy: Circle.self) { [unowned self] in
      OnSection(.near) {
        Header(texts[0])
        Cells(FriendCell.self, models: Array(0..<20)) { [unowned self] _, _, _ in filledCells += 1 }
        Footer(texts[1])
      }
      OnSection(.far) {
        Header(CountedView.self, viewModel: texts[2])
        Cells(FriendCell.self, models: Array(0..<20)) { [unowned self] _, _, _ in filledCells += 1 }
        Footer(CountedView.self, viewModel: texts[3])
      }
    }
    screen.bind(to: table)
    self.screen = screen
  }

  /// What a change of a header or a footer costs while the first rows are in sight, and what is shown of it.
  func change(_ end: End, to text: String?) -> String {
    let selected = IndexPath(row: 1, section: end.section)
    table.selectRow(at: selected, animated: false, scrollPosition: .none)
    (filledCells, CountedView.uses) = (0, 0)
    texts[end.index] = text
    binder?.refresh()
    screen?.refresh()
    table.performPendingUpdates()
    let isKept = table.indexPathsForSelectedRows == [selected]
    let cost = "\(filledCells) cells, \(CountedView.uses) views, \(isKept ? "" : "not ")selected"
    return "\(cost), then \(shown(end))"
  }

  private func shown(_ end: End) -> String {
    let row = IndexPath(row: end.isFooter ? 19 : 0, section: end.section)
    table.player.scrollToRow(at: row, at: end.isFooter ? .bottom : .top)
    let view =
      end.isFooter
      ? table.footerView(forSection: end.section) : table.headerView(forSection: end.section)
    return (view?.textLabel?.text ?? "nothing")
      + table.player.inconsistencies.map { " \($0)" }.joined()
  }

  static let all = [0, 1].flatMap { section in
    [false, true].map { End(section: section, isFooter: $0) }
  }

  /// What a change of each header and footer comes to: of the text, and of whether there is one.
  static func changes(
    _ syntax: FriendsScreen.Syntax,
    isGrouped: Bool
  ) -> (others: [String], coming: [String], going: [String]) {
    (
      all.map { EndsScreen(syntax, isGrouped: isGrouped).change($0, to: "new") },
      all.map {
        EndsScreen(syntax, isGrouped: isGrouped, without: [$0]).change($0, to: "new")
      },
      all.map { EndsScreen(syntax, isGrouped: isGrouped).change($0, to: nil) }
    )
  }
}
