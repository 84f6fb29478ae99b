/// A dictionary whose copies share storage.
///
/// A copy costs nothing. A change of a copy makes new nodes on the way to one leaf, and a change of a map without copies makes
/// none: O(log *n*) either way, however large the map is.
@usableFromInline struct PersistentMap<Key: Hashable, Value> {
  @usableFromInline var root = Node()

  @usableFromInline var count = 0

  @inlinable init() {}

  /// The value of a key; nil removes the key.
  ///
  /// - Complexity: O(log *n*), one hash and the comparisons of keys that share 40 bits of it, or are in one leaf.
  @inlinable subscript(key: Key) -> Value? {
    get {
      let hash = key.hashValue
      var (node, rest) = (root, UInt(bitPattern: hash))
      while !node.children.isEmpty {
        node = node.children[Int(rest & Node.mask)]
        rest >>= Node.width
      }
      return node.entries.first { $0.hash == hash && $0.key == key }?.value
    }
    set {
      let hash = key.hashValue
      if let newValue {
        let entry = Entry(hash: hash, key: key, value: newValue)
        if Self.put(entry, into: &root, below: 0) { count += 1 }
      } else if Self.remove(key, hash, from: &root, UInt(bitPattern: hash)) {
        count -= 1
      }
    }
  }

  @usableFromInline struct Entry {
    @usableFromInline let hash: Int
    @usableFromInline let key: Key
    @usableFromInline var value: Value

    @inlinable
    init(hash: Int, key: Key, value: Value) {
      self.hash = hash
      self.key = key
      self.value = value
    }

    @inlinable
    func slot(_ shift: UInt) -> Int { Int(UInt(bitPattern: hash) >> shift & Node.mask) }

    @inlinable
    init(_ key: Key, _ value: Value) {
      self.init(hash: key.hashValue, key: key, value: value)
    }
  }

  /// Either a leaf with some entries, or a branch with a child for each value of some bits of the hash.
  @usableFromInline final class Node {
    @inlinable static var width: UInt { 4 }
    @inlinable static var mask: UInt { 1 << width - 1 }
    /// The number of entries of a leaf, unless the bits of the hashes are used up.
    @inlinable static var capacity: Int { 32 }

    @usableFromInline var entries: [Entry]
    @usableFromInline var children: [Node]

    @inlinable init(entries: [Entry] = [], children: [Node] = []) {
      self.entries = entries
      self.children = children
    }
  }
}

extension PersistentMap {
  @inlinable static func own(_ node: inout Node) {
    guard !isKnownUniquelyReferenced(&node) else { return }
    node = Node(entries: node.entries, children: node.children)
  }

  @inlinable static func put(_ entry: Entry, into node: inout Node, below depth: UInt) -> Bool {
    own(&node)
    let shift = depth * Node.width
    guard node.children.isEmpty else {
      let slot = Int(UInt(bitPattern: entry.hash) >> shift & Node.mask)
      return put(entry, into: &node.children[slot], below: depth + 1)
    }
    if let index = node.entries.firstIndex(where: { $0.hash == entry.hash && $0.key == entry.key })
    {
      node.entries[index].value = entry.value
      return false
    }
    node.entries.append(entry)
    if node.entries.count > Node.capacity, shift < UInt.bitWidth { split(node, shift) }
    return true
  }

  /// Inserts keys that are not there, all different, each with its value; the nodes below are made once and full.
  ///
  /// - Complexity: O(*k* log *n*), in a few passes over the *k* keys.
  @inlinable mutating func insert(new entries: [Entry]) {
    count += entries.count
    Self.put(new: entries[...], into: &root, below: 0)
  }

  @inlinable static func put(
    new entries: ArraySlice<Entry>,
    into node: inout Node,
    below depth: UInt
  ) {
    guard !entries.isEmpty else { return }
    own(&node)
    let shift = depth * Node.width
    if node.children.isEmpty {
      if node.entries.count + entries.count <= Node.capacity || shift >= UInt.bitWidth {
        node.entries += entries
        return
      }
      split(node, shift)
    }
    let (sorted, ends) = sort(entries, shift)
    var start = 0
    for (slot, end) in ends.enumerated() {
      put(new: sorted[start..<end], into: &node.children[slot], below: depth + 1)
      start = end
    }
  }

  /// Entries in the order of some bits of their hashes, and where those with each value end.
  @inlinable static func sort(_ entries: ArraySlice<Entry>, _ shift: UInt) -> ([Entry], [Int]) {
    var ends = [Int](repeating: 0, count: Int(Node.mask) + 1)
    for entry in entries { ends[entry.slot(shift)] += 1 }
    var end = 0
    for slot in ends.indices {
      let count = ends[slot]
      ends[slot] = end
      end += count
    }
    let sorted = [Entry](unsafeUninitializedCapacity: entries.count) { buffer, count in
      for entry in entries {
        let slot = entry.slot(shift)
        buffer.initializeElement(at: ends[slot], to: entry)
        ends[slot] += 1
      }
      count = entries.count
    }
    return (sorted, ends)
  }

  @inlinable static func split(_ node: Node, _ shift: UInt) {
    var parts = [[Entry]](repeating: [], count: Int(Node.mask) + 1)
    for entry in node.entries { parts[entry.slot(shift)].append(entry) }
    node.entries = []
    node.children = parts.map { Node(entries: $0) }
  }

  @inlinable static func remove(
    _ key: Key,
    _ hash: Int,
    from node: inout Node,
    _ rest: UInt
  ) -> Bool {
    guard node.children.isEmpty else {
      own(&node)
      return remove(key, hash, from: &node.children[Int(rest & Node.mask)], rest >> Node.width)
    }
    guard let index = node.entries.firstIndex(where: { $0.hash == hash && $0.key == key })
    else { return false }
    own(&node)
    node.entries.swapAt(index, node.entries.count - 1)
    node.entries.removeLast()
    return true
  }
}

extension PersistentMap.Entry: Sendable where Key: Sendable, Value: Sendable {}
// A node changes only while one map alone has it.
extension PersistentMap.Node: @unchecked Sendable where Key: Sendable, Value: Sendable {}
extension PersistentMap: Sendable where Key: Sendable, Value: Sendable {}
