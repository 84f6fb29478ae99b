/// A stanza that is not a package, and why.
struct SkippedStanza: Hashable, Sendable {
  /// What is wrong with it.
  enum Reason: String, Hashable, Sendable, CaseIterable {
    case noName = "the stanza has no package name"
    case badField = "the line is not a field"
    case repeatedField = "the field is there for the second time"
    case invalidUTF8 = "the line is not UTF-8"
    case nulByte = "the line has a NUL byte"
    case lineTooLong = "the line is longer than 1 MiB"
  }

  /// What is wrong with it; the first thing if there are several.
  var reason: Reason
  /// Where, counted from 1; the stanza's first line if it lacks something.
  var line: Int
}

extension SkippedStanza: CustomStringConvertible {
  /// The line and the reason: `line 12: the stanza has no package name`.
  var description: String { "line \(line): \(reason.rawValue)" }
}

/// How many stanzas were skipped, why, and the first of them.
struct SkippedStanzas: Hashable, Sendable {
  /// How many stanzas are described one by one.
  static let examplesLimit = 5

  /// The first skipped stanzas, at most `examplesLimit`.
  private(set) var first: [SkippedStanza] = []

  private var counts: [SkippedStanza.Reason: Int] = [:]

  /// How many stanzas were skipped.
  var count: Int { counts.values.reduce(0, +) }

  /// How many stanzas were skipped for a reason.
  func count(for reason: SkippedStanza.Reason) -> Int { counts[reason, default: 0] }

  /// Adds a stanza.
  mutating func append(_ stanza: SkippedStanza) {
    counts[stanza.reason, default: 0] += 1
    if first.count < Self.examplesLimit { first.append(stanza) }
  }
}
