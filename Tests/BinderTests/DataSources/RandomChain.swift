import TestSupport

@testable import Binder
import BinderObservables

/// A tree of combinators, made at random, and what it has to show, computed from scratch.
@MainActor
struct RandomChain {
  let source: any DataSource<Token>
  let expected: () -> [DataSourceSection<Token>]
  /// What it is, for a message.
  let text: String
  /// The numbers of the sources that it is made of, from left to right.
  let leaves: [Int]
  /// Turns one of the knobs of the combinators.
  let knobs: [(inout SplitMix64) -> Void]

  init(over sources: [RandomSource], depth: Int, using generator: inout SplitMix64) {
    guard depth > 0 else {
      let number = Int.random(in: sources.indices, using: &generator)
      let source = sources[number]
      self.init(source, { source.content.sections }, "\(number)", [number], [])
      return
    }
    let base = RandomChain(over: sources, depth: depth - 1, using: &generator)
    switch Int.random(in: 0..<15, using: &generator) {
    case 0: self = base.filtered()
    case 1: self = base.withoutEmptySections()
    case 2: self = base.flattened()
    case 3: self = base.mapped()
    case 4: self = base.switched()
    case 5: self = base.hidden()
    case 6: self = base.sorted()
    case 7: self = base.grouped()
    case 8: self = base.unique()
    case 9: self = base.compared()
    case 10: self = base.adapted()
    case 11: self = base.observed()
    default: self = base.joined(RandomChain(over: sources, depth: 0, using: &generator), &generator)
    }
  }

  init(
    _ source: any DataSource<Token>,
    _ expected: @escaping () -> [DataSourceSection<Token>],
    _ text: String,
    _ leaves: [Int],
    _ knobs: [(inout SplitMix64) -> Void]
  ) {
    self.source = source
    self.expected = expected
    self.text = text
    self.leaves = leaves
    self.knobs = knobs
  }
}

extension RandomChain {
  private typealias Sections = [DataSourceSection<Token>]

  private func then(
    _ source: any DataSource<Token>,
    _ name: String,
    with leaves: [Int] = [],
    knob: ((inout SplitMix64) -> Void)? = nil,
    _ transform: @escaping ([DataSourceSection<Token>]) -> [DataSourceSection<Token>]
  ) -> RandomChain {
    let expected = expected
    return RandomChain(
      source,
      { transform(expected()) },
      "\(text).\(name)",
      self.leaves + leaves,
      knobs + (knob.map { [$0] } ?? [])
    )
  }

  private func filtered() -> RandomChain {
    let limit = Box(5)
    let isShown = { (token: Token) in token.value < limit.value }
    let source = source.filter(isShown)
    let knob = { (generator: inout SplitMix64) in
      limit.value = Int.random(in: 0...10, using: &generator)
      if Bool.random(using: &generator) { source.refresh() } else { source.predicate = isShown }
    }
    return then(source, "filter", knob: knob) { sections in
      sections.map { DataSourceSection($0.name, items: $0.items.filter(isShown)) }
    }
  }

  private func withoutEmptySections() -> RandomChain {
    then(source.hidingEmptySections(), "nonempty") { $0.filter { !$0.items.isEmpty } }
  }

  private func flattened() -> RandomChain {
    then(source.flattened(named: "flat"), "flat") { sections in
      sections.isEmpty ? [] : [DataSourceSection("flat", items: sections.flatMap(\.items))]
    }
  }

  private func mapped() -> RandomChain {
    let transform = { (token: Token) in Token(id: token.id, value: 9 - token.value) }
    return then(source.map(transform), "map") { sections in
      sections.map { DataSourceSection($0.name, items: $0.items.map(transform)) }
    }
  }

  private func switched() -> RandomChain {
    let source = source.switchable()
    return then(source, "switch", knob: { _ in source.isEnabled.toggle() }) {
      source.isEnabled ? $0 : []
    }
  }

