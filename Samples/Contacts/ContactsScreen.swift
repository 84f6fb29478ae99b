import Binder
import BinderObservables
import HeadlessTable

/// A long list of people that can be searched, with the favourites once more above all letters.
///
/// One source is all that is kept; what is shown is made of it by combining sources. A tap finds the row of
/// that source that a row comes from.
final class ContactsScreen: Sample {
  static let name = "contacts"
  static let summary = "people by letter under the favourites, by combined sources, to be searched"
  static let options = ["--search"]

  let table: HeadlessTable
  private(set) var said: [String] = []
  private let contacts: MutableObservableArray<Contact>
  private let people: ObservableDataSource<Contact>
  private let found: FilteredDataSource<Contact>

  init(_ options: SampleOptions) throws {
    contacts = MutableObservableArray(try Contact.generated(3_000))
    people = ObservableDataSource(contacts)
    let favourites = people.filter(\.isFavourite).grouped(by: { _ in "Favourites" })
    let letters = people.grouped(by: \.letter, sectionsInOrder: <)
    found = favourites.concatenated(with: letters).filter { _ in true }
    table = HeadlessTable(id: "contacts", width: options.width, height: options.height)
    bind()
    if let text = options.values["--search"] { type(text) }
  }

  private func bind() {
    let banner = ArrayDataSource(["A tap makes a favourite, or ends one."])
    let nobody = ArrayDataSource(["Nobody is called that."])
    let notice = { (cell: ContactNoticeCell, text: String, _: IndexPath) in cell.show(text) }
    let shown = found.hidingEmptySections()
    shown
      .cells(ContactCell.self) { cell, contact, _ in cell.show(contact) }
      .onTapped { [unowned self, unowned shown] _, path in
        toggle(shown.convert(RowPosition(section: path.section, row: path.row), to: people))
      }
      .inserting(
        banner.cells(ContactNoticeCell.self, configure: notice),
        at: RowPosition(section: 0, row: 2),
        overflow: .clamp
      )
      .placeholder(nobody.cells(ContactNoticeCell.self, configure: notice))
      .bind(to: table, updates: .reconfigure)
  }

  /// Makes a row of the original source a favourite, or an ordinary contact again.
  private func toggle(_ position: RowPosition?) {
    guard let row = position?.row else { return }
    contacts[row].isFavourite.toggle()
    let contact = contacts[row]
    said.append("\(contact.id) is \(contact.isFavourite ? "a" : "no") favourite now")
  }

  /// Searches in the list that is open already, and says which calls of the table that leads to.
  private func type(_ text: String) {
    table.layoutIfNeeded()
    table.calls.clear()
    search(text)
    let batches = table.calls.batches
    let calls = [
      batches.count == 1 ? "1 batch" : "\(batches.count) batches",
      counted(batches.count(of: \.deletedSections), "section", "deleted"),
      counted(batches.count(of: \.insertedSections), "section", "inserted"),
      counted(batches.count(of: \.deletedRows), "row", "deleted"),
      counted(batches.count(of: \.insertedRows), "row", "inserted"),
    ]
    let rows = counted(found.items.itemCount, "row") ?? "no rows"
    said = ["'\(text)' leaves \(rows); " + calls.compactMap { $0 }.joined(separator: ", ")]
  }

  /// A number with its noun, which gets an `s` for several, and with what was done; nil for none.
  private func counted(_ count: Int, _ noun: String, _ verb: String? = nil) -> String? {
    guard count > 0 else { return nil }
    let counted = "\(count.grouped) \(noun)\(count == 1 ? "" : "s")"
    return verb.map { "\(counted) \($0)" } ?? counted
  }
}

extension ContactsScreen: SearchableSample {
  /// Shows the contacts with the text in their names.
  func search(_ text: String) {
    found.predicate = { $0.isFound(by: text) }
  }
}
