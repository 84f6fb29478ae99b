import TestSupport
import Testing

@testable import HeadlessTable

@Suite("A set of texts", .bounded)
struct TextSetTests {
  @Test("tells new texts from others as a set of the library does", arguments: Cases.seeds(40))
  func parity(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var set = TextSet(capacity: Int.random(in: 0...300, using: &random))
    var reference: Set<String> = []
    for _ in 0..<1_000 {
      let isArbitrary = seed.isMultiple(of: 2) && Int.random(in: 0..<50, using: &random) == 0
      let number = Int.random(in: 0..<1_500, using: &random)
      let text = isArbitrary ? ArbitraryText.text(&random) : "row-\(number)"
      #expect(set.insert(text) == reference.insert(text).inserted)
    }
  }

  @Test(
    "texts are equal that differ in their bytes only",
    arguments: [("K", "\u{212A}"), ("\u{E9}", "e\u{301}"), (";", "\u{37E}")]
  )
  func equivalents(text: String, equivalent: String) {
    for texts in [[text, "a", equivalent], [equivalent, "a", text]] {
      var set = TextSet(capacity: 0)
      #expect(texts.map { set.insert($0) } == [true, true, false])
    }
  }
}