  private func sorted() -> RandomChain {
    let isUp = Box(1)
    let order = { (left: Token, right: Token) in
      isUp.value > 0 ? left.value < right.value : left.value > right.value
    }
    let source = source.sorted(by: order)
    let knob = { (_: inout SplitMix64) in
      isUp.value = -isUp.value
      source.areInIncreasingOrder = order
    }
    return then(source, "sort", knob: knob) { sections in
      sections.map { section in
        let ranked = section.items.enumerated().sorted {
          order($0.element, $1.element)
            || !order($1.element, $0.element) && $0.offset < $1.offset
        }
        return DataSourceSection(section.name, items: ranked.map(\.element))
      }
    }
  }

  private func grouped() -> RandomChain {
    let source = source.grouped(by: { $0.value / 3 }, sectionsInOrder: { $0 < $1 })
    return then(source, "group") { sections in
      let groups = Dictionary(grouping: sections.flatMap(\.items)) { $0.value / 3 }
      return groups.sorted { $0.key < $1.key }
        .map { DataSourceSection("\($0.key)", items: $0.value) }
    }
  }

  private func unique() -> RandomChain {
    then(source.removingDuplicates(by: \.value), "unique") { sections in
      var seen: Set<Int> = []
      return sections.map { section in
        DataSourceSection(
          section.name,
          items: section.items.filter { seen.insert($0.value).inserted }
        )
      }
    }
  }

  private func compared() -> RandomChain {
    then(source.animatingReloads(), "diff") { $0 }
  }

  private func adapted() -> RandomChain {
    then(ChainableDataSource(source.chainable()), "adapt") { $0 }
  }

  private func observed() -> RandomChain {
    then(source.onChange { _ in }, "observe") { $0 }
  }

  /// Hides what it is told to; which rows these are is asked of the source that was told.
  private func hidden() -> RandomChain {
    let source = source.hidingByHand()
    let base = self.source
    let knob = { (generator: inout SplitMix64) in
      source.group {
        for _ in 0..<3 { Self.hideOrShow(source, base, using: &generator) }
      }
    }
    return then(source, "hide", knob: knob) { sections in
      var shown: [DataSourceSection<Token>] = []
      for (index, section) in sections.enumerated() where !source.hidesSection(index) {
        let rows = section.items.enumerated().filter {
          !source.isHidden(RowPosition(section: index, row: $0.offset))
        }
        shown.append(DataSourceSection(section.name, items: rows.map(\.element)))
      }
      return shown
    }
  }

  private static func hideOrShow(
    _ source: HidingDataSource<Token>,
    _ base: any DataSource<Token>,
    using generator: inout SplitMix64
  ) {
    guard let section = (0..<base.numberOfSections).randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: source.hideSection(section)
    case 1...2: source.showSection(section)
    default:
      let rows = 0..<base.numberOfItems(inSection: section)
      guard let row = rows.randomElement(using: &generator) else { return }
      let position = RowPosition(section: section, row: row)
      if Bool.random(using: &generator) { source.hide(position) } else { source.show(position) }
    }
  }

  private func joined(_ other: RandomChain, _ generator: inout SplitMix64) -> RandomChain {
    let otherSections = other.expected
    let both = "(\(other.text))"
    let joined: RandomChain
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      joined = then(source.concatenated(with: other.source), "and\(both)", with: other.leaves) {
        $0 + otherSections()
      }
    case 1:
      joined = then(source.placeholder(other.source), "placeholder\(both)", with: other.leaves) {
        $0.allSatisfy(\.items.isEmpty) ? otherSections() : $0
      }
    default: joined = inserted(other, &generator)
    }
    return joined
  }

  private func inserted(_ other: RandomChain, _ generator: inout SplitMix64) -> RandomChain {
    let place = RowPosition(
      section: Int.random(in: 0...1, using: &generator),
      row: Int.random(in: 0...3, using: &generator)
    )
    let overflow: InsertionOverflow = Bool.random(using: &generator) ? .clamp : .skip
    let otherSections = other.expected
    return then(
      source.inserting(other.source, at: place, overflow: overflow),
      "insert(\(other.text), \(place), \(overflow))",
      with: other.leaves
    ) { sections in
      var result = sections
      guard sections.indices.contains(place.section) else { return result }
      let end = sections[place.section].items.count
      guard place.row <= end || overflow == .clamp else { return result }
      let rows = otherSections().first?.items ?? []
      result[place.section].items.insert(contentsOf: rows, at: min(place.row, end))
      return result
    }
  }
}

/// A value that closures share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
