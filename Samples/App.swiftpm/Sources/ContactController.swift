import Binder
import BinderUIKit
import SampleScreens
import UIKit

/// One contact: its telephone number, and whether it is a favourite.
final class ContactController: UITableViewController {
  private let store: ContactStore
  /// Who keeps the handle keeps the screen bound.
  private var binding: TableBinding?
  private let id: Contact.ID

  init(_ id: Contact.ID, in store: ContactStore) {
    (self.id, self.store) = (id, store)
    super.init(style: .grouped)
    title = store.contact(id)?.name
  }

  required init?(coder: NSCoder) {
    (id, store) = (0, ContactStore())
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    binding = contactScreen(id, in: store).bind(to: tableView)
  }
}
