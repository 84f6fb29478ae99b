import TestSupport
import Testing

@testable import Binder
import BinderObservables

@Suite("An array whose copies share what they have in common", .bounded)
struct PersistentArrayTests {
  @Test("edited at random, it stays equal to an array, and so do its copies", arguments: [1, 2, 3])
  func edits(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var array = Array(0..<Int.random(in: 0...400, using: &random))
    var list = PersistentArray(array)
    var copies: [(PersistentArray<Int>, [Int])] = []
    for step in 0..<Cases.count(1_000) {
      edit(&list, &array, step, &random)
      #expect(list.count == array.count)
      if step % 100 == 0 {
        #expect(Array(list) == array)
        #expect(list.indices.map { list[$0] } == array)
        copies.append((list, array))
      }
    }
    for (copy, array) in copies { #expect(Array(copy) == array) }
  }

  private func edit(
    _ list: inout PersistentArray<Int>,
    _ array: inout [Int],
    _ value: Int,
    _ random: inout SplitMix64
  ) {
    let start = Int.random(in: 0...array.count, using: &random)
    let length = Bool.random(using: &random) ? 3 : Int.random(in: 1...150, using: &random)
    let most = min(array.count, start + length)
    let range = start..<Int.random(in: start...most, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let new = (0..<Int.random(in: 0...200, using: &random)).map { value * 1000 + $0 }
      list.replaceSubrange(range, with: new)
      array.replaceSubrange(range, with: new)
    case 1, 2:
      list.removeSubrange(range)
      array.removeSubrange(range)
    case 3:
      list.append(value)
      array.append(value)
    case 4, 5:
      list.insert(value, at: start)
      array.insert(value, at: start)
    case 6 where start < array.count:
      let target = Int.random(in: 0..<array.count, using: &random)
      list.move(from: start, to: target)
      array.insert(array.remove(at: start), at: target)
    default:
      guard start < array.count else { return }
      list[start] = value
      array[start] = value
    }
  }

  @Test("one element after the other makes few chunks, wherever they come")
  func density() {
    for position in [{ $0 }, { _ in 0 }, { $0 / 2 }] as [(Int) -> Int] {
      var list = PersistentArray<Int>()
      for number in 0..<10_000 { list.insert(number, at: position(number)) }
      #expect(list.chunks.extent.elements < 10_000 / 8)
      while list.count > 100 { list.remove(at: position(list.count - 1)) }
      #expect(list.chunks.extent.elements < 100 / 8)
    }
  }

  @Test("maps and searches like an array, also over several chunks and where a function throws")
  func walks() throws {
    struct Stop: Error {}
    let reference = (0..<200).map { $0 % 150 }
    let array = PersistentArray(reference)
    #expect(array.map { $0 * 2 } == reference.map { $0 * 2 })
    for number in [0, 23, 24, 149, 150] {
      #expect(array.firstIndex(of: number) == reference.firstIndex(of: number))
      #expect(array.firstIndex { $0 > number } == reference.firstIndex { $0 > number })
    }
    #expect(throws: Stop.self) { try array.map { if $0 == 30 { throw Stop() } } }
    #expect(throws: Stop.self) {
      try array.firstIndex { number in
        if number == 30 { throw Stop() }
        return false
      }
    }
    #expect(PersistentArray(array.lazy.map { $0 + 1 }) == PersistentArray(reference.map { $0 + 1 }))
    let section = Observable2DArraySection(metadata: "A", items: reference)
    #expect(Array(section) == reference && section.reversed() == reference.reversed())
  }

  @Test("prints and compares like an array")
  func text() {
    let names: PersistentArray = ["Steve", "Tim"]
    #expect("\(names)" == #"["Steve", "Tim"]"#)
    #expect(String(reflecting: names) == #"["Steve", "Tim"]"#)
    #expect(names == ["Steve", "Tim"])
    #expect(names != ["Steve", "Tom"])
    #expect(Set([names, names]).count == 1)
  }
}
