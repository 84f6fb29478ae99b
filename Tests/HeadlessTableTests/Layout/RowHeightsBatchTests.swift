import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The heights of rows after a batch", .bounded)
struct RowHeightsBatchTests {
  private typealias Row = RowHeightsReference.Row

  @Test("are those of an array, made one by one or in one walk", arguments: Cases.seeds(4))
  func batches(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      var reference = RowHeightsReference()
      for _ in 0..<random.below(60) { reference.rows.append(Self.row(&random)) }
      let before = reference.heights
      var leaving: [RowRange] = []
      for row in reference.rows.indices where random.below(4) == 0 {
        leaving.append(row: row, section: 0)
      }
      for range in leaving.reversed() { reference.rows.removeSubrange(range.rows) }
      var entering: [RowHeights.Entering] = []
      let all = reference.rows.count + random.below(20)
      var row = 0
      while row < all {
        if random.below(4) == 0 || row == reference.rows.count {
          let new = Self.row(&random)
          let count = 1 + random.below(3)
          reference.rows.insert(contentsOf: repeatElement(new, count: count), at: row)
          let height = HeightRun(height: new.height, isEstimate: new.isEstimate, count: count)
          entering.append(.init(row: row, height: height))
          row += count - 1
        }
        row += 1
      }
      var edited = before
      edited.edit(leaving: leaving.map(\.rows), entering: entering)
      var rebuilt = before
      rebuilt.rebuild(leaving: leaving.map(\.rows), entering: entering)
      #expect(edited == reference.heights)
      #expect(rebuilt == reference.heights)
      #expect(rebuilt.runCount == reference.runCount)
    }
  }

  private static func row(_ random: inout SplitMix64) -> Row {
    Row(height: random.height([20, 44, 90]), isEstimate: random.below(2) == 0)
  }

  @Test("touch few of many runs")
  func fewChanges() {
    var heights = RowHeights((0..<1000).map { Double($0 % 2) }, areEstimates: false)
    let new = HeightRun(height: 44, isEstimate: true, count: 1)
    heights.replace(leaving: [10...10, 990...990], entering: [.init(row: 500, height: new)])
    #expect(heights.count == 999)
    #expect(heights.height(at: 500) == (44, true))
    #expect(heights.total == 544)
  }
}
