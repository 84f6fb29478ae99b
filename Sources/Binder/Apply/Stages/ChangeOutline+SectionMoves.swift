extension ChangeOutline {
  /// Lets other sections move, as few as before, so that more of those with edited rows stay.
  ///
  /// Rows can't change in a section in the stage that moves it; where two sections trade places, the
  /// one without changes should go.
  ///
  /// - Complexity: O(*s* log *s*) for *s* sections; O(*s*) if no section with edited rows moves.
  mutating func keepEditedSections(_ form: UpdateForm) {
    let hindrances = sections.map { hindrance($0, form) }
    guard zip(sections, hindrances).contains(where: { $0.isMoved && $1 > 0 }) else { return }
    // One section more that stays counts more than all hindrances together.
    let most = hindrances.reduce(1, +)
    var chains = AscendingChains(count: sections.count)
    for section in newOrder where !sections[section].isInserted {
      chains.extend(with: section, weight: most + hindrances[section])
      sections[section].isMoved = true
    }
    for section in chains.heaviest { sections[section].isMoved = false }
  }

  /// How much would be in the way of a move of a section; 0 if nothing.
  private func hindrance(_ section: TrackedSection, _ form: UpdateForm) -> Int {
    var hindrance = 0
    for item in items[section.items] where item.kind != .update || form == .reload {
      let edit = edits[item.edit]
      if edit.kind == .move && edit.isUpdated && form == .reload {
        // Two stages would not do if the section moved.
        let isBound =
          sections[edit.before.section].isDeleted || sections[edit.after.section].isInserted
        if isBound || edit.before.section == edit.after.section { return 16 }
        hindrance = 4
      }
      hindrance = max(hindrance, 1)
    }
    return hindrance
  }
}

/// The heaviest ascending chains of some numbers, by the last number.
private struct AscendingChains {
  private struct Chain {
    var weight = 0
    /// The last number; -1 for the empty chain.
    var last = -1
  }

  /// The heaviest of the chains that end in certain ranges of numbers: a Fenwick tree.
  private var tree: [Chain]
  /// What precedes each number in its chain.
  private var predecessors: [Int]

  init(count: Int) {
    tree = Array(repeating: Chain(), count: count + 1)
    predecessors = Array(repeating: -1, count: count)
  }

  /// Adds a number to the heaviest chain that ends below it.
  mutating func extend(with number: Int, weight: Int) {
    let shorter = heaviest(below: number)
    predecessors[number] = shorter.last
    let chain = Chain(weight: shorter.weight + weight, last: number)
    var node = number + 1
    while node < tree.count {
      if tree[node].weight < chain.weight { tree[node] = chain }
      node += node & -node
    }
  }

  /// The numbers of the heaviest chain, from the last to the first.
  var heaviest: [Int] {
    var numbers: [Int] = []
    var number = heaviest(below: predecessors.count).last
    while number >= 0 {
      numbers.append(number)
      number = predecessors[number]
    }
    return numbers
  }

  private func heaviest(below number: Int) -> Chain {
    var best = Chain()
    var node = number
    while node > 0 {
      if best.weight < tree[node].weight { best = tree[node] }
      node -= node & -node
    }
    return best
  }
}
