import TestSupport
import Testing

@testable import Binder
import BinderObservables

@Suite("Arrays after random mutations", .bounded)
struct RandomMutationTests {
  private static let rounds = Cases.count(250)

  @Test(
    "every change of an array, and of what is made of it, leads to the new items",
    arguments: 0..<7 as Range<UInt64>
  )
  func flat(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let array = MutableObservableArray((0..<8).map { $0 })
    let predicate = Property<(Int) -> Bool> { $0 % 3 > 0 }
    let plain = Watch(array)
    let derived =
      switch seed {
      case 0: Watch(array.map { $0 * 2 + 1 })
      case 1: Watch(array.filter { $0 % 2 == 1 })
      case 2: Watch(array.sorted())
      case 3: Watch(array.filter { $0 % 3 > 0 }.sorted { $0 % 7 < $1 % 7 })
      case 4: Watch(array.sorted().filter { $0 % 2 == 1 })
      case 5: Watch(array.filter(predicate).map { -$0 })
      default: Watch(array.map { -$0 }.sorted())
      }
    for round in 0..<Self.rounds {
      if round % 7 < 5 {
        array.mutate(&random)
      } else {
        let count = Int.random(in: 2...12, using: &random)
        array.batchUpdate { array in for _ in 0..<count { array.mutate(&random) } }
      }
      if round % 100 == 0 {
        let remainder = Int.random(in: 0..<4, using: &random)
        predicate.value = { $0 % 4 != remainder }
      }
    }
    #expect(plain.problems == [])
    #expect(derived.problems == [])
    #expect(plain.patches > Self.rounds / 2 && derived.patches > Self.rounds * 3 / 10)
    if seed == 1 { #expect(derived.items == array.array.filter { $0 % 2 == 1 }) }
    if seed == 2 { #expect(derived.items == array.array.sorted()) }
  }

  @Test(
    "every change of sections leads to the new sections",
    arguments: 10..<14 as Range<UInt64>
  )
  func sections(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let array = MutableObservable2DArray<Int, Int>()
    var old: [[Int]] = []
    var problems: [String] = []
    array.observeNext { event in
      let new = event.source.sections.map { Array($0.items) }
      defer { old = new }
      switch event.change {
      case .reload: break
      case .unchanged where old == new: break
      case .patch(let patch) where replay(patch, on: old, to: new) == new: break
      default: problems.append("\(old) to \(new) by \(event.change)")
      }
    }
    for round in 0..<Self.rounds {
      if round % 5 < 3 {
        array.mutate(&random)
      } else {
        let count = Int.random(in: 2...12, using: &random)
        array.batchUpdate { array in for _ in 0..<count { array.mutate(&random) } }
      }
    }
    #expect(problems.prefix(3) == [])
  }
}

/// What an observer makes of a signal of array events: its items by the changes alone.
private final class Watch {
  private(set) var items: [Int] = []
  private(set) var problems: [String] = []
  private(set) var patches = 0

  init<Signal: SignalProtocol>(_ signal: Signal)
  where
    Signal.Element: ObservableArrayEventProtocol, Signal.Element.Item == Int, Signal.Error == Never
  {
    signal.observeNext { [unowned self] event in
      let new = Array(event.source)
      if case .patch = event.change { patches += 1 }
      if replay(event.change, on: items, to: new) != new, problems.count < 3 {
        problems.append("\(items) to \(new) by \(event.change)")
      }
      items = new
    }
  }
}

extension MutableObservableArray<Int> {
  func mutate(_ random: inout SplitMix64) {
    let value = Int.random(in: 0..<50, using: &random)
    let position = Int.random(in: 0...count, using: &random)
    let isFull = count > 12
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where !isFull: append(value)
    case 1 where !isFull: insert(value, at: position)
    case 2 where !isFull: insert(contentsOf: [value, value + 1, value], at: position)
    case 3 where position < count, 4 where position < count: remove(at: position)
    case 5 where position < count: removeSubrange(position..<Swift.min(position + 3, count))
    case 6 where position < count:
      move(from: position, to: Int.random(in: 0..<count, using: &random))
    case 7 where value == 0: replace(with: array.shuffled(using: &random), performDiff: true)
    default:
      if position < count { self[position] = value }
    }
  }
}

extension MutableObservable2DArray<Int, Int> {
  func mutate(_ random: inout SplitMix64) {
    let value = Int.random(in: 0..<50, using: &random)
    let section = Int.random(in: 0...numberOfSections, using: &random)
    let filled = sections.indices.filter { !sections[$0].items.isEmpty }
    let isFull = count > 14
    switch Int.random(in: 0..<14, using: &random) {
    case 0 where numberOfSections < 5:
      insert(section: Section(metadata: value, items: [value, value + 1]), at: section)
    case 1 where section < numberOfSections && value < 25: removeSection(at: section)
    case 2 where section < numberOfSections:
      moveSection(from: section, to: Int.random(in: 0..<numberOfSections, using: &random))
    case 3 where section < numberOfSections && value < 15:
      self[section] = Section(metadata: value, items: [value])
    case 4 where section < numberOfSections && value < 25:
      let items = sections[section].items.shuffled(using: &random) + [value]
      replaceItems(ofSection: section, with: items.prefix(4), performDiff: true)
    case 5 where value < 8:
      let sections = sections.shuffled(using: &random).dropFirst(value % 2)
      let unique = Dictionary(sections.map { ($0.metadata, $0) }, uniquingKeysWith: { $1 })
      if Set(self.sections.map(\.metadata)).count == numberOfSections {
        replace(with: unique.values.sorted { $0.metadata < $1.metadata }, performDiff: true)
      }
    case 6, 7, 8:
      guard section < numberOfSections, !isFull else { return }
      let row = Int.random(in: 0...numberOfItems(inSection: section), using: &random)
      insert(contentsOf: [value, value + 1].prefix(1 + value % 2), at: [section, row])
    default:
      guard let source = filled.randomElement(using: &random) else { return }
      let row = Int.random(in: 0..<numberOfItems(inSection: source), using: &random)
      mutateItem(at: [source, row], value, &random)
    }
  }

  private func mutateItem(at path: IndexPath, _ value: Int, _ random: inout SplitMix64) {
    switch value % 3 {
    case 0: self[path] = value
    case 1: removeItem(at: path)
    default:
      let target = Int.random(in: 0..<numberOfSections, using: &random)
      let count = numberOfItems(inSection: target) - (target == path.section ? 1 : 0)
      moveItem(from: path, to: [target, Int.random(in: 0...count, using: &random)])
    }
  }
}
