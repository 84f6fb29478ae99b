import Binder

/// A row with a number for its identity and another for its content.
struct NumberedRow: Identifiable, Hashable, Sendable {
  let id: Int
  var content = 0
}

/// A row with a name, whose content is the number after the name, as in `a1`.
struct NamedRow: Identifiable, Equatable, Sendable, CustomStringConvertible {
  let id: String
  let content: String

  var description: String { id + content }

  /// Makes rows out of words.
  static func rows(_ text: String) -> [NamedRow] {
    text.split(separator: " ").map { word in
      NamedRow(id: String(word.prefix(1)), content: String(word.dropFirst()))
    }
  }

  /// Makes sections out of words, each after its name and a colon.
  static func sections(_ text: String) -> [ListSection<String, NamedRow>] {
    text.split(separator: "|").map { part in
      let halves = part.split(separator: ":", omittingEmptySubsequences: false)
      let name = halves[0].filter { $0 != " " }
      return ListSection(name, rows: halves.count > 1 ? rows(String(halves[1])) : [])
    }
  }
}
