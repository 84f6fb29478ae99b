/// Keeps the attachments of tables that have no place for them.
///
/// Whether a table has gone is noticed when another one comes.
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
