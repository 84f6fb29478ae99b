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
  /// Sorts nodes that have no order by their text, in which tokens have no numbers.
  static func sorted(_ nodes: [ValueNode]) -> [ValueNode] {
    nodes.map { node in
      var writer = ValueDumpWriter(hasNumbers: false)
      writer.write(node, indentation: "")
      return (node: node, text: writer.text)
    }
    .sorted { $0.text < $1.text }
    .map(\.node)
  }
}
