internal import HeadlessTable

/// The names of files and folders that snapshots lie in.
package enum SnapshotName {
  /// The most bytes of UTF-8 that a name keeps of what it is made from.
  static let longest = 120

  /// A name as a file or a folder may have it: letters and digits of any script, `-`, `_` and `.`.
  ///
  /// A name that is made of these stays as it is. Else everything else becomes `-`, and `~` with six
  /// hexadecimal digits of the name's digest follows, so that two names never end in the same file: `a b`
  /// becomes `a-b~bca18b`. Letters are composed with their marks, as file systems take both forms for one name.
  ///
  /// - Complexity: O(length of the name).
  package static func component(_ name: String) -> String {
    let name = name.composed
    var slug = ""
    for character in name {
      if character.isKept {
        slug.append(character)
      } else if !slug.hasSuffix("-") {
        slug.append("-")
      }
    }
    guard slug != name || name.needsDigest else { return name }
    while slug.utf8.count > longest { slug.removeLast() }
    slug = String(slug.drop { $0 == "-" || $0 == "." })
    while slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "~\(name.digest)" : "\(slug)~\(name.digest)"
  }

  /// Whether a folder or a file may have a name: whether `component` could have made it.
  package static func isComponent(_ name: some StringProtocol) -> Bool {
    guard let first = name.first, first != "-", first != "." else { return false }
    return name.allSatisfy { $0.isKept || $0 == "~" }
  }

  /// The folder of a test, from its function's name: `overview()` without the brackets, `` `a raw
  /// name`() `` without the ticks, and `sizes(width:_:)` as `sizes.width._`.
  package static func component(ofTest function: String) -> String {
    var name = function[...]
    var labels: [Substring] = []
    if name.hasSuffix(")"), let start = name.lastIndex(of: "(") {
      let list = name[start...].dropFirst().dropLast()
      labels = list.split(separator: ":", omittingEmptySubsequences: false).dropLast()
      if list.isEmpty || list.hasSuffix(":") { name = name[..<start] } else { labels = [] }
    }
    let base = component(ofName: name)
    let parts = [base] + labels.map { component(String($0)) }
    let joined = parts.joined(separator: ".")
    return joined.utf8.count > longest + 80 ? component(function) : joined
  }

  private static func component(ofName name: Substring) -> String {
    var name = name
    if name.count > 2, name.hasPrefix("`"), name.hasSuffix("`") {
      name = name.dropFirst().dropLast()
    }
    return component(String(name))
  }
}

extension Character {
  fileprivate var isKept: Bool {
    isLetter || isNumber || self == "-" || self == "_" || self == "."
  }
}

extension String {
  /// The same text with letters and their marks as one character wherever Unicode has that.
  package var composed: String {
    // No character below U+0300 has another form. FoundationEssentials has no normal forms; this is how Foundation makes them.
    utf8.allSatisfy { $0 < 0xCC } ? self : String(decoding: _nfcCodeUnits, as: UTF8.self)
  }

  /// Whether a name of characters that are kept gets a digest all the same.
  fileprivate var needsDigest: Bool {
    guard let first, let last else { return true }
    return first == "-" || first == "." || last == "." || utf8.count > SnapshotName.longest
  }

  /// Six hexadecimal digits that follow from the name alone.
  fileprivate var digest: String {
    let fingerprint = utf8.fingerprint
    return ((fingerprint ^ (fingerprint >> 32)) & 0xFF_FFFF).hexadecimal(digits: 6)
  }
}
