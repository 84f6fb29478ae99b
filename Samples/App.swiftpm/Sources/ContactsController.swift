import Binder
import BinderUIKit
import SampleScreens
import UIKit

/// The list: favourites, and everybody.
final class ContactsController: UITableViewController {
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
    binding = contactsScreen(store) { [weak self] in self?.show($0) }.bind(to: tableView)
  }

  private func show(_ contact: Contact) {
    let next = ContactController(contact.id, in: store)
    navigationController?.pushViewController(next, animated: true)
  }
}
