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

/// The way of a row that the user has dragged, or is about to drop; its place after is counted when it has been taken out.
typealias RowDrag = (from: KeyedRowPlace, to: KeyedRowPlace)

struct KeyedRowPlace {
  let section: SectionKey
  let row: Int

  func typed<Section>() -> RowPlace<Section> { RowPlace(section: section.typed(), row: row) }
}

extension RowPlace {
  var keyed: KeyedRowPlace { KeyedRowPlace(section: SectionKey(section), row: row) }
}
