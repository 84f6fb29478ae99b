import TestSupport
import Testing

@testable import Binder

@Suite("A stack that knows the sum of any leading part", .bounded)
struct SumTreeTests {
  /// An element that adds its number to the height.
  private struct Block: SumTreeElement, Equatable {
    var number: Int
    var extent: Sums { Sums(elements: 1, height: Double(number)) }
  }

  private struct Sums: SumTreeExtent {
    var elements = 0
    var height = 0.0

    static let zero = Sums()

    static func + (above: Sums, below: Sums) -> Sums {
      Sums(elements: above.elements + below.elements, height: above.height + below.height)
    }
  }

  /// Whether all leaves of every subtree are almost equally deep, and all sums are right.
  private func isSound(_ node: SumTree<Block>.Node?) -> Bool {
    guard let node else { return true }
    let (above, below) = (node.above?.depth ?? 0, node.below?.depth ?? 0)
    return abs(above - below) <= 1 && node.depth == 1 + max(above, below)
      && node.extent == (node.above.extent + node.element.extent) + node.below.extent
      && isSound(node.above) && isSound(node.below)
  }

  @Test("cut and joined at random, it stays balanced and in order", arguments: [1, 2, 3])
  func cutAndJoin(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var reference = (0..<700).map(Block.init)
    var tree = SumTree(reference)
    for _ in 0..<300 {
      let cut = Int.random(in: 0...reference.count, using: &random)
      let (above, below) = tree.split { $0.elements > cut }
      #expect(isSound(above.root) && isSound(below.root))
      #expect(above.extent.elements == cut)
      tree = .joining(below, Block(number: 700 + cut), above)
      reference = reference[cut...] + [Block(number: 700 + cut)] + reference[..<cut]
      if Bool.random(using: &random) {
        #expect(tree.removeFirst() == reference.removeFirst())
        #expect(tree.removeLast() == reference.removeLast())
      }
      #expect(isSound(tree.root))
      #expect(Array(tree) == reference)
      #expect(tree.first == reference.first && tree.last == reference.last)
    }
  }

  @Test("an element is found by any sum above it")
  func lookup() {
    let tree = SumTree((1...100).map(Block.init))
    let found = tree.first { $0.height > 55 }
    #expect(found?.element == Block(number: 11))
    #expect(found?.start == Sums(elements: 10, height: 55))
    #expect(tree.first { $0.height > 5050 } == nil)
  }
}
