@testable import TableBatches

extension BatchOracle {
  /// A rule that is broken, and the sentence for it.
  struct Verdict: Equatable {
    let kind: Kind
    let sentence: String
  }

  /// The sentence of a rule with values in the places of `#`.
  ///
  /// - Parameters:
  ///   - kind: The rule.
  ///   - pattern: The sentence in a collection view's words; nil for the one that the rule always has.
  ///   - values: Numbers, and positions of rows as pairs of them.
  /// - Returns: The verdict.
  func broken(_ kind: Kind, _ pattern: String? = nil, _ values: Any...) -> Verdict {
    var sentence = pattern ?? Self.sentences[kind] ?? "\(kind) has no sentence"
    if host == .table {
      for (word, other) in Self.tableWords { sentence = sentence.replacing(word, with: other) }
    }
    let parts = sentence.split(separator: "#", omittingEmptySubsequences: false)
    let texts = values.map { value in
      (value as? (Int, Int)).map { "<NSIndexPath: 0x...> {length = 2, path = \($0) - \($1)}" }
        ?? "\(value)"
    }
    let filled = zip(parts, texts + [""]).map { $0 + $1 }.joined()
    return Verdict(
      kind: kind,
      sentence: parts.count == texts.count + 1 ? filled : "\(values.count) values: \(sentence)"
    )
  }

  private static let tableWords = [
    ("an item", "a row"), ("item", "row"), ("collection view", "table view"),
  ]

  /// Those of the specification, K1 to K19 without K3, and this library's for what has none there.
  private static let sentences: [Kind: String] = [
    .deletedRowInMissingSection:
      "attempt to delete item # from section #, but there are only # sections before the update",
    .deletedRowOutOfBounds: deletedOutOfBounds,
    .reloadedRowOutOfBounds: deletedOutOfBounds,
    .deletedSectionOutOfBounds:
      "attempt to delete section #, but there are only # sections before the update",
    .deletedAndReloadedRow: deletedAndReloaded,
    .deletedAndReloadedSection: deletedAndReloaded,
    .deletedAndMovedRow: "attempt to perform a delete and a move from the same index path (#)",
    .deletedAndMovedSection: "attempt to perform a delete and a move from the same section (#)",
    .insertedRowInMissingSection:
      "attempt to insert item # into section #, but there are only # sections after the update",
    .insertedRowOutOfBounds:
      "attempt to insert item # into section #, but there are only # items in section # after the update",
    .insertedSectionOutOfBounds:
      "attempt to insert section # but there are only # sections after the update",
    .insertedAndMovedRow: "attempt to perform an insert and a move to the same index path (#)",
    .insertedAndMovedSection: "attempt to perform an insert and a move to the same section (#)",
    .movedRowInMissingSection:
      "attempt to move index path (#) that does not exist - there are only # sections before the update",
    .movedRowOutOfBounds:
      "attempt to move index path (#) that does not exist - there are only # items in section # before "
      + "the update",
    .movedFromDeletedSection: "cannot move an item from a deleted section (#)",
    .movedIntoInsertedSection: "cannot move an item into a newly inserted section (#)",
    .movedSectionOutOfBounds:
      "attempt to move section #, but there are only # sections before the update",
    .sectionMoveTargetOutOfBounds:
      "attempt to move section # to section #, but there are only # sections after the update",
    .rowDeletedTwice: "attempt to delete the same index path twice (#)",
    .sectionDeletedTwice: "attempt to delete the same section twice (#)",
    .rowInsertedTwice: "attempt to insert the same index path twice (#)",
    .sectionInsertedTwice: "attempt to insert the same section twice (#)",
    .reloadedMoveTarget: "attempt to reload an index path that is the target of a move (#)",
    .reconfiguredInChangingBatch:
      "attempt to reconfigure items in an update that changes others (#)",
    .sectionsLost:
      "UITableView internal bug: unable to generate a new section map with old section count: # and new "
      + "section count: #",
  ]

  private static let deletedOutOfBounds =
    "attempt to delete item # from section # which only contains # items before the update"
  private static let deletedAndReloaded =
    "attempt to delete and reload the same index path (#)"

  static let itemCounts =
    "Invalid update: invalid number of items in section #. The number of items contained in an existing "
    + "section after the update (#) must be equal to the number of items contained in that section before "
    + "the update (#), plus or minus the number of items inserted or deleted from that section (# inserted, "
    + "# deleted) and plus or minus the number of items moved into or out of that section (# moved in, # "
    + "moved out)."
  static let sectionCounts =
    "Invalid update: invalid number of sections. The number of sections contained in the collection view "
    + "after the update (#) must be equal to the number of sections contained in the collection view before "
    + "the update (#), plus or minus the number of sections inserted or deleted (# inserted, # deleted)."
  static let lenient = "[UICollectionView] Performing reloadData as a fallback — "
}
