extension Changeset: CustomStringConvertible {
  /// The changes on one line, as in `−2 +0 3→1 ~4`; an update is named by its place in the old list.
  public var description: String {
    let words =
      deletions.map { "−\($0)" }
      + insertions.map { "+\($0)" }
      + moves.map { "\($0.old)→\($0.new)" }
      + updates.map { "~\($0.old)" }
    return words.isEmpty ? "no changes" : words.joined(separator: " ")
  }
}
