extension ValueReader {
  /// Reads what has no order in the order of its texts, so that an object that several members share is listed in the same
  /// one in each run.
  mutating func unordered<Member>(
    _ members: [Member],
    _ read: (inout ValueReader, Member) -> ValueNode
  ) -> [ValueNode] {
    guard readsUnordered else { return [] }
    let members = members.map { (value: $0, text: text(of: $0, read)) }
    let nodes = members.sorted { $0.text < $1.text }
      .map { (text: $0.text, node: read(&self, $0.value)) }
    return nodes.map { (text: $0.text, whole: $0.node.unnumberedText, node: $0.node) }
      .sorted { ($0.text, $0.whole) < ($1.text, $1.whole) }
      .map(\.node)
  }

  /// The text of a member by itself, without sets and dictionaries in it.
  ///
  /// These would be read again at each level, and objects that all know each other would never end.
  private mutating func text<Member>(
    of member: Member,
    _ read: (inout ValueReader, Member) -> ValueNode
  ) -> String {
    let count = order.count
    readsUnordered = false
    let text = read(&self, member).unnumberedText
    readsUnordered = true
    for object in order[count...] { met[object] = nil }
    order.removeSubrange(count...)
    return text
  }
}
