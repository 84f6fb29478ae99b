/// A section whose rows are joined, and how its rows are counted.
@usableFromInline
struct LeftoverSection<Row> {
  @usableFromInline let rows: [Row]
  /// What to add to a row to count it through all sections.
  @usableFromInline let start: Int
  /// What to add to a row to find its match in `RowMatches.targets` or `sources`.
  @usableFromInline let place: Int
  /// The old section that this one is the same as, or −1.
  @usableFromInline let pair: Int

  @inlinable
  init(rows: [Row], section: MatchedSection, pair: Int) {
    self.rows = rows
    self.start = section.start
    self.place = section.window - section.prefix
    self.pair = pair
  }
}
