import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The heights of rows after random changes", .bounded)
struct RowHeightsPropertyTests {
  /// A section under change, and the array it has to agree with.
  private struct Subject {
    var random: SplitMix64
    var choices: [Double]
    var rows = RowHeights()
    var reference = RowHeightsReference()

    mutating func change() {
      switch random.below(reference.rows.count > 400 ? 7 : 4) {
      case 0, 1: replace(random.range(within: reference.rows.count, length: 3), count: 12)
      case 2: replace(random.range(within: reference.rows.count, length: 0), count: 30)
      case 3: setHeight()
      default: replace(random.range(within: reference.rows.count, length: 90), count: 1)
      }
    }

    private mutating func replace(_ range: Range<Int>, count: Int) {
      var new = RowHeightsReference()
      while new.rows.count < random.below(count) {
        let row = RowHeightsReference.Row(
          height: random.height(choices),
          isEstimate: random.below(4) == 0
        )
        new.rows += Array(repeating: row, count: 1 + random.below(5))
      }
      rows.replaceSubrange(range, with: new.heights)
      reference.rows.replaceSubrange(range, with: new.rows)
    }

    private mutating func setHeight() {
      guard !reference.rows.isEmpty else { return }
      let row = random.below(reference.rows.count)
      let new = RowHeightsReference.Row(
        height: random.height(choices),
        isEstimate: random.below(2) == 0
      )
      rows.setHeight(new.height, isEstimate: new.isEstimate, at: row)
      reference.rows[row] = new
    }
  }

  @Test("whole heights agree exactly with an array", arguments: 1...4 as ClosedRange<UInt64>)
  func wholeHeights(seed: UInt64) {
    var subject = Subject(random: SplitMix64(seed: seed), choices: [0, 28, 44, 44, 44, 61])
    for _ in 0..<Cases.count(80) {
      subject.change()
      let (rows, reference) = (subject.rows, subject.reference)
      let edges = reference.edges()
      #expect(rows.count == reference.rows.count)
      #expect(rows.total == edges.last)
      #expect(rows.runCount == reference.runCount)
      #expect(rows.runs.flatMap(\.references) == reference.rows)
      guard let row = reference.rows.indices.randomElement(using: &subject.random) else { continue }
      #expect(rows.offset(of: row) == edges[row])
      #expect(rows.height(at: row) == (reference.rows[row].height, reference.rows[row].isEstimate))
      // Half of the places are edges, where most mistakes are made.
      let places = [edges[row], Double(subject.random.below(Int(rows.total) + 90)) - 45]
      for y in places {
        let first = reference.rows.indices.first { edges[$0 + 1] > y } ?? rows.count
        #expect(rows.firstRow(endingAfter: y) == first)
        #expect(rows.row(at: y) == (y < 0 || first == rows.count ? nil : first))
        for height in [edges[row] - y, 1, 100] where height > 0 {
          let end = edges.dropLast().count { $0 < y + height }
          #expect(rows.rows(from: y, to: y + height) == first..<max(end, first))
        }
      }
    }
  }

  @Test(
    "fractional heights do not drift, and each row is found where it is",
    arguments: [0, 1e6 / 3]
  )
  func fractionalHeights(origin: Double) {
    let choices = [0.1, 43.7, 44 + 1.0 / 3, 1e-9, 61.05]
    var subject = Subject(random: SplitMix64(seed: 99), choices: choices)
    for step in 0..<Cases.count(1000) {
      subject.change()
      guard step % 100 == 0 else { continue }
      let (rows, edges) = (subject.rows, subject.reference.edges(origin: origin))
      let offsets = (0...rows.count).map { rows.offset(of: $0, origin: origin) }
      #expect(zip(offsets, edges).allSatisfy { abs($0 - $1) < 1e-6 })
      let visible = (0..<rows.count).filter { rows.height(at: $0).height > 1e-6 }
      #expect(visible.map { rows.row(at: offsets[$0], origin: origin) } == visible)
      #expect(visible.map { rows.firstRow(endingAfter: offsets[$0], origin: origin) } == visible)
      let above = visible.map { rows.rows(from: origin, to: offsets[$0], origin: origin) }
      #expect(above.map(\.upperBound) == visible)
    }
  }

  @Test("the tree stays flat: a look-up visits O(log runs) nodes", arguments: [5, 6])
  func depth(seed: UInt64) {
    var subject = Subject(random: SplitMix64(seed: seed), choices: [1, 2, 3, 4, 5, 6, 7])
    subject.rows = RowHeights((0..<20_000).map { Double($0 % 7) }, areEstimates: true)
    subject.reference.rows = (0..<20_000).map { .init(height: Double($0 % 7), isEstimate: true) }
    for _ in 0..<2000 {
      subject.change()
      let runs = subject.rows.runs
      #expect(Double(runs.depth) <= 1.4405 * log2(runs.extent.elements + 2))
    }
  }

  @Test("a section that grows at one end stays flat")
  func growth() {
    var rows = RowHeights()
    for row in 0..<4096 {
      let new = RowHeights(repeating: Double(row), count: 1, isEstimate: false)
      rows.replaceSubrange(rows.count..<rows.count, with: new)
    }
    #expect(rows.runs.depth <= 18)
    var looks = 0
    _ = rows.runs.first { sum in
      looks += 1
      return sum.rows > 2047
    }
    #expect(looks <= 36)
  }

  /// Rounded down to a multiple of 1/16, which is precise enough for a bound.
  private func log2(_ number: Int) -> Double {
    var (power, rest) = (0.0, Double(number))
    while rest >= 2 { (power, rest) = (power + 1, rest / 2) }
    let root = 1.0442737824274138  // 2 ^ (1 / 16)
    while rest >= root { (power, rest) = (power + 1.0 / 16, rest / root) }
    return power
  }
}

extension HeightRun {
  fileprivate var references: [RowHeightsReference.Row] {
    Array(repeating: RowHeightsReference.Row(height: height, isEstimate: isEstimate), count: count)
  }
}
