extension TableDriver: ArrangingDelegate {
  func layout(ofSection section: Int) -> AnyHashable? {
    shown.section(at: section)?.handlers.arrangement { $0.layout }
  }

  func itemSizes(inSection section: Int) -> ((_ row: Int) -> Any?)? {
    guard let content = shown.section(at: section), let rows = content.rows,
      let size = content.handlers.arrangement({ $0.itemSize })
    else { return nil }
    let bound = size.bind(rows)
    return { [self] row in
      self.row(at: IndexPath(row: row, section: section)).flatMap { bound($0.reference, ()) }
    }
  }

  func view(
    ofKind kind: String,
    at indexPath: IndexPath,
    of table: any TableHost
  ) -> (any TableHeaderFooterView)? {
    guard let content = shown.section(at: indexPath.section) else { return nil }
    let make = content.handlers.arrangement { $0.views[kind] }
    return make?(table, indexPath.row)
  }
}
