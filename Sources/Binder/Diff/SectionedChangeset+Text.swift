extension SectionedChangeset: CustomStringConvertible {
  /// The changes on one line, sections first, as in `§−1 §2→1 −0.3 +1.2 0.1→2.0 ~0.4`.
  ///
  /// An update is named by its place in the old list.
  public var description: String {
    let sections =
      sectionDeletions.map { "§−\($0)" }
      + sectionInsertions.map { "§+\($0)" }
      + sectionMoves.map { "§\($0.old)→\($0.new)" }
      + sectionUpdates.map { "§~\($0.old)" }
    let rows =
      rowDeletions.map { "−\($0)" }
      + rowInsertions.map { "+\($0)" }
      + rowMoves.map { "\($0.old)→\($0.new)" }
      + rowUpdates.map { "~\($0.old)" }
    let words = sections + rows
    return words.isEmpty ? "no changes" : words.joined(separator: " ")
  }
}
