internal import HeadlessTable

/// A value with everything in it, as a dump and JSON write it.
struct ValueNode {
  /// The place of a node in the one above it.
  indirect enum Label {
    /// The top, or an element that has no place, as in a set.
    case none
    /// A member.
    case name(String)
    /// An element of a list.
    case index(Int)
    /// The value that a dictionary has under a key.
    case key(Content)
  }

  indirect enum Content {
    /// A simple value, and what is not usual about it.
    case value(SnapshotValue, tags: [String])
    /// An optional value that is not there.
    case absent
    /// Something that has no text of its own.
    case note(String)
    /// A value with others in it.
    case group(Style, title: String, [ValueNode])
  }

  enum Style {
    /// A structure, an object, or a tuple.
    case members
    /// A case of an enumeration, which carries a payload.
    case payload
    case list, dictionary, set
  }

  var label = Label.none
  var content: Content
}

extension ValueNode {
  /// The text, in which tokens have no numbers.
  var unnumberedText: String {
    var writer = ValueDumpWriter(hasNumbers: false)
    writer.write(self, indentation: "")
    return writer.text
  }
}

// MARK: - Members of the same text

extension ValueNode.Content {
  /// The same value with members of sets and dictionaries that differ in nothing but their tokens in an order that does
  /// not depend on hashes: that of the places in the whole value that the tokens stand in.
  ///
  /// Otherwise the number of a token that stands elsewhere, too, would be another one in each run.
  ///
  /// - Complexity: O(size of the value · depth), if there is a token in a set or a dictionary.
  var withTokensInOrder: ValueNode.Content {
    guard hasUnorderedTokens(isWithin: false) else { return self }
    var places = TokenPlaces()
    places.add(self, at: "")
    return ordered(by: places)
  }

  private func hasUnorderedTokens(isWithin: Bool) -> Bool {
    switch self {
    case .value(.token, _): return isWithin
    case .value, .absent, .note: return false
    case .group(let style, _, let members):
      let isWithin = isWithin || style.isUnordered
      return members.contains { member in
        if case .key(let key) = member.label, key.hasUnorderedTokens(isWithin: true) { return true }
        return member.content.hasUnorderedTokens(isWithin: isWithin)
      }
    }
  }

  private func ordered(by places: TokenPlaces) -> ValueNode.Content {
    guard case .group(let style, let title, var members) = self else { return self }
    for index in members.indices {
      members[index].content = members[index].content.ordered(by: places)
    }
    guard style.isUnordered, members.count > 1 else { return .group(style, title: title, members) }
    let keys = members.map { (text: $0.unnumberedText, places: places.text(of: $0)) }
    let order = members.indices.sorted {
      (keys[$0].text, keys[$0].places) < (keys[$1].text, keys[$1].places)
    }
    return .group(style, title: title, order.map { members[$0] })
  }
}

extension ValueNode.Style {
  fileprivate var isUnordered: Bool { self == .set || self == .dictionary }
}

/// The places of each token in a value, named without regard to the order of sets and dictionaries.
private struct TokenPlaces {
  private var places: [String: [String]] = [:]

  mutating func add(_ content: ValueNode.Content, at path: String) {
    switch content {
    case .value(.token(let kind, let value), _):
      places["\(kind) \(value)", default: []].append(path)
    case .value, .absent, .note: break
    case .group(_, _, let members): for member in members { add(member, in: path) }
    }
  }

  private mutating func add(_ member: ValueNode, in path: String) {
    let name: String
    switch member.label {
    case .name(let text): name = text
    case .index(let index): name = String(index)
    case .none: name = Self.digest(of: member)
    case .key(let key):
      name = Self.digest(of: member)
      add(key, at: "\(path)/\(name)/key")
    }
    add(member.content, at: "\(path)/\(name)")
  }

  private static func digest(of member: ValueNode) -> String {
    var digest = RowDigest()
    digest.add(identity: member.unnumberedText, type: nil)
    return RowDigest.text(of: digest.value)
  }

  /// The places of all tokens of a member, in the order of the tokens, and behind them the tokens themselves.
  ///
  /// The tokens differ from run to run, but give members that differ in nothing else the same order in each of several sets.
  func text(of member: ValueNode) -> String {
    var tokens: [String] = []
    Self.add(tokensOf: member, to: &tokens)
    return (tokens.flatMap { places[$0, default: []].sorted() } + tokens).joined(separator: "\n")
  }

  private static func add(tokensOf member: ValueNode, to tokens: inout [String]) {
    if case .key(let key) = member.label { add(tokensOf: key, to: &tokens) }
    add(tokensOf: member.content, to: &tokens)
  }

  private static func add(tokensOf content: ValueNode.Content, to tokens: inout [String]) {
    switch content {
    case .value(.token(let kind, let value), _): tokens.append("\(kind) \(value)")
    case .value, .absent, .note: break
    case .group(_, _, let members): for member in members { add(tokensOf: member, to: &tokens) }
    }
  }
}
