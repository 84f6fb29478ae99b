extension SectionedChangeset {
  /// Compares two lists of sections by what is known of the type of their rows; nil if nothing tells them apart.
  @inlinable
  static func found<ID: Hashable, Row>(
    from old: [ListSection<ID, Row>],
    to new: [ListSection<ID, Row>]
  ) -> SectionedChangeset? {
    guard let matcher = ModelMatcher<Row>.find() else { return nil }
    var matches = RowMatches(
      oldCounts: old.map(\.rows.count),
      newCounts: new.map(\.rows.count),
      sectionTargets: RowMatches.sectionTargets(from: old.map(\.id), to: new.map(\.id))
    )
    matcher.match(
      old.enumerated().map { SectionRows(section: $0, rows: $1.rows) },
      new.enumerated().map { SectionRows(section: $0, rows: $1.rows) },
      &matches
    )
    return SectionedChangeset(matches)
  }
}
