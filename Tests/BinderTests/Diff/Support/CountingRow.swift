@testable import Binder

/// A row that counts what is asked of it in a tally of its list.
struct CountingRow: Identifiable, Equatable {
  let id: CountingID
  let content: Int
  /// Differs between two generations of a row, and counts for nothing.
  let generation: Int

  static func == (left: CountingRow, right: CountingRow) -> Bool {
    left.id.tally.contentComparisons += 1
    return left.content == right.content
  }
}

/// An identity that counts how often it is compared and hashed.
struct CountingID: Hashable {
  let number: Int
  let tally: Tally

  static func == (left: CountingID, right: CountingID) -> Bool {
    left.tally.identityComparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    tally.hashes += 1
    hasher.combine(number)
  }
}

/// What was asked of rows.
final class Tally {
  var identityComparisons = 0
  var contentComparisons = 0
  var hashes = 0

  /// Rows that count here.
  func rows(_ numbers: some Sequence<Int>, generation: Int) -> [CountingRow] {
    numbers.map {
      CountingRow(id: CountingID(number: $0, tally: self), content: 0, generation: generation)
    }
  }

  /// Compares rows as code does that is specialised for them, which code of a debug build is not.
  func changes(from old: [CountingRow], to new: [CountingRow]) -> Changeset {
    let comparison = RowComparisons.WithContent(RowComparisons.ByID<CountingRow>())
    return FlatLists(old, new, by: comparison, canHashFirst: false).changeset(detectsMoves: true)
  }
}
