import Binder

/// Neighbouring sections of a collection in the middle of changes, or one whose rows have changed.
struct SectionPiece: SumTreeChunk, Sendable {
  enum Rows: Sendable {
    case untouched
    case touched(PieceTable)
    /// All of them are new, with the section or without it: no edit of them is a change.
    case replaced
  }

  /// The position of the first section before all changes; nil for sections that were not there.
  var origin: Int?
  var count: Int
  var isMoved = false
  var rows = Rows.untouched

  static func inserted(_ count: Int) -> SectionPiece {
    SectionPiece(origin: nil, count: count, rows: .replaced)
  }

  var extent: ChunkCount { ChunkCount(elements: 1, count: count) }

  func cut(at offset: Int) -> (above: SectionPiece, below: SectionPiece) {
    var parts = (above: self, below: self)
    parts.above.count = offset
    parts.below.count = count - offset
    parts.below.origin = origin.map { $0 + offset }
    return parts
  }

  func joined(with below: SectionPiece) -> SectionPiece? { nil }

  var run: OriginPiece {
    var isUpdated = false
    if case .replaced = rows { isUpdated = origin != nil }
    return OriginPiece(
      origin: origin.map { RowPosition(section: 0, row: $0) },
      count: count,
      isMoved: isMoved,
      isUpdated: isUpdated
    )
  }

  /// The rows that came from other sections, or left their place in this one.
  var rowsFromElsewhere: [OriginPiece] { touchedRows?.filter(\.isMoved) ?? [] }

  var touchedRows: PieceTable? {
    if case .touched(let rows) = rows { rows } else { nil }
  }
}
