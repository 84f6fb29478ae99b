import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite("The text of a variant", .bounded)
struct VariantTextTests {
  @Test("is made again from the lines that differ, or not at all", arguments: Cases.seeds(60))
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let model = ListModel.random(&random, offset: 0)
    var other = model
    for section in other.sections.indices {
      for row in other.sections[section].indices where Bool.random(using: &random) {
        other.sections[section][row].height += 20
      }
    }
    let texts = [model, other].map { $0.text(listsAll: seed.isMultiple(of: 2), .fields) }
    let lines = LineDiff(from: texts[0], to: texts[1]).changedLines()
    let made = VariantText.text(texts[0], applying: lines)
    if seed.isMultiple(of: 2) {
      // Where the bottom edge is follows from the size of the table and is not drawn from the text.
      let wanted = Self.withoutEdges(texts[1])
      #expect(made.map(Self.withoutEdges) == wanted)
    } else if let made {
      #expect(LineDiff(from: texts[0], to: made).changedLines() == lines)
    }
  }

  private static func withoutEdges(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("└──") }
  }

  @Test("lines that are not those of the first make none")
  func refused() {
    let first =
      "table t · plain · 1×1\ncontent 1×44 · 1 section · 1 row · offset 0\n§ a · 1 row\n  row      44  Cell              #a\n"
    for lines in [
      "-nothing\n", "x\n", "-  row      44  Cell              #a\n",
      "+  row      44  Cell              #b\n",
    ] {
      #expect(VariantText.text(first, applying: lines) == nil)
    }
    #expect(VariantText.text(first, applying: "") == first)
  }
}
