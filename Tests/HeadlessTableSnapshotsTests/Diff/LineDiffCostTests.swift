import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// What a difference costs, counted in comparisons of lines, however the texts look.
@Suite("The cost of the difference of two texts", .bounded)
struct LineDiffCostTests {
  struct Shape: CustomTestStringConvertible {
    let testDescription: String
    let old: [Int32]
    let new: [Int32]
    /// The most comparisons for one line of both texts.
    let limit: Int
  }

  static let many: Range<Int32> = 0..<10_000

  static let shapes = [
    Shape(
      testDescription: "4,000 repetitive lines with 3 edits",
      old: (0..<4_000).map { $0 % 4 },
      new: (0..<4_000).map { [700: 8, 2_100: 8, 3_500: 9][$0] ?? $0 % 4 }.filter { $0 != 9 },
      limit: 4
    ),
    Shape(
      testDescription: "all lines changed",
      old: Array(many),
      new: many.map { $0 + 10_000 },
      limit: 1
    ),
    Shape(testDescription: "all lines reversed", old: Array(many), new: many.reversed(), limit: 1),
    Shape(
      testDescription: "repetitive lines, all in another order",
      old: many.map { $0 * $0 / 7 % 4 },
      new: many.map { ($0 * $0 / 5 + 1) % 4 },
      limit: 12
    ),
    Shape(
      testDescription: "every second line changed, the others alike",
      old: many.map { $0 % 2 == 0 ? 0 : $0 },
      new: many.map { $0 % 2 == 0 ? 0 : $0 + 10_000 },
      limit: 12
    ),
  ]

  @Test("stays within some comparisons a line", arguments: shapes)
  func comparisons(shape: Shape) {
    var aligner = LineAligner(old: shape.old, new: shape.new, distinct: 20_000)
    aligner.align()
    #expect(aligner.comparisons <= shape.limit * (shape.old.count + shape.new.count))
  }
}
