import TestSupport
import Testing

@testable import Binder

@Suite("A map whose copies share storage", .bounded)
struct PersistentMapTests {
  /// A key with few hashes, so that many share all of their bits.
  private struct Key: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(number % 3 == 0 ? 0 : number)
    }
  }

  @Test("takes keys one by one and many at once, as a dictionary does", arguments: Cases.seeds(10))
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var map = PersistentMap<Key, Int>()
    var dictionary: [Key: Int] = [:]
    var next = 0
    for _ in 0..<30 {
      let (copy, kept) = (map, dictionary)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let keys = (0..<Int.random(in: 0...200, using: &random)).map { Key(number: next + $0) }
        next += keys.count
        map.insert(new: keys.map { PersistentMap.Entry($0, $0.number * 2) })
        for key in keys { dictionary[key] = key.number * 2 }
      case 1:
        for _ in 0..<20 {
          let key = Key(number: Int.random(in: 0...next, using: &random))
          map[key] = nil
          dictionary[key] = nil
        }
      default:
        for _ in 0..<20 {
          let key = Key(number: Int.random(in: 0...next, using: &random))
          map[key] = next
          dictionary[key] = next
        }
        next += 1
      }
      #expect(map.count == dictionary.count, "seed \(seed)")
      let numbers = 0...next
      #expect(numbers.allSatisfy { map[Key(number: $0)] == dictionary[Key(number: $0)] })
      #expect(numbers.allSatisfy { copy[Key(number: $0)] == kept[Key(number: $0)] })
    }
  }

  @Test("makes each node once for many keys")
  func nodes() {
    let keys = (0..<10_000).map { PersistentMap<Int, Int>.Entry($0, $0) }
    var map = PersistentMap<Int, Int>()
    map.insert(new: keys)
    var other = PersistentMap<Int, Int>()
    for key in keys { other[key.key] = key.value }
    #expect(map.nodes.count == other.nodes.count)
    #expect(map.count == 10_000)
  }
}
