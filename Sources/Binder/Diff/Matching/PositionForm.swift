/// How the place of a row is written: with its section or without.
protocol PositionForm {
  associatedtype Position: Hashable & Sendable & Comparable

  static func position(section: Int, row: Int) -> Position
}

/// Places in the only section of a list.
enum FlatPositions: PositionForm {
  static func position(section: Int, row: Int) -> Int { row }
}

/// Places in a list of sections.
enum SectionedPositions: PositionForm {
  static func position(section: Int, row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }
}
