extension Changeset {
  /// Compares two lists of rows by what is known of their type; nil if nothing tells them apart.
  @inlinable
  static func found<Row>(from old: [Row], to new: [Row]) -> Changeset? {
    guard let matcher = ModelMatcher<Row>.find() else { return nil }
    var matches = RowMatches(oldCounts: [old.count], newCounts: [new.count], sectionTargets: [0])
    matcher.match(
      [SectionRows(section: 0, rows: old)],
      [SectionRows(section: 0, rows: new)],
      &matches
    )
    return Changeset(matches)
  }
}
