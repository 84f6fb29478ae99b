/// The objects that others keep with a table: one of each type, for as long as the table lives.
@MainActor
public final class TableAttachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes a place with nothing in it.
  public init() {}

  package func object<Object: AnyObject>(made make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let object = objects[key] as? Object { return object }
    let object = make()
    objects[key] = object
    return object
  }
}

/// Keeps the attachments of tables that have no place for them.
///
/// A table that was deallocated is noticed when another one is added.
@MainActor
final class AttachmentsRegistry {
  static let shared = AttachmentsRegistry()

  private var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var host: (any TableHost)?
    let attachments: TableAttachments
  }

  func attachments(of host: any TableHost) -> TableAttachments {
    let key = ObjectIdentifier(host)
    if let entry = entries[key], entry.host === host { return entry.attachments }
    entries = entries.filter { $0.value.host != nil }
    let entry = Entry(host: host, attachments: TableAttachments())
    entries[key] = entry
    return entry.attachments
  }
}
