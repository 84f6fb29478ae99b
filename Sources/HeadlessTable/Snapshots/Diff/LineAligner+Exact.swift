extension LineAligner {
  /// How many comparisons a gap may take: so many a line, but always enough for a small one.
  private static func budget(_ gap: Gap) -> Int { 8 * gap.count + 20_000 }

  /// Keeps as many lines of a gap as can be, or none if that takes more comparisons than it is worth.
  ///
  /// This is the greedy search of Myers: for each number of edits, how far one comes on each diagonal.
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
