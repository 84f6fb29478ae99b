/// A row as it was seen, to be found again after an update in between, by names that outlive one: its section, its
/// model type and its identity, or else its rows and its position.
@MainActor
struct RowToFind {
  let indexPath: IndexPath
  let reference: RowReference
  let content: SectionContent
  private let seen: PresentedContent<TableContent>
  private let identity: AnyHashable?

  init?(_ indexPath: IndexPath, in shown: PresentedContent<TableContent>) {
    guard let row = shown.contentRow(indexPath.row, inSection: indexPath.section) else {
      return nil
    }
    (self.indexPath, reference, content) = (indexPath, row.reference, row.content)
    (seen, identity) = (shown, row.reference.identityValue)
  }

  /// The position of the row: where its cell has stayed, in its own section, or in another one.
  ///
  /// A row of the same identity that another section has had before is another row.
  func indexPath(in content: PresentedContent<TableContent>, likely place: IndexPath?) -> IndexPath?
  {
    if let place, content.row(place.row, inSection: place.section)?.identityValue == identity {
      return place
    }
    let own = content.index(of: reference.section)
    guard let identity else { return own.flatMap { indexPath(inSection: $0, of: content) } }
    if let own, let path = indexPath(of: identity, inSection: own, of: content) { return path }
    for index in 0..<content.sectionCount where index != own {
      guard let path = indexPath(of: identity, inSection: index, of: content),
        let section = content.section(at: index)?.section
      else { continue }
      let former = seen.index(of: section)
      if former.flatMap({ indexPath(of: identity, inSection: $0, of: seen) }) == nil { return path }
    }
    return nil
  }

  private func indexPath(
    inSection index: Int,
    of content: PresentedContent<TableContent>
  ) -> IndexPath? {
    guard let rows = content.wholeSection(at: index)?.rows else { return nil }
    return rows.position(ofRow: reference.index, of: reference.rows)
      .map { IndexPath(row: $0, section: index) }
  }

  private func indexPath(
    of identity: AnyHashable,
    inSection index: Int,
    of content: PresentedContent<TableContent>
  ) -> IndexPath? {
    if content.section(at: index)?.rowsOfLists != nil {
      return indexPath(of: identity, inListsOf: index, of: content)
    }
    let type = content.section(at: index)?.rows.map { ObjectIdentifier($0.modelType) }
    guard type == ObjectIdentifier(reference.rows.modelType) else { return nil }
    let row = reference.row
    let matches = { content.row($0, inSection: index)?.identityValue == identity }
    let found: Int? =
      if matches(row) {
        row
      } else if let rows = content.wholeSection(at: index)?.rows {
        rows.firstRows(withIdentities: [identity])[identity]
      } else {
        (0..<content.rowCount(inSection: index)).first(where: matches)
      }
    return found.map { IndexPath(row: $0, section: index) }
  }
}

extension RowToFind {
  /// The position in a section that shows contents: in the row's own, or in another one of the same models.
  private func indexPath(
    of identity: AnyHashable,
    inListsOf index: Int,
    of content: PresentedContent<TableContent>
  ) -> IndexPath? {
    let isSame = { (row: RowReference) in
      row.rows.modelType == reference.rows.modelType && row.identityValue == identity
    }
    if let row = content.row(reference.row, inSection: index), row.list == reference.list,
      isSame(row)
    {
      return IndexPath(row: reference.row, section: index)
    }
    if let rows = content.wholeSection(at: index)?.rowsOfLists {
      let lists = rows.lists.indices.filter {
        rows.lists[$0].rows.modelType == reference.rows.modelType
      }
      let own = lists.filter { rows.lists[$0].place == reference.list }
      for list in own + lists {
        let found = rows.lists[list].rows.firstRows(withIdentities: [identity])[identity]
        if let found {
          return IndexPath(row: rows.positions(ofList: list).lowerBound + found, section: index)
        }
      }
      return nil
    }
    let found = (0..<content.rowCount(inSection: index)).first {
      content.row($0, inSection: index).map(isSame) ?? false
    }
    return found.map { IndexPath(row: $0, section: index) }
  }
}

extension RowList {
  /// The position of a row of earlier rows, as an update follows it: the same if rows look alike, nil for a row that was
  /// deleted.
  fileprivate func position(ofRow row: Int, of old: any RowList) -> Int? {
    if let patch = patch(from: old) {
      let change = SectionedChangeset(rows: patch.map { RowPosition(section: 0, row: $0) })
      return ChangeMap(change).new(of: RowPosition(section: 0, row: row))?.row
    }
    guard canMatch else { return row < count ? row : nil }
    var matches = RowMatches(oldCount: old.count, newCount: count)
    let (before, after) = (PlacedRows(section: 0, rows: old), PlacedRows(section: 0, rows: self))
    for matching in matchings([before], [after], BackgroundComparisons()) {
      matching.run(&matches)
    }
    return matches.target(of: RowPosition(section: 0, row: row))?.row
  }
}
