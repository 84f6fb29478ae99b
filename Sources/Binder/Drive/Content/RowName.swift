/// A row by names that outlive an update: its section, its model type and its identity, or else its position.
@MainActor
struct RowName {
  let section: SectionKey
  let row: Int
  let modelType: ObjectIdentifier
  let identity: AnyHashable?

  init?(_ indexPath: IndexPath, in content: Shown<TableContent>) {
    guard let row = content.row(indexPath.row, inSection: indexPath.section) else { return nil }
    section = row.section
    self.row = row.row
    modelType = ObjectIdentifier(row.rows.modelType)
    identity = row.identityValue
  }

  /// The position of the row: where its cell has stayed, in its own section, or in another one.
  func indexPath(in content: Shown<TableContent>, likely place: IndexPath?) -> IndexPath? {
    if let place, content.row(place.row, inSection: place.section)?.identityValue == identity {
      return place
    }
    let own = content.index(of: section)
    guard let identity else { return own.flatMap { indexPath(inSection: $0, of: content) } }
    let others = (0..<content.sectionCount).lazy.filter { $0 != own }
    let place = { (section: Int) in self.indexPath(of: identity, inSection: section, of: content) }
    return own.flatMap(place) ?? others.compactMap(place).first
  }

  /// The same position, for a row that nothing tells from other rows.
  private func indexPath(
    inSection index: Int,
    of content: Shown<TableContent>
  ) -> IndexPath? {
    guard let same = content.row(row, inSection: index), !same.rows.canMatch else { return nil }
    return IndexPath(row: row, section: index)
  }

  private func indexPath(
    of identity: AnyHashable,
    inSection index: Int,
    of content: Shown<TableContent>
  ) -> IndexPath? {
    let type = content.section(at: index)?.rows.map { ObjectIdentifier($0.modelType) }
    guard type == modelType else { return nil }
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
