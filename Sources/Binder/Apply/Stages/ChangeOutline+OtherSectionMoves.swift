extension ChangeOutline {
  /// The same change with other sections that move, as few as before, in some order.
  ///
  /// Every choice is there if the change is small; of others the first few, as many as cost less than the
  /// rest of an update.
  var withOtherSectionMoves: some Sequence<ChangeOutline> {
    let kept = newOrder.filter { !sections[$0].isInserted }
    let limit = 4_096 / (sections.count + edits.count)
    let choices = kept.count <= 64 ? LongestAscending(kept).choices(limit: limit) : []
    return choices.lazy.map { staying in
      var outline = self
      for section in kept { outline.sections[section].isMoved = true }
      for section in staying { outline.sections[section].isMoved = false }
      return outline
    }
  }
}

/// All the longest ascending parts of some different numbers.
private struct LongestAscending {
  private let numbers: [Int]
  /// How long the longest ascending part that starts with each number is.
  private var lengths: [Int]

  /// - Complexity: O(*n*²) for *n* numbers.
  init(_ numbers: [Int]) {
    self.numbers = numbers
    lengths = Array(repeating: 1, count: numbers.count)
    for place in numbers.indices.reversed() {
      for next in numbers[(place + 1)...].indices where numbers[next] > numbers[place] {
        lengths[place] = max(lengths[place], lengths[next] + 1)
      }
    }
  }

  /// The parts, at most as many as the limit.
  func choices(limit: Int) -> [[Int]] {
    var choices: [[Int]] = []
    extend([], from: 0, rest: lengths.max() ?? 0, limit, into: &choices)
    return choices
  }

  private func extend(
    _ chosen: [Int],
    from start: Int,
    rest: Int,
    _ limit: Int,
    into choices: inout [[Int]]
  ) {
    guard rest > 0 else { return choices.append(chosen) }
    for place in numbers[start...].indices where lengths[place] == rest && choices.count < limit {
      guard chosen.last.map({ $0 < numbers[place] }) ?? true else { continue }
      extend(chosen + [numbers[place]], from: place + 1, rest: rest - 1, limit, into: &choices)
    }
  }
}
