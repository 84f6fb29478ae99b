import TestSupport

@testable import Binder
@testable import BinderObservables

/// What the sources under test are made of.
struct Token: Hashable, Identifiable, CustomStringConvertible {
  let id: Int
  var value: Int

  var description: String { "\(id):\(value)" }
}

/// A source that changes at random, in every way in which a source can.
@MainActor
final class RandomSource: BaseDataSource<Token> {
  private(set) var sections: [NumberedSection]
  private var nextID: Int
  /// How often it was only said that everything is to be read again.
  private(set) var reloads = 0
  /// Whether what it says of its changes is wrong.
  var isMistaken = false

  /// A section with a number that stays its own.
  struct NumberedSection {
    let id: Int
    var rows: [Token]
    /// How often the section was renamed.
    var generation = 0

    var name: String { "s\(id).\(generation)" }
  }

  init(firstID: Int, using generator: inout SplitMix64) {
    nextID = firstID
    sections = []
    super.init()
    for _ in 0..<Int.random(in: 0...3, using: &generator) { insertSection(using: &generator) }
    show(content, .reload)
  }

  /// What the source shows.
  var content: ArrayItems<Token> {
    ArrayItems(sections: sections.map { DataSourceSection($0.name, items: $0.rows) })
  }

  /// Changes several things at once, and says how, or only that everything is to be read again.
  func change(using generator: inout SplitMix64) {
    let old = sections
    for _ in 0..<Int.random(in: 1...4, using: &generator) { edit(using: &generator) }
    if Int.random(in: 0..<12, using: &generator) == 0 {
      reloads += 1
      return show(content, .reload)
    }
    var builder = PatchBuilder(
      told: SectionedChangeset(from: old.map(\.list), to: sections.map(\.list))
    )
    replaceSections(in: &builder, old, isOneReplaced: Int.random(in: 0..<6, using: &generator) == 0)
    guard isMistaken, case .patch(let patch) = builder.change() else {
      return show(content, builder.change())
    }
    let counts = (old: old.map(\.rows.count), new: sections.map(\.rows.count))
    show(content, .patch(patch.mistaken(from: counts.old, to: counts.new, using: &generator)))
  }

  /// Says of sections that have another name, and of one more, only that they are others.
  private func replaceSections(
    in builder: inout PatchBuilder,
    _ old: [NumberedSection],
    isOneReplaced: Bool
  ) {
    var isOneReplaced = isOneReplaced
    for (index, section) in old.enumerated() {
      guard let new = sections.firstIndex(where: { $0.id == section.id }),
        isOneReplaced || sections[new].name != section.name
      else { continue }
      builder.told.sections.addUpdate(from: index, to: new)
      isOneReplaced = false
    }
  }

  private func edit(using generator: inout SplitMix64) {
    guard let section = sections.indices.randomElement(using: &generator) else {
      return insertSection(using: &generator)
    }
    switch Int.random(in: 0..<13, using: &generator) {
    case 12: sections[section].generation += 1
    case 0: insertSection(using: &generator)
    case 1: sections.remove(at: section)
    case 2: insert(sections.remove(at: section), using: &generator)
    case 3: sections[section].rows.removeAll()
    case 4...6: insertRow(token(using: &generator), into: section, using: &generator)
    default: editRow(in: section, using: &generator)
    }
  }

  private func editRow(in section: Int, using generator: inout SplitMix64) {
    guard let row = sections[section].rows.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: sections[section].rows.remove(at: row)
    case 1: sections[section].rows[row].value = Int.random(in: 0...9, using: &generator)
    case 2: insertRow(sections[section].rows.remove(at: row), into: section, using: &generator)
    default:
      let target = Int.random(in: sections.indices, using: &generator)
      insertRow(sections[section].rows.remove(at: row), into: target, using: &generator)
    }
  }

  private func token(using generator: inout SplitMix64) -> Token {
    nextID += 1
    return Token(id: nextID, value: Int.random(in: 0...9, using: &generator))
  }

  private func insertSection(using generator: inout SplitMix64) {
    nextID += 1
    let id = nextID
    let rows = (0..<Int.random(in: 0...4, using: &generator)).map { _ in token(using: &generator) }
    insert(NumberedSection(id: id, rows: rows), using: &generator)
  }

  private func insert(_ section: NumberedSection, using generator: inout SplitMix64) {
    sections.insert(section, at: Int.random(in: 0...sections.count, using: &generator))
  }

  private func insertRow(_ row: Token, into section: Int, using generator: inout SplitMix64) {
    let place = Int.random(in: 0...sections[section].rows.count, using: &generator)
    sections[section].rows.insert(row, at: place)
  }
}

extension RandomSource.NumberedSection {
  fileprivate var list: ListSection<Int, Token> { ListSection(id, rows: rows) }
}
