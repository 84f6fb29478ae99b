/// A set of texts that grows and is not asked for anything else: whether a text is a new one.
///
/// It takes a text of ASCII for a fraction of what `Set` does, because it hashes plainly: nobody chooses the identities of
/// rows to slow a picture down, and where many had one hash it would still be right.
package struct TextSet {
  private var texts: [String] = []
  /// The places in `texts`, counted from 1, by hash; 0 for none, as more than half of them are.
  private var places: [Int32]
  /// All texts, once there is one beyond ASCII: such texts can be equal though their bytes are not.
  private var others: Set<String>?

  /// Makes an empty set that takes some texts without growing.
  package init(capacity: Int) {
    texts.reserveCapacity(capacity)
    places = [Int32](repeating: 0, count: Self.size(for: capacity))
  }

  /// Adds a text; true if no equal one was there.
  ///
  /// - Complexity: O(length of the text).
  package mutating func insert(_ text: String) -> Bool {
    if others == nil {
      if let hash = text.plainHash { return insert(text, hash) }
      others = Set(texts)
    }
    return others?.insert(text).inserted ?? false
  }

  private mutating func insert(_ text: String, _ hash: Int) -> Bool {
    var slot = hash & (places.count - 1)
    while places[slot] > 0 {
      if texts[Int(places[slot]) - 1] == text { return false }
      slot = (slot + 1) & (places.count - 1)
    }
    texts.append(text)
    places[slot] = Int32(texts.count)
    if 2 * texts.count >= places.count { grow() }
    return true
  }

  private mutating func grow() {
    places = [Int32](repeating: 0, count: 2 * places.count)
    for (index, text) in texts.enumerated() {
      var slot = (text.plainHash ?? 0) & (places.count - 1)
      while places[slot] > 0 { slot = (slot + 1) & (places.count - 1) }
      places[slot] = Int32(index + 1)
    }
  }

  /// A power of two, more than twice as many as there are texts.
  private static func size(for count: Int) -> Int {
    var size = 16
    while size <= 2 * count { size *= 2 }
    return size
  }
}

extension String {
  /// A hash of the bytes; nil for a text that is not all ASCII.
  fileprivate var plainHash: Int? {
    var hash: UInt64 = 0
    var bits: UInt8 = 0
    for byte in utf8 {
      bits |= byte
      hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return bits < 0x80 ? Int(truncatingIfNeeded: hash) : nil
  }
}
