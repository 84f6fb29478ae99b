public import Observation

/// The contacts of the app; screens that read them follow them.
@MainActor
@Observable
public final class ContactStore {
  /// Everybody, in the order of the list.
  public var contacts = [
    Contact(id: 1, name: "Asif", telephone: "555 3746", isFavourite: true),
    Contact(id: 2, name: "Joanne", telephone: "555 2070"),
    Contact(id: 3, name: "Sue", telephone: "555 1123"),
  ]

  /// Makes a store with three contacts.
  public init() {}

  /// Those that stand above the others.
  public var favourites: [Contact] { contacts.filter(\.isFavourite) }

  /// A contact by its number; nil for none.
  public func contact(_ id: Contact.ID) -> Contact? { contacts.first { $0.id == id } }

  /// Makes a contact a favourite, or an ordinary one.
  public func setFavourite(_ isFavourite: Bool, of id: Contact.ID) {
    for index in contacts.indices where contacts[index].id == id {
      contacts[index].isFavourite = isFavourite
    }
  }

  /// Takes a contact away.
  public func delete(_ id: Contact.ID) { contacts.removeAll { $0.id == id } }
}
