/// Neighbouring sections of a collection in the middle of changes, or one whose rows have changed.
struct SectionOrigin: StackPiece, Sendable {
  /// What has become of the rows.
  enum Rows: Sendable {
    /// They are as they were.
    case untouched
    /// Some of them have changed.
    case touched(OriginList)
    /// All of them are new, with the section or without it: nothing that becomes of them is a change.
    case replaced
  }

  /// The position of the first section before all changes; nil for sections that were not there.
  var origin: Int?
  var count: Int
  /// Whether the section, then a single one, was taken out and put in again.
  var isMoved = false
  var rows = Rows.untouched

  /// Sections that were not there before.
  static func inserted(_ count: Int) -> SectionOrigin {
    SectionOrigin(origin: nil, count: count, rows: .replaced)
  }

  var extent: PieceCount { PieceCount(elements: 1, count: count) }

  func cut(at offset: Int) -> (above: SectionOrigin, below: SectionOrigin) {
    var parts = (above: self, below: self)
    parts.above.count = offset
    parts.below.count = count - offset
    parts.below.origin = origin.map { $0 + offset }
    return parts
  }

  func joined(with below: SectionOrigin) -> SectionOrigin? { nil }

  /// The section as an element of the list of sections.
  var run: OriginRun {
    var isUpdated = false
    if case .replaced = rows { isUpdated = origin != nil }
    return OriginRun(
      origin: origin.map { RowPosition(section: 0, row: $0) },
      count: count,
      isMoved: isMoved,
      isUpdated: isUpdated
    )
  }

  /// The rows that came from other sections, or left their place in this one.
  var rowsFromElsewhere: [OriginRun] { touchedRows?.filter(\.isMoved) ?? [] }

  /// What became of the rows, if that is known.
  var touchedRows: OriginList? {
    if case .touched(let rows) = rows { rows } else { nil }
  }
}
