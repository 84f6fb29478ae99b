import Binder

/// Cells, headers and footers that a batch takes off the screen, with the positions they had.
///
/// They are pooled when what comes has been asked for: so a reloaded row has another cell than
/// before.
struct LeavingViews {
  var cells: [(row: RowPosition, cell: DisplayedCell)] = []
  var supplementaries: [(kind: SupplementaryKind, section: Int, view: DisplayedSupplementary)] = []

  /// Takes everything, from the top to the bottom.
  mutating func takeAll() -> LeavingViews {
    defer { self = LeavingViews() }
    var taken = self
    taken.cells.sort { $0.row < $1.row }
    taken.supplementaries.sort { $0.section < $1.section }
    return taken
  }
}
