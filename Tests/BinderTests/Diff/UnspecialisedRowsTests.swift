import Binder
import Foundation
import TestSupport
import Testing

/// Rows of a type that the compiler does not know are paired by their hash values, unless these collide.
///
/// Both ways lead to the same. In a debug build all rows are such rows.
@Suite("Rows whose type is not known", .bounded)
struct UnspecialisedRowsTests {
  /// An identity whose hash value tells nothing, so that the rows themselves are compared.
  private struct Unhashed: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  /// An identity that has the hash value of others.
  private struct Colliding: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number / 3) }
  }

  /// A row whose size is no number of words.
  private struct Row<ID: Hashable>: Identifiable, Equatable {
    let id: ID
    let content: Int
    let isMarked: Bool
  }

  private struct Numbers: Equatable {
    let id: Int
    var content: Int
    var isMarked: Bool

    func row<ID>(_ name: (Int) -> ID) -> Row<ID> {
      Row(id: name(id), content: content, isMarked: isMarked)
    }
  }

  private typealias Sections = [ListSection<Int, Numbers>]

  @Test("are found again by their hash values as by themselves", arguments: Cases.seeds(8))
  func sections(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let old = sections(using: &random)
      let new = edited(old, using: &random)
      for detectsMoves in [true, false] {
        let expected = changes(old, new, detectsMoves) { Unhashed(number: $0) }
        #expect(changes(old, new, detectsMoves) { $0 } == expected)
        #expect(changes(old, new, detectsMoves) { "row \($0)" } == expected)
        #expect(changes(old, new, detectsMoves, uuid) == expected)
        guard detectsMoves else { continue }
        #expect(changes(old, new, detectsMoves) { Colliding(number: $0) } == expected)
      }
    }
  }

  @Test("and so are those of lists without sections", arguments: Cases.seeds(10))
  func flat(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let old = sections(using: &random).flatMap(\.rows)
      let new = edited([ListSection(0, rows: old)], using: &random).flatMap(\.rows)
      let expected = Changeset(
        from: rows(old) { Unhashed(number: $0) },
        to: rows(new) { Unhashed(number: $0) }
      )
      #expect(Changeset(from: rows(old) { $0 }, to: rows(new) { $0 }) == expected)
      #expect(Changeset(from: rows(old, uuid), to: rows(new, uuid)) == expected)
      #expect(Changeset(from: rows(old) { "\($0)" }, to: rows(new) { "\($0)" }) == expected)
    }
  }

  #if DEBUG
    @Test("are each hashed once, and those that are paired compared once")
    func cost() {
      let tally = Tally()
      var random = SplitMix64(seed: 1)
      let old = tally.rows(0..<1_000, generation: 0)
      let new = tally.rows((0..<1_000).shuffled(using: &random), generation: 1)
      #expect(!Changeset(from: old, to: new).isEmpty)
      #expect(tally.hashes == 2_000)
      #expect(tally.identityComparisons <= 1_002 && tally.contentComparisons == 1_000)
    }
  #endif

  private func uuid(_ number: Int) -> UUID {
    UUID(
      uuid: (
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, UInt8(number / 256), UInt8(number % 256)
      )
    )
  }

  private func rows<ID>(_ rows: [Numbers], _ name: (Int) -> ID) -> [Row<ID>] {
    rows.map { $0.row(name) }
  }

  private func changes<ID: Hashable>(
    _ old: Sections,
    _ new: Sections,
    _ detectsMoves: Bool,
    _ name: (Int) -> ID
  ) -> SectionedChangeset {
    SectionedChangeset(
      from: old.map { ListSection($0.id, rows: rows($0.rows, name)) },
      to: new.map { ListSection($0.id, rows: rows($0.rows, name)) },
      detectsMoves: detectsMoves
    )
  }

  private func sections(using random: inout SplitMix64) -> Sections {
    let identities = Int.random(in: 20...400, using: &random)
    return (0..<Int.random(in: 1...4, using: &random)).map { section in
      ListSection(
        section,
        rows: (0..<Int.random(in: 0...150, using: &random)).map { _ in
          Numbers(id: .random(in: 0..<identities, using: &random), content: 0, isMarked: false)
        }
      )
    }
  }

  private func edited(_ sections: Sections, using random: inout SplitMix64) -> Sections {
    var sections = sections
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: sections.indices, using: &random)
      let count = sections[place].rows.count
      let row = Int.random(in: 0...max(0, count - 1), using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: sections.swapAt(place, Int.random(in: sections.indices, using: &random))
      case 1:
        sections[place].rows.insert(
          Numbers(id: 500 + row, content: 0, isMarked: false),
          at: min(row, count)
        )
      case 2 where count > 0: sections[place].rows[row].content += 1
      case 3 where count > 0: sections[place].rows[row].isMarked.toggle()
      case 4: sections[place].rows.shuffle(using: &random)
      case 5 where count > 0:
        let moved = sections[place].rows.remove(at: row)
        sections[Int.random(in: sections.indices, using: &random)].rows.append(moved)
      case _ where count > 0: sections[place].rows.removeSubrange(row..<min(row + 5, count))
      default: break
      }
    }
    return sections
  }
}
