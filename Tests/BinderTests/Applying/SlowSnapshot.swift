@testable import Binder

/// What a snapshot is by its rules: arrays in an array, searched from the beginning.
struct SlowSnapshot: Equatable {
  var sections: [(name: Int, items: [Int])] = []

  static func == (left: SlowSnapshot, right: SlowSnapshot) -> Bool {
    left.sections.map(\.name) == right.sections.map(\.name)
      && left.sections.map(\.items) == right.sections.map(\.items)
  }

  var items: [Int] { sections.flatMap(\.items) }

  func contains(_ item: Int) -> Bool { items.contains(item) }

  func index(of section: Int) -> Int? { sections.firstIndex { $0.name == section } }

  func place(of item: Int) -> (section: Int, row: Int)? {
    for (index, section) in sections.enumerated() {
      if let row = section.items.firstIndex(of: item) { return (index, row) }
    }
    return nil
  }

  static func unique(_ identifiers: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return identifiers.filter { seen.insert($0).inserted }
  }

  mutating func delete(_ items: [Int]) {
    let leaving = Set(items)
    for index in sections.indices { sections[index].items.removeAll(where: leaving.contains) }
  }

  mutating func append(_ items: [Int], to section: Int?) {
    guard let section = section ?? sections.last?.name, let index = index(of: section) else {
      return
    }
    delete(items)
    sections[index].items += Self.unique(items)
  }

  mutating func insert(_ items: [Int], beside item: Int, distance: Int) {
    guard contains(item) else { return }
    let items = Self.unique(items.filter { $0 != item })
    delete(items)
    guard let place = place(of: item) else { return }
    sections[place.section].items.insert(contentsOf: items, at: place.row + distance)
  }

  mutating func move(_ item: Int, beside other: Int, distance: Int) {
    guard contains(item), contains(other), item != other else { return }
    insert([item], beside: other, distance: distance)
  }

  mutating func insert(_ names: [Int], besideSection section: Int?, distance: Int) {
    let new = Self.unique(names).filter { index(of: $0) == nil }.map { (name: $0, items: [Int]()) }
    guard let section else { return sections += new }
    guard let index = index(of: section) else { return }
    sections.insert(contentsOf: new, at: index + distance)
  }

  mutating func move(section: Int, besideSection other: Int, distance: Int) {
    guard let from = index(of: section), index(of: other) != nil, section != other else { return }
    let moved = sections.remove(at: from)
    guard let index = index(of: other) else { return }
    sections.insert(moved, at: index + distance)
  }
}

extension SlowSnapshot {
  /// What a snapshot answers.
  init(_ snapshot: TableSnapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.map {
      (name: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }
}

extension TableSnapshot<Int, Int> {
  /// Whether each question about a section or an item has the right answer.
  func answersAgree(with slow: SlowSnapshot, upTo largest: Int) -> Bool {
    var indices: [Int: (index: Int, section: Int)] = [:]
    for section in slow.sections {
      for item in section.items { indices[item] = (indices.count, section.name) }
    }
    return numberOfItems == indices.count && itemIdentifiers == slow.items
      && (0...6).allSatisfy { indexOfSection($0) == slow.index(of: $0) }
      && (0...largest).allSatisfy {
        indexOfItem($0) == indices[$0]?.index
          && sectionIdentifier(containingItem: $0) == indices[$0]?.section
      }
  }
}
