import Binder
import BinderUIKit
import HeadlessTable
import HeadlessTableUIKit
import SampleScreens
import TestSupport
import UIKit

@testable import SampleApp

extension Adapted {
  /// The app's two screens, as its controllers show them: the list, a favourite more, a contact less, and one contact.
  static func app() async -> [String] {
    let store = ContactStore()
    let list = ContactsController(store)
    let navigation = UINavigationController(rootViewController: list)
    var pictures = [picture(of: list.tableView)]
    store.setFavourite(true, of: 2)
    pictures.append(picture(of: list.tableView))
    list.tableView.player.swipe(IndexPath(row: 2, section: 1), .trailing)
    list.tableView.player.tapAction("Delete")
    try? await until("the deletion") { store.contacts.count == 2 }
    pictures.append(picture(of: list.tableView))
    list.tableView.simulateTap(at: IndexPath(row: 0, section: 1))
    let detail = navigation.viewControllers.last as? ContactController
    detail?.loadViewIfNeeded()
    pictures.append(
      "\(detail?.title ?? "nobody"): " + (detail.map { picture(of: $0.tableView) } ?? "")
    )
    let cell = detail?.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
    let favourite = cell?.accessoryView as? UISwitch
    favourite?.isOn.toggle()
    favourite?.sendActions(for: .valueChanged)
    pictures.append("\(store.favourites.map(\.name))")
    return pictures
  }

  private static func picture(of table: UITableView) -> String {
    table.performPendingUpdates()
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        let cell: UITableViewCell? = table.cellForRow(at: IndexPath(row: row, section: section))
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
      }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// The list in a table without a screen.
  static func headlessApp() -> String {
    let table = HeadlessTable(id: "contacts", width: 375, height: 320, style: .insetGrouped)
    let screen = contactsScreen(ContactStore()) { _ in }
    screen.bind(to: table)
    return table.render(.text(rows: .compact))
  }

  /// The list as the app's controller shows it.
  static func shownApp() -> String {
    let list = ContactsController(ContactStore())
    list.loadViewIfNeeded()
    list.tableView.frame.size = CGSize(width: 375, height: 320)
    let rows: any TableHost = list.tableView
    list.tableView.names = rows.dataSource
    list.tableView.reloadData()
    let picture = list.tableView.player.render(.text(rows: .compact))
    return picture.replacing("UITableView", with: "contacts")
  }
}
