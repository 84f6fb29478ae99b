import HeadlessTableSnapshots

/// Chooses snapshots by parts of their paths.
///
/// `AccountsTests/overview` chooses every snapshot whose path has these two folders one after the other, and
/// `overview/accounts` or `…/overview/accounts.txt` one snapshot. A `*` matches any characters of a folder or a file.
struct SnapshotFilter {
  let parts: [String]

  /// The snapshots that one of the parts chooses, in their order; all for no parts.
  ///
  /// `namesOne` refuses a part that is the name of several.
  func chosen<Snapshot>(
    among snapshots: [Snapshot],
    _ noun: String,
    namesOne: Bool = false,
    location: (Snapshot) -> SnapshotLocation
  ) throws(UsageError) -> [Snapshot] {
    if parts.isEmpty { return snapshots }
    let locations = snapshots.map(location)
    var chosen: Set<SnapshotLocation> = []
    for part in parts {
      let ofPart = Self.chosen(among: locations, part)
      if ofPart.isEmpty { throw UsageError("No \(noun) matches '\(part)'.") }
      chosen.formUnion(ofPart)
    }
    if namesOne { try checkNames(among: locations) }
    return snapshots.filter { chosen.contains(location($0)) }
  }

  /// Refuses a part that is the name of one snapshot, and so of several.
  ///
  /// A part that is a folder, or has a `*`, may choose any number, and the line of a source file every call in it.
  private func checkNames(among locations: [SnapshotLocation]) throws(UsageError) {
    for part in parts where !part.contains("*") {
      let named = Self.chosen(among: locations, part).filter { $0.isNamed(Self.words(part)) }
      let calls = named.compactMap { InlineLocation($0)?.called }
      // Two calls have one name where one of them waits since before the file was edited.
      let isShared = Set(calls).count < calls.count
      let places = named.map { location in
        guard !isShared, let call = InlineLocation(location)?.called else { return location.path }
        return "\(call.path):\(call.line):\(call.column)"
      }
      let files = Set(named.map { InlineLocation($0)?.path ?? $0.path })
      guard files.count > 1 || isShared else { continue }
      throw UsageError(ambiguous: part, "snapshots", places, pattern: "*/\(part)")
    }
  }

  private static func words(_ part: String) -> [Substring] {
    Array(part.split(separator: "/").drop { $0 == "." })
  }

  /// A whole path chooses nothing else.
  private static func chosen(
    among locations: [SnapshotLocation],
    _ part: String
  ) -> [SnapshotLocation] {
    let words = words(part)
    let path = words.joined(separator: "/")
    let whole = locations.filter { $0.path == path }
    return whole.isEmpty ? locations.filter { $0.isIncluded(words) } : whole
  }
}

extension UsageError {
  /// Says what a name may match.
  init(ambiguous name: String, _ noun: String, _ places: [String], pattern: String? = nil) {
    let most = 10
    let listed = places.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    let more = places.count > most ? " and \(places.count - most) more" : ""
    let advice = pattern.map { ", or '\($0)' for all" } ?? ""
    self.init(
      "'\(name)' is the name of \(places.count) \(noun): \(listed)\(more). "
        + "Give the path of one\(advice)."
    )
  }
}

extension SnapshotLocation {
  /// The ways to write the path: as it is, without the file's extension, and both without `__Snapshots__` and what is
  /// before it, or without that word alone.
  private var spellings: [[Substring]] {
    let folders = path.split(separator: "/")
    let short = shortName.split(separator: "/")
    let plain = folders.filter { $0 != "__Snapshots__" }
    return [folders, short, plain, plain.dropLast() + short.suffix(1)]
  }

  /// Whether some words are one after the other in the path, or are the place of a call.
  fileprivate func isIncluded(_ words: [Substring]) -> Bool {
    isCalled(words)
      || spellings.contains { spelling in
        guard spelling.count >= words.count else { return false }
        return (0...(spelling.count - words.count)).contains { start in
          zip(spelling[start...], words).allSatisfy { $0.matches($1) }
        }
      }
  }

  /// Whether some words are the end of the path, or the place of a call.
  fileprivate func isNamed(_ words: [Substring]) -> Bool {
    isCalled(words)
      || spellings.contains { $0.count >= words.count && $0.suffix(words.count) == words[...] }
  }

  /// `AccountsTests.swift:12` and `Tests/AppTests/AccountsTests.swift:12:5`.
  private func isCalled(_ words: [Substring]) -> Bool {
    guard let inline = InlineLocation(self)?.called else { return false }
    let folders = inline.path.split(separator: "/")
    return ["\(inline.line)", "\(inline.line):\(inline.column)"].contains { place in
      let name = "\(folders.last ?? ""):\(place)"
      let all = (folders.dropLast() + [name[...]]).suffix(words.count)
      return all.count == words.count && zip(all, words).allSatisfy { $0.matches($1) }
    }
  }
}

extension Substring {
  /// Whether this is a pattern's text, in which `*` matches any characters.
  fileprivate func matches(_ pattern: Substring) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return self == pattern
    }
    guard count >= first.count + last.count, hasPrefix(first), hasSuffix(last) else { return false }
    var rest = dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let place = rest.firstRange(of: piece) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
