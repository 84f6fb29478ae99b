import Binder
import TestSupport

/// Changes between lists and between sections, of rows that are told apart in each way there is.
enum ChangesTarget {
  private struct CollectionRow: CollectionIdentifiable, Equatable {
    let collectionId: String
    var content: Int
  }

  private struct IdentityRow: Identifiable {
    let id: Int
    let content: Int
  }

  private struct EqualRow: Equatable { let value: Int }

  static func problem(_ random: inout SplitMix64) -> String? {
    let kind = random.below(6)
    let (old, new) = (rows(&random), rows(&random))
    let moves = random.below(4) > 0
    switch kind {
    case 0: return list(old, new, Changeset(from: old, to: new, detectsMoves: moves))
    case 1:
      let (old, new) = (old.map(\.id), new.map(\.id))
      return list(old, new, Changeset(from: old, to: new, detectsMoves: moves))
    case 2:
      let make = { (row: NumberedRow) in
        CollectionRow(collectionId: "\(row.id)", content: row.content)
      }
      let (old, new) = (old.map(make), new.map(make))
      let change = Changeset(
        from: old,
        to: new,
        id: \.collectionId,
        areEqual: ==,
        detectsMoves: moves
      )
      return list(old, new, change)
    case 3:
      let (old, new) = (old.map { EqualRow(value: $0.id) }, new.map { EqualRow(value: $0.id) })
      return list(old, new, Changeset(from: old, to: new, detectsMoves: moves))
    case 4:
      let make = { (row: NumberedRow) in IdentityRow(id: row.id, content: row.content) }
      let (before, after) = (old.map(make), new.map(make))
      let change = Changeset(from: before, to: after, id: \.id, detectsMoves: moves)
      return list(old.map(\.id), new.map(\.id), change)
    default: return sections(&random, moves)
    }
  }

  private static func rows(_ random: inout SplitMix64) -> [NumberedRow] {
    let count = random.below(40)
    let identities = 1 + random.below(48)
    return (0..<count).map { _ in
      let number = random.below(2 * identities)
      return NumberedRow(id: number / 2, content: number % 2)
    }
  }

  private static func list<Row: Equatable>(
    _ old: [Row],
    _ new: [Row],
    _ change: Changeset
  ) -> String? {
    if SlowReplay.rows(change, old: old, new: new) != new {
      return "replayed: \(old) to \(new): \(change)"
    }
    if change.applying(to: old, from: new) != new { return "applied: \(old) to \(new): \(change)" }
    if old == new, !change.isEmpty { return "equal lists differ: \(change)" }
    return nil
  }

  private static func sections(_ random: inout SplitMix64, _ moves: Bool) -> String? {
    let (old, new) = (sectionList(&random), sectionList(&random))
    let change = SectionedChangeset(from: old, to: new, detectsMoves: moves)
    if change.sectionUpdates.isEmpty, SlowReplay.sections(change, old: old, new: new) != new {
      return "replayed: \(old) to \(new): \(change)"
    }
    return nil
  }

  private static func sectionList(_ random: inout SplitMix64) -> [ListSection<Int, NumberedRow>] {
    let names = (0..<8).shuffled(using: &random).prefix(random.below(6))
    return names.map { name in
      ListSection(
        name,
        rows: (0..<random.below(6)).map { _ in
          let number = random.below(32)
          return NumberedRow(id: number / 2, content: number % 2)
        }
      )
    }
  }
}
