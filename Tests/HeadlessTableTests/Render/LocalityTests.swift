import HeadlessTable
import TestSupport
import Testing

@Suite("A small change of the table is a small change of the text", .bounded)
struct LocalityTests {
  /// Every row is listed; the table is at its top, so the upper edge of the viewport stays.
  @Test("lines changed by one edit of a table that lists all rows", arguments: Cases.seeds(40))
  func allRows(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for kind in ModelEdit.Kind.allCases {
      for style in TablePicture.RowStyle.allCases {
        let old = ListModel.random(&random, offset: 0)
        let (new, edit) = try #require(old.edited(kind, &random))
        let changed = changedLines(old.text(listsAll: true, style), new.text(listsAll: true, style))
        let own = old.lineCount(of: edit.old, style) + new.lineCount(of: edit.new, style)
        #expect(changed <= own + kind.bound, "\(kind) with seed \(seed)")
      }
    }
  }

  @Test(
    "lines changed when the table is scrolled, so that both edges may move",
    arguments: Cases.seeds(60)
  )
  func scrolled(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for kind in ModelEdit.Kind.allCases {
      let old = ListModel.random(&random, offset: Double(Int.random(in: 1..<400, using: &random)))
      let (new, edit) = try #require(old.edited(kind, &random))
      let changed = changedLines(
        old.text(listsAll: true, .fields),
        new.text(listsAll: true, .fields)
      )
      let own = old.lineCount(of: edit.old, .fields) + new.lineCount(of: edit.new, .fields)
      #expect(changed <= own + (kind == .move ? 8 : kind.bound + 2), "\(kind) with seed \(seed)")
    }
  }

  @Test("a windowed table: a text or a flag of a row, listed or not", arguments: Cases.seeds(100))
  func windowed(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for kind in [ModelEdit.Kind.text, .flag] {
      let offset = Double(Int.random(in: 0..<400, using: &random))
      let old = ListModel.random(&random, offset: offset)
      let (new, edit) = try #require(old.edited(kind, &random))
      let changed = changedLines(
        old.text(listsAll: false, .fields),
        new.text(listsAll: false, .fields)
      )
      let own = old.lineCount(of: edit.old, .fields) + new.lineCount(of: edit.new, .fields)
      #expect(changed <= own + 3, "\(kind) with seed \(seed)")
    }
  }

  @Test(
    "a windowed table sees every change of a row that is not listed",
    arguments: Cases.seeds(60)
  )
  func unseenRows(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for kind in [ModelEdit.Kind.insert, .delete, .height, .move] {
      let old = ListModel.random(&random, offset: 0)
      let (new, _) = try #require(old.edited(kind, &random))
      let before = old.text(listsAll: false, .fields)
      let after = new.text(listsAll: false, .fields)
      #expect(before != after, "\(kind) with seed \(seed)")
    }
  }

  @Test("the line difference that the others count with")
  func difference() {
    #expect(changedLines("a\nb\nc", "a\nc\nd") == 2)
    #expect(changedLines("a\nb", "b\na") == 2)
    #expect(changedLines("", "") == 0)
    #expect(changedLines("a", "b") == 2)
  }
}

/// Lines added and removed by the smallest difference.
private func changedLines(_ old: String, _ new: String) -> Int {
  let old = old.split(separator: "\n")
  let new = new.split(separator: "\n")
  var common = [Int](repeating: 0, count: new.count + 1)
  for line in old {
    var diagonal = 0
    for (column, other) in new.enumerated() {
      let above = common[column + 1]
      common[column + 1] = line == other ? diagonal + 1 : max(above, common[column])
      diagonal = above
    }
  }
  return old.count + new.count - 2 * common[new.count]
}
