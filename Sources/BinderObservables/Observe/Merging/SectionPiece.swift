import Binder

/// Neighbouring sections of a collection in the middle of changes, or one whose rows have changed.
struct SectionPiece: SumTreeChunk, Sendable {
  /// The state of the rows of a section.
  enum Rows: Sendable {
    /// They are as they were.
    case untouched
    /// Some of them have changed.
    case touched(PieceTable)
    /// All of them are new, with the section or without it: no edit of them is a change.
    case replaced
  }

  /// The position of the first section before all changes; nil for sections that were not there.
  var origin: Int?
  var count: Int
  /// Whether the section, then a single one, was removed and inserted again.
  var isMoved = false
  var rows = Rows.untouched

  /// Sections that were not there before.
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

  /// The section as an element of the list of sections.
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

  /// The changes of the rows, if they are known.
  var touchedRows: PieceTable? {
    if case .touched(let rows) = rows { rows } else { nil }
  }
}
