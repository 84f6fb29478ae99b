import TestSupport

@testable import Binder

/// An edit of a snapshot, of a slow one too.
enum SnapshotEdit: CustomStringConvertible {
  case appendItems([Int], to: Int?)
  case insertItems([Int], beside: Int, after: Bool)
  case deleteItems([Int])
  case deleteAll
  case moveItem(Int, beside: Int, after: Bool)
  case appendSections([Int])
  case insertSections([Int], beside: Int, after: Bool)
  case deleteSections([Int])
  case moveSection(Int, beside: Int, after: Bool)

  /// An edit of identifiers, of which some are there and some are not.
  ///
  /// - Parameters:
  ///   - largest: The largest item.
  ///   - most: The largest number of items in a call.
  ///   - random: Chooses.
  /// - Returns: An edit.
  static func random(
    items largest: Int,
    most: Int,
    using random: inout SplitMix64
  ) -> SnapshotEdit {
    let item = { (random: inout SplitMix64) in Int.random(in: 0...largest, using: &random) }
    let section = { (random: inout SplitMix64) in Int.random(in: 0...6, using: &random) }
    let after = Bool.random(using: &random)
    let count = Int.random(in: 0...most, using: &random)
    let items = (0..<count).map { _ in item(&random) }
    let sections = (0..<Int.random(in: 0...2, using: &random)).map { _ in section(&random) }
    switch Int.random(in: 0..<40, using: &random) {
    case 0: return .deleteAll
    case 1..<3: return .appendSections(sections)
    case 3..<5: return .insertSections(sections, beside: section(&random), after: after)
    case 5: return .deleteSections(sections)
    case 6..<9: return .moveSection(section(&random), beside: section(&random), after: after)
    case 9..<15: return .deleteItems(items)
    case 15..<22: return .moveItem(item(&random), beside: item(&random), after: after)
    case 22..<32: return .insertItems(items, beside: item(&random), after: after)
    default: return .appendItems(items, to: Bool.random(using: &random) ? nil : section(&random))
    }
  }

  func apply(to snapshot: inout TableSnapshot<Int, Int>) {
    switch self {
    case .appendItems(let items, let section): snapshot.appendItems(items, toSection: section)
    case .insertItems(let items, let other, true): snapshot.insertItems(items, afterItem: other)
    case .insertItems(let items, let other, false): snapshot.insertItems(items, beforeItem: other)
    case .deleteItems(let items): snapshot.deleteItems(items)
    case .deleteAll: snapshot.deleteAllItems()
    case .moveItem(let item, let other, true): snapshot.moveItem(item, afterItem: other)
    case .moveItem(let item, let other, false): snapshot.moveItem(item, beforeItem: other)
    case .appendSections(let names): snapshot.appendSections(names)
    case .insertSections(let names, let other, true):
      snapshot.insertSections(names, afterSection: other)
    case .insertSections(let names, let other, false):
      snapshot.insertSections(names, beforeSection: other)
    case .deleteSections(let names): snapshot.deleteSections(names)
    case .moveSection(let name, let other, true): snapshot.moveSection(name, afterSection: other)
    case .moveSection(let name, let other, false): snapshot.moveSection(name, beforeSection: other)
    }
  }

  func apply(to slow: inout SlowSnapshot) {
    switch self {
    case .appendItems(let items, let section): slow.append(items, to: section)
    case .insertItems(let items, let other, let after):
      slow.insert(items, beside: other, distance: after ? 1 : 0)
    case .deleteItems(let items): slow.delete(items)
    case .deleteAll: slow.sections = []
    case .moveItem(let item, let other, let after):
      slow.move(item, beside: other, distance: after ? 1 : 0)
    case .appendSections(let names): slow.insert(names, besideSection: nil, distance: 0)
    case .insertSections(let names, let other, let after):
      slow.insert(names, besideSection: other, distance: after ? 1 : 0)
    case .deleteSections(let names): slow.sections.removeAll { names.contains($0.name) }
    case .moveSection(let name, let other, let after):
      slow.move(section: name, besideSection: other, distance: after ? 1 : 0)
    }
  }

  var description: String {
    switch self {
    case .appendItems(let items, let section):
      "append \(items) to \(section.map(String.init) ?? "last")"
    case .insertItems(let items, let other, let after):
      "insert \(items) \(after ? "after" : "before") \(other)"
    case .deleteItems(let items): "delete \(items)"
    case .deleteAll: "delete all"
    case .moveItem(let item, let other, let after):
      "move \(item) \(after ? "after" : "before") \(other)"
    case .appendSections(let names): "append sections \(names)"
    case .insertSections(let names, let other, let after):
      "insert sections \(names) \(after ? "after" : "before") \(other)"
    case .deleteSections(let names): "delete sections \(names)"
    case .moveSection(let name, let other, let after):
      "move section \(name) \(after ? "after" : "before") \(other)"
    }
  }
}
