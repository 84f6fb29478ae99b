/// A place in a table whose sections have names: a section, and a position in it.
public struct RowPlace<Section: TableViewSection>: Hashable {
  /// The name of the section.
  public var section: Section
  /// The position in the section, counted from zero.
  public var row: Int

  /// Names a place.
  public init(section: Section, row: Int) {
    (self.section, self.row) = (section, row)
  }
}

extension RowPlace: Sendable where Section: Sendable {}

/// Where a finger has dragged a row, or is about to.
struct RowDrag<Section: TableViewSection> {
  /// Where the row was.
  let from: RowPlace<Section>
  /// Where the row goes, counted when it has been taken out.
  let to: RowPlace<Section>
}
