@testable import Binder
@testable import BinderObservables

/// Records and scripts of events in the notation of the tests: `A: a b | B: c`, and `move b 0.1 1.0, +section 1`.
@MainActor
struct FetchedNotation {
  private var records: [String: Record] = [:]

  /// The record of a name; it is made when it is first named.
  mutating func record(_ name: some StringProtocol) -> Record {
    let name = String(name)
    if let known = records[name] { return known }
    let record = Record(name)
    records[name] = record
    return record
  }

  /// Sections, with names before colons; nothing is no section, a dash an empty one.
  mutating func sections(_ text: String) -> [DataSourceSection<Record>] {
    if text.isEmpty { return [] }
    var sections: [DataSourceSection<Record>] = []
    for part in text.split(separator: "|") {
      let words = part.split(separator: " ").filter { $0 != "-" }
      let name = words.first.flatMap { $0.hasSuffix(":") ? String($0.dropLast()) : nil }
      let items = words.dropFirst(name == nil ? 0 : 1).map { record($0) }
      sections.append(DataSourceSection(name, items: items))
    }
    return sections
  }

  /// Events, separated by commas; records that are updated or moved get other values.
  mutating func events(_ text: String) -> [FetchedEvent<Record>] {
    text.split(separator: ",").map { event in
      let words = event.split(separator: " ")
      let places = words.dropFirst(2).map(Self.position)
      switch words[0] {
      case "+section": return .insertSection(Self.number(words[1]))
      case "-section": return .deleteSection(Self.number(words[1]))
      case "insert": return .insert(record(words[1]), at: places[0])
      case "delete": return .delete(record(words[1]), at: places[0])
      case "move":
        record(words[1]).version = 1
        return .move(record(words[1]), from: places[0], to: places[1])
      case "update":
        record(words[1]).version = 1
        return .update(record(words[1]), at: places[0], to: places.count > 1 ? places[1] : nil)
      default: preconditionFailure("\(event) is no event")
      }
    }
  }

  private static func number(_ word: Substring) -> Int {
    guard let number = Int(word) else { preconditionFailure("\(word) is no number") }
    return number
  }

  private static func position(_ word: Substring) -> RowPosition {
    let numbers = word.split(separator: ".").map(number)
    return RowPosition(section: numbers[0], row: numbers[1])
  }
}

extension [DataSourceSection<Record>] {
  /// What a table of these sections shows.
  @MainActor var texts: [[String]] { map { $0.items.map(\.text) } }
}
