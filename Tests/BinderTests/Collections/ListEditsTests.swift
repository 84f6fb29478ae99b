import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

@Suite("Many elements that go and come in one pass", .bounded)
struct ListEditsTests {
  /// Edits at random places of a list, and what they lead to.
  private static func edits(
    of array: [Int],
    removing removalCount: Int,
    inserting insertionCount: Int,
    using random: inout SplitMix64
  ) -> (edits: ListEdits<Int>, result: [Int]) {
    let removals = Set(array.indices.shuffled(using: &random).prefix(removalCount))
    let places = (0..<insertionCount).map { _ in Int.random(in: 0...array.count, using: &random) }
    let insertions = places.sorted().enumerated().map { (position: $1, element: -1 - $0) }
    let arriving = Dictionary(grouping: insertions, by: \.position)
    var result: [Int] = []
    for place in 0...array.count {
      result += arriving[place, default: []].map(\.element)
      if place < array.count, !removals.contains(place) { result.append(array[place]) }
    }
    return (ListEdits(removals: removals.sorted()[...], insertions: insertions[...]), result)
  }

  @Test("a list stays equal to an array, and so do its copies", arguments: Cases.seeds(4))
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var array = Array(0..<Int.random(in: 0...500, using: &random))
    var list = PersistentArray(array)
    for _ in 0..<60 {
      let (before, beforeArray) = (list, array)
      let (edits, result) = Self.edits(
        of: array,
        removing: Int.random(in: 0...min(array.count, 150), using: &random),
        inserting: Int.random(in: 0...150, using: &random),
        using: &random
      )
      list.edit(edits)
      array = result
      #expect(Array(list) == array)
      #expect(list.indices.map { list[$0] } == array)
      #expect(Array(before) == beforeArray)
      #expect(list.chunks.depth < 12)
    }
  }

  @Test("flags stay equal to an array, and so do their copies", arguments: Cases.seeds(4))
  func flags(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var array = (0..<Int.random(in: 0...900, using: &random)).map { $0 % 3 == 0 }
    var list = BitVector(array)
    for _ in 0..<60 {
      let (before, beforeArray) = (list, array)
      let (edits, result) = Self.edits(
        of: Array(array.indices),
        removing: Int.random(in: 0...min(array.count, 150), using: &random),
        inserting: Int.random(in: 0...150, using: &random),
        using: &random
      )
      let flag = { (number: Int) in number < 0 ? number % 2 == 0 : array[number] }
      let insertions = edits.insertions.map { (position: $0.position, element: flag($0.element)) }
      list.edit(ListEdits(removals: edits.removals, insertions: insertions[...]))
      array = result.map(flag)
      #expect(Array(list) == array)
      #expect(array.indices.map { list[$0] } == array)
      #expect(
        array.indices.filter { array[$0] } == (0..<array.count { $0 }).map(list.position)
      )
      #expect(Array(before) == beforeArray)
    }
  }

  @Test("those of a changeset lead to what a slow replay leads to", arguments: Cases.seeds(50))
  func changeset(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let count = Int.random(in: 0...12, using: &random)
      let old = Array(0..<count).shuffled(using: &random)
      let new = Array(0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random)
      var patch = Changeset(from: old, to: new, detectsMoves: Bool.random(using: &random))
      for (row, number) in new.enumerated() {
        guard let source = old.firstIndex(of: number), !patch.insertions.contains(row) else {
          continue
        }
        if Bool.random(using: &random) { patch.updates.append(Move(old: source, new: row)) }
      }
      patch.updates.sort { $0.old < $1.old }
      let updated = Set(patch.updates.map(\.new))
      let shown = new.indices.map { updated.contains($0) ? -new[$0] : new[$0] }
      var list = PersistentArray(old)
      var asked: [Int] = []
      list.apply(patch) { row in
        asked.append(row)
        return shown[row]
      }
      #expect(Array(list) == shown)
      #expect(asked == (patch.insertions + patch.updates.map(\.new)).sorted())
    }
  }

  @Test("what has no edits is shared with the list before")
  func sharing() {
    var random = SplitMix64(seed: 7)
    let array = Array(0..<100_000)
    let old = PersistentArray(array)
    for count in [1, 10, 100] {
      var new = old
      let edits = (0..<count).map { _ in Int.random(in: array.indices, using: &random) }.sorted()
      new.edit(
        ListEdits(removals: [], insertions: edits.map { (position: $0, element: 0) }[...])
      )
      let fresh = Set(new.nodes).subtracting(old.nodes)
      #expect(fresh.count >= count / 2 && fresh.count <= count * (old.chunks.depth + 4))
    }
  }

  @Test("many edits leave few chunks that are nearly empty, and none that is too large")
  func density() {
    var random = SplitMix64(seed: 3)
    var array = Array(0..<10_000)
    var list = PersistentArray(array)
    for round in 0..<50 {
      let (edits, result) = Self.edits(
        of: array,
        removing: round < 20 ? 300 : 400,
        inserting: round < 20 ? 500 : 10,
        using: &random
      )
      list.edit(edits)
      array = result
      #expect(list.chunks.extent.elements <= array.count / (ArrayChunk<Int>.capacity / 4) + 1)
      #expect(list.chunks.allSatisfy { $0.count <= ArrayChunk<Int>.capacity })
    }
  }
}

extension PersistentArray {
  /// The nodes of the tree.
  fileprivate var nodes: [ObjectIdentifier] {
    func nodes(_ node: Chunks.Node?) -> [ObjectIdentifier] {
      guard let node else { return [] }
      return nodes(node.above) + [ObjectIdentifier(node)] + nodes(node.below)
    }
    return nodes(chunks.root)
  }
}
