import Foundation

/// A page as a server describes it: sections with items of several kinds.
struct HomePage: Decodable {
  /// A part of the page.
  struct Part: Decodable {
    let id: String
    let title: String?
    let footer: String?
    let items: [HomeItem]
    /// How many items of each unknown kind were left out.
    let skipped: [String: Int]

    private enum CodingKeys: String, CodingKey {
      case id, title, footer, items
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(String.self, forKey: .id)
      title = try container.decodeIfPresent(String.self, forKey: .title)
      footer = try container.decodeIfPresent(String.self, forKey: .footer)
      let entries = try container.decode([HomeItem.Entry].self, forKey: .items)
      items = entries.compactMap(\.item)
      skipped = Dictionary(entries.compactMap(\.unknownKind).map { ($0, 1) }, uniquingKeysWith: +)
    }
  }

  let sections: [Part]
  /// The names of parts that were left out, because another part before them has the same.
  let repeated: [String]

  private enum CodingKeys: String, CodingKey {
    case sections
  }

  init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: CodingKeys.self)
      .decode([Part].self, forKey: .sections)
    var names: Set<String> = []
    let isFirst = parts.map { names.insert($0.id).inserted }
    sections = zip(parts, isFirst).filter(\.1).map(\.0)
    repeated = zip(parts, isFirst).filter { !$0.1 }.map(\.0.id)
  }

  /// Reads a page from a file of JSON.
  init(contentsOf url: URL) throws {
    self = try SampleData.decode(HomePage.self, from: url)
  }

  /// A line about the items that were left out, and one about the sections; empty if there were none.
  var notes: String { skippedNote + repeatedNote }

  private var repeatedNote: String {
    if repeated.isEmpty { return "" }
    let noun = repeated.count == 1 ? "section" : "sections"
    return "\(repeated.count) \(noun) left out whose id was there before: "
      + repeated.joined(separator: ", ") + "\n"
  }

  private var skippedNote: String {
    let skipped = sections.reduce(into: [:]) { $0.merge($1.skipped, uniquingKeysWith: +) }
    if skipped.isEmpty { return "" }
    let kinds = skipped.sorted { $0.key < $1.key }.map { "\($0.key) ×\($0.value)" }
    let count = skipped.values.reduce(0, +)
    return "\(count) \(count == 1 ? "item" : "items") of unknown kind left out: "
      + kinds.joined(separator: ", ") + "\n"
  }
}
