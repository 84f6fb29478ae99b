/// Finds the lines that two texts have in common, in the same order.
struct LineAligner {
  /// A run of old lines and a run of new lines that are compared with each other.
  struct Gap {
    var old: Range<Int>
    var new: Range<Int>

    var count: Int { old.count + new.count }
    var hasTwoSides: Bool { !old.isEmpty && !new.isEmpty }
  }

  let old: [Int32]
  let new: [Int32]
  var comparisons = 0
  private var keepsOld: [Bool]
  private var keepsNew: [Bool]
  private var occurrences: LineOccurrences

  /// The number of times that a gap is divided at lines that became unique in its parts.
  private static let deepest = 8

  init(old: [Int32], new: [Int32], distinct: Int) {
    self.old = old
    self.new = new
    keepsOld = Array(repeating: false, count: old.count)
    keepsNew = Array(repeating: false, count: new.count)
    occurrences = LineOccurrences(distinct: distinct)
  }

  mutating func align() {
    align(Gap(old: old.indices, new: new.indices), depth: 0)
  }

  mutating func keep(_ oldLine: Int, _ newLine: Int) {
    keepsOld[oldLine] = true
    keepsNew[newLine] = true
  }

  private mutating func align(_ gap: Gap, depth: Int) {
    let gap = trimmed(gap)
    guard gap.hasTwoSides else { return }
    switch occurrences.common(old[gap.old], new[gap.new]) {
    case .nothing: break
    case .anchors(let anchors) where depth < Self.deepest: divide(gap, at: anchors, depth: depth)
    case .anchors, .repeatedLines: alignExactly(gap)
    }
  }

  private mutating func divide(_ gap: Gap, at anchors: [(old: Int, new: Int)], depth: Int) {
    var rest = gap
    for (oldLine, newLine) in anchors {
      keep(oldLine, newLine)
      let part = Gap(
        old: rest.old.lowerBound..<oldLine,
        new: rest.new.lowerBound..<newLine
      )
      align(part, depth: depth + 1)
      rest.old = oldLine + 1..<gap.old.upperBound
      rest.new = newLine + 1..<gap.new.upperBound
    }
    align(rest, depth: depth + 1)
  }

  /// Keeps the equal lines at both ends, and returns what is between them.
  private mutating func trimmed(_ gap: Gap) -> Gap {
    var gap = gap
    while gap.hasTwoSides, isSame(gap.old.lowerBound, gap.new.lowerBound) {
      keep(gap.old.lowerBound, gap.new.lowerBound)
      gap.old.removeFirst()
      gap.new.removeFirst()
    }
    while gap.hasTwoSides, isSame(gap.old.upperBound - 1, gap.new.upperBound - 1) {
      gap.old.removeLast()
      gap.new.removeLast()
      keep(gap.old.upperBound, gap.new.upperBound)
    }
    return gap
  }

  mutating func isSame(_ oldLine: Int, _ newLine: Int) -> Bool {
    comparisons += 1
    return old[oldLine] == new[newLine]
  }

  /// The runs of lines that are not kept.
  var changes: [LineDiff.Change] {
    var changes: [LineDiff.Change] = []
    var line = (old: 0, new: 0)
    while line.old < old.count || line.new < new.count {
      let start = line
      while line.old < old.count, !keepsOld[line.old] { line.old += 1 }
      while line.new < new.count, !keepsNew[line.new] { line.new += 1 }
      if line != start {
        changes.append(LineDiff.Change(old: start.old..<line.old, new: start.new..<line.new))
      }
      while line.old < old.count, line.new < new.count, keepsOld[line.old], keepsNew[line.new] {
        line.old += 1
        line.new += 1
      }
    }
    return changes
  }
}

extension LineAligner {
  /// The most comparisons of a gap: a number for each line, and always enough for a small gap.
  private static func budget(_ gap: Gap) -> Int { 8 * gap.count + 20_000 }

  /// Keeps the most lines of a gap, or none if that takes more comparisons than its budget.
  ///
  /// This is the greedy search of Myers: for each number of edits, the farthest position on each diagonal.
  mutating func alignExactly(_ gap: Gap) {
    var search = EditSearch(oldCount: gap.old.count, newCount: gap.new.count)
    let limit = comparisons + Self.budget(gap)
    while !search.isDone, comparisons <= limit {
      search.beginRound()
      for diagonal in 0...search.edits {
        var line = search.start(diagonal)
        comparisons += 1
        while line.old < gap.old.count, line.new < gap.new.count,
          isSame(gap.old.lowerBound + line.old, gap.new.lowerBound + line.new)
        {
          line.old += 1
          line.new += 1
        }
        search.reach(line)
        if search.isDone { break }
      }
    }
    search.forEachRun { line, count in
      for offset in 0..<count {
        keep(gap.old.lowerBound + line.old + offset, gap.new.lowerBound + line.new + offset)
      }
    }
  }
}
