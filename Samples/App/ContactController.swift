import Binder
import BinderUIKit
import UIKit

/// One contact: its telephone number, and whether it is a favourite.
final class ContactController: UITableViewController {
  enum Section: TableViewSection {
    case details, favourite
  }

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
    binding = Self.screen(id, in: store).bind(to: tableView)
  }

  /// What the screen shows, in any table.
  static func screen(_ id: Contact.ID, in store: ContactStore) -> TableScreen<Section> {
    TableScreen(sectionedBy: Section.self) {
      if let contact = store.contact(id) {
        OnSection(.details) {
          Header("Telephone")
          Cells(UITableViewCell.self, models: [contact]) { _, cell, contact in
            var content = UIListContentConfiguration.cell()
            content.text = contact.telephone
            cell.contentConfiguration = content
          }
        }
        OnSection(.favourite) {
          Cells(UITableViewCell.self, models: [contact]) { _, cell, contact in
            var content = UIListContentConfiguration.cell()
            content.text = "Favourite"
            cell.contentConfiguration = content
            cell.accessoryType = contact.isFavourite ? .checkmark : .none
          }
          .onTapped { _, _, contact in store.setFavourite(!contact.isFavourite, of: id) }
          Footer("Favourites stand above the others.")
        }
      }
    }
  }
}
