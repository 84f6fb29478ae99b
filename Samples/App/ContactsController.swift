import Binder
import BinderUIKit
import UIKit

/// The list: favourites, and everybody.
final class ContactsController: UITableViewController {
  enum Section: TableViewSection {
    case favourites, all
  }

  private let store: ContactStore
  /// Who keeps the handle keeps the screen bound.
  private var binding: TableBinding?

  init(_ store: ContactStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Contacts"
  }

  required init?(coder: NSCoder) {
    store = ContactStore()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    binding = Self.screen(store) { [weak self] in self?.show($0) }.bind(to: tableView)
  }

  private func show(_ contact: Contact) {
    let next = ContactController(contact.id, in: store)
    navigationController?.pushViewController(next, animated: true)
  }

  /// What the list shows, in any table: a test binds it to one without a screen.
  static func screen(
    _ store: ContactStore,
    open: @escaping (Contact) -> Void
  ) -> TableScreen<Section> {
    TableScreen(sectionedBy: Section.self) {
      if !store.favourites.isEmpty {
        OnSection(.favourites) {
          Header("Favourites")
          Cells(ContactCell.self, models: store.favourites) { _, cell, contact in
            cell.show(contact)
          }
          .onTapped { _, _, contact in open(contact) }
        }
      }
      OnSection(.all) {
        Header("Everybody")
        Cells(ContactCell.self, models: store.contacts) { _, cell, contact in cell.show(contact) }
          .onTapped { _, _, contact in open(contact) }
          .onDelete { _, contact in store.delete(contact.id) }
      }
    }
  }
}

/// A cell as the app has it.
final class ContactCell: UITableViewCell {
  func show(_ contact: Contact) {
    var content = UIListContentConfiguration.cell()
    content.text = contact.name
    content.secondaryText = contact.telephone
    contentConfiguration = content
    accessoryType = .disclosureIndicator
  }
}
