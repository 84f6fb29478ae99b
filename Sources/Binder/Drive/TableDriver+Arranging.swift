extension TableDriver: ArrangingDelegate {
  func layout(ofSection section: Int) -> AnyHashable? {
    shown.section(at: section)?.handlers.arrangement { $0.layout }
  }

  func itemSizes(inSection section: Int) -> ((_ row: Int) -> Any?)? {
    guard let size = shown.section(at: section)?.handlers.arrangement({ $0.itemSize }) else {
      return nil
    }
    // Between two stages of an update a section shows rows of other lists than its own.
    var bound: (rows: any RowList, size: RowHandler<Void, Any>.Bound)?
    return { [self] row in
      guard let row = self.row(at: IndexPath(row: row, section: section))?.reference else {
        return nil
      }
      if bound?.rows !== row.rows { bound = (row.rows, size.bind(row.rows)) }
      return bound?.size(row, ())
    }
  }

  func view(
    ofKind kind: String,
    at indexPath: IndexPath,
    of table: any TableHost
  ) -> (any TableHeaderFooterView)? {
    guard let content = shown.section(at: indexPath.section) else { return nil }
    let view = content.handlers.arrangement { $0.views[kind] }
    return view?.view(indexPath.row, item: row(at: indexPath)?.reference, of: table)
  }
}
