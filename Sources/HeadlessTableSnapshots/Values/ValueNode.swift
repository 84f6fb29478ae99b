internal import HeadlessTable

/// A value with everything in it, as a dump and JSON write it.
struct ValueNode {
  /// The place of a node in the one above it.
  indirect enum Label {
    /// The top, or an element that has no place, as in a set.
    case none
    case name(String)
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
  /// not depend on hashes: that of the places in the whole value that the tokens are in.
  ///
  /// Otherwise the number of a token that is elsewhere, too, would differ in each run.
  ///
  /// - Complexity: O(size of the value · depth), if there is a token in a set or a dictionary.
  var withTokensInOrder: ValueNode.Content {
    ordered(by: TokenPlaces(self))
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

/// The places of each token in a value: `‹uuid›` at `/items/2/id`.
private struct TokenPlaces {
  private var places: [String: [String]] = [:]

  init(_ value: ValueNode.Content) {
    ValueNode(content: value).forEachToken { places[$0, default: []].append($1) }
  }

  /// The places of all tokens of a member, in the order of the tokens, and behind them the tokens themselves.
  ///
  /// The tokens differ from run to run, but give members that differ in nothing else the same order in each of several sets.
  func text(of member: ValueNode) -> String {
    var tokens: [String] = []
    member.forEachToken { token, _ in tokens.append(token) }
    return (tokens.flatMap { places[$0, default: []].sorted() } + tokens).joined(separator: "\n")
  }
}

extension ValueNode {
  /// Calls a function for each token, with its path; what has no order is named by its text.
  fileprivate func forEachToken(at path: String = "", _ body: (String, String) -> Void) {
    if case .key(let key) = label {
      ValueNode(content: key).forEachToken(at: "\(path)/key", body)
    }
    switch content {
    case .value(.token(let kind, let value), _): body("\(kind) \(value)", path)
    case .value, .absent, .note: break
    case .group(_, _, let members):
      for member in members { member.forEachToken(at: "\(path)/\(member.placeName)", body) }
    }
  }

  private var placeName: String {
    switch label {
    case .name(let text): text
    case .index(let index): String(index)
    case .none, .key: unnumberedText
    }
  }
}
