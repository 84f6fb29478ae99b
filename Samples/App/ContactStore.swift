import Observation

/// The contacts of the app; screens that read them follow them.
@MainActor
@Observable
final class ContactStore {
  var contacts = [
    Contact(id: 1, name: "Asif", telephone: "555 3746", isFavourite: true),
    Contact(id: 2, name: "Joanne", telephone: "555 2070"),
    Contact(id: 3, name: "Sue", telephone: "555 1123"),
  ]

  var favourites: [Contact] { contacts.filter(\.isFavourite) }

  func contact(_ id: Contact.ID) -> Contact? { contacts.first { $0.id == id } }

  func setFavourite(_ isFavourite: Bool, of id: Contact.ID) {
    for index in contacts.indices where contacts[index].id == id {
      contacts[index].isFavourite = isFavourite
    }
  }

  func delete(_ id: Contact.ID) { contacts.removeAll { $0.id == id } }
}
