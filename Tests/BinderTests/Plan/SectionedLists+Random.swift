import Binder
import TestSupport

extension SectionedLists {
  /// How large random contents are, and what happens to them.
  struct Dice {
    var sections: Int
    var rows: Int
    var hasDuplicates = false
    /// One edit in so many.
    var rarity = 3
  }

  /// A random content, and a random change of it.
  static func random(_ dice: Dice, using generator: inout SplitMix64) -> SectionedLists {
    var chance = Chance(dice: dice, generator: generator)
    defer { generator = chance.generator }
    let old = chance.sections()
    return SectionedLists(old: old, new: chance.edited(old))
  }
}

/// A generator that makes contents out of nothing and out of others.
private struct Chance {
  let dice: SectionedLists.Dice
  var generator: SplitMix64
  var lastRow = 0
  var lastSection = 0

  init(dice: SectionedLists.Dice, generator: SplitMix64) {
    self.dice = dice
    self.generator = generator
  }

  mutating func sections() -> [ListSection<String, LetterRow>] {
    (0..<number(dice.sections)).map { _ in section() }
  }

  mutating func edited(
    _ old: [ListSection<String, LetterRow>]
  ) -> [ListSection<String, LetterRow>] {
    var new = old
    var homeless: [LetterRow] = []
    for index in new.indices {
      for row in new[index].rows.indices where happens() { new[index].rows[row].version += 1 }
      new[index].rows.removeAll { _ in happens() && happens() }
      let leaving = new[index].rows.indices.filter { _ in happens() }
      for row in leaving.reversed() { homeless.append(new[index].rows.remove(at: row)) }
    }
    for index in new.indices.reversed() where happens() {
      homeless += new.remove(at: index).rows.filter { _ in happens() }
    }
    for _ in 0..<2 where happens() { new.insert(section(), at: number(new.count)) }
    for _ in 0..<2 where happens() && !new.isEmpty {
      let section = new.remove(at: number(new.count - 1))
      new.insert(section, at: number(new.count))
    }
    if happens() { homeless.append(row()) }
    for row in homeless where !new.isEmpty {
      let section = number(new.count - 1)
      new[section].rows.insert(row, at: number(new[section].rows.count))
    }
    return new
  }

  private mutating func section() -> ListSection<String, LetterRow> {
    lastSection += 1
    return ListSection("S\(lastSection)", rows: (0..<number(dice.rows)).map { _ in row() })
  }

  private mutating func row() -> LetterRow {
    lastRow += 1
    return LetterRow(id: dice.hasDuplicates ? "d\(number(4))" : "r\(lastRow)")
  }

  private mutating func number(_ last: Int) -> Int {
    Int.random(in: 0...last, using: &generator)
  }

  private mutating func happens() -> Bool {
    number(dice.rarity - 1) == 0
  }
}
