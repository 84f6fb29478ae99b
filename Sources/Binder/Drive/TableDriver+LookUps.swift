// Finding rows by what they show, and what they show by where they are.
extension TableDriver {
  func indexPath(for id: AnyHashable, in section: SectionKey? = nil) -> IndexPath? {
    tableView?.performPendingUpdates()
    return indexPaths(of: [id], in: section).first
  }

  /// The positions of the rows with identities, of each the first one; each row is looked at once.
  func indexPaths(of ids: Set<AnyHashable>, in section: SectionKey? = nil) -> Set<IndexPath> {
    var (left, found) = (ids, Set<IndexPath>())
    for (index, content) in content.sections.enumerated()
    where !left.isEmpty && (section == nil || content.section == section) {
      for (id, row) in content.rows?.firstRows(withIdentities: left) ?? [:] {
        left.remove(id)
        found.insert(IndexPath(row: row, section: index))
      }
    }
    return found
  }

  func section(at index: Int) -> SectionKey? {
    tableView?.performPendingUpdates()
    return content.section(at: index)?.section
  }

  func index(of section: SectionKey) -> Int? {
    tableView?.performPendingUpdates()
    return content.displayedSections.firstIndex(of: section)
  }

  func item<Item>(at path: IndexPath, _ type: Item.Type) -> Item? {
    tableView?.performPendingUpdates()
    guard path.count == 2, let rows = content.section(at: path.section)?.rows, path.row >= 0,
      path.row < rows.count
    else { return nil }
    return rows.models(as: type)(path.row)
  }
}
