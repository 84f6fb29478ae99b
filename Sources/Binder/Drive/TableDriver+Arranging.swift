extension TableDriver: ArrangingDelegate {
  func layout(ofSection section: Int) -> AnyHashable? {
    shown.section(at: section)?.handlers.arrangement { $0.layout }
  }

  func itemSizes(inSection section: Int) -> ((_ row: Int) -> Any?)? {
    guard let content = shown.section(at: section),
      ([content] + content.lists).contains(where: { $0.itemSize != nil })
    else { return nil }
    // Between two stages of an update a section shows rows of other lists than its own.
    var bound: (rows: any RowList, size: RowHandler<Void, Any>.Bound?)?
    return { [self] row in
      guard let (row, content) = self.row(at: IndexPath(row: row, section: section)) else {
        return nil
      }
      if bound?.rows !== row.rows {
        bound = (row.rows, content.itemSize?.bind(row.rows))
      }
      return bound?.size?(row, ())
    }
  }

  func view(
    ofKind kind: String,
    at indexPath: IndexPath,
    of table: any TableHost
  ) -> (any TableHeaderFooterView)? {
    // The number of a view that belongs to no item can be that of a row, or not.
    let row = row(at: indexPath)
    let content = row?.content ?? shown.section(at: indexPath.section)
    let view = content?.handlers.arrangement { $0.views[kind] }
    return view?.view(indexPath.row, item: row?.reference, of: table)
  }
}

extension SectionContent {
  fileprivate var itemSize: RowHandler<Void, Any>? { handlers.arrangement { $0.itemSize } }
}
