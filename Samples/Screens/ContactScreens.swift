public import Binder

/// The sections of the list.
public enum ContactsSection: TableViewSection {
  case favourites, all
}

/// The list: favourites, and everybody.
@MainActor
public func contactsScreen(
  _ store: ContactStore,
  open: @escaping (Contact) -> Void
) -> TableScreen<ContactsSection> {
  TableScreen(sectionedBy: ContactsSection.self) {
    if !store.favourites.isEmpty {
      OnSection(.favourites) {
        Header("Favourites")
        Rows(store.favourites) { contact in
          ListContent(contact.name, secondaryText: contact.telephone)
        }
        .accessory(.disclosureIndicator)
        .onTapped { contact in open(contact) }
      }
    }
    OnSection(.all) {
      Header("Everybody")
      Rows(store.contacts) { contact in
        ListContent(contact.name, secondaryText: contact.telephone)
      }
      .accessory(.disclosureIndicator)
      .onTapped { contact in open(contact) }
      .onDelete { contact in store.delete(contact.id) }
    }
  }
}

/// The sections of one contact.
public enum ContactSection: TableViewSection {
  case details, favourite
}

/// One contact: its telephone number, and whether it is a favourite.
@MainActor
public func contactScreen(
  _ id: Contact.ID,
  in store: ContactStore
) -> TableScreen<ContactSection> {
  TableScreen(sectionedBy: ContactSection.self) {
    if let contact = store.contact(id) {
      OnSection(.details) {
        Header("Telephone")
        Row(ListContent(contact.telephone))
      }
      OnSection(.favourite) {
        Row(ListContent("Favourite"))
          .toggle(isOn: contact.isFavourite) { isOn in store.setFavourite(isOn, of: id) }
        Footer("Favourites stand above the others.")
      }
    }
  }
}
