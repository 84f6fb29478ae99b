import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Values by their positions", .bounded)
struct ByPositionTests {
  @Test("are those of a dictionary, in ascending order", arguments: 0..<50)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var values = ByPosition<Int, Int>()
    var reference: [Int: Int] = [:]
    for step in 0..<60 {
      let position = Int.random(in: 0..<12, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let removed = values.removeValue(forKey: position)
        #expect(removed == reference.removeValue(forKey: position))
      case 1:
        values[position] = nil
        reference[position] = nil
      default:
        values[position] = step
        reference[position] = step
      }
      #expect(values.keys == reference.keys.sorted())
      #expect(values.values == values.keys.map { reference[$0] })
      #expect((0..<12).allSatisfy { values[$0] == reference[$0] })
      #expect((0..<12).allSatisfy { values.contains($0) == (reference[$0] != nil) })
      #expect(values.map { "\($0) \($1)" } == values.keys.map { "\($0) \(reference[$0] ?? -1)" })
      #expect(values.isEmpty == reference.isEmpty)
    }
    values.removeAll()
    #expect(values.isEmpty && values.count == 0)
  }
}
