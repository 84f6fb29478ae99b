public import Binder

extension HeadlessTable {
  /// Hands out a pooled cell, or a new one, that has been registered under the identifier.
  ///
  /// A pooled cell is told `prepareForReuse()` before it is handed out; the cell that was pooled
  /// last is handed out first.
  public func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type,
    withIdentifier identifier: String
  ) -> Cell {
    guard let registration = cellTypes[identifier] else {
      report(.unregisteredCell(identifier, registered: cellTypes.identifiers))
      return adopt(Cell(), type: String(describing: type), identifier: nil)
    }
    let (view, origin) = cell(identifier, registration)
    guard let cell = view as? Cell else {
      if origin != .reconfigured { cellPool.push(view, identifier: identifier) }
      report(
        .dequeuedTypeMismatch(
          identifier,
          registered: registration.typeName,
          requested: String(describing: type)
        )
      )
      return adopt(Cell(), type: String(describing: type), identifier: nil)
    }
    handOut(cell, origin)
    return cell
  }

  /// Hands out a pooled cell, or a new one; nil when none is pooled and nothing is registered under the identifier.
  ///
  /// Cells that your code makes with an identifier are pooled under it.
  public func dequeueReusableCell(withIdentifier identifier: String) -> (any TableCell)? {
    guard
      let (cell, origin) = knownCell(identifier)
        ?? cellTypes[identifier].map({ newCell(identifier, $0) })
    else { return nil }
    handOut(cell, origin)
    return cell
  }

  /// Hands out a cell for the row that the table is asking for, at its size.
  ///
  /// The delegate is asked for the row's height before the cell is returned, as `UITableView` does.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> any TableCell {
    guard let row = position(of: indexPath) else { return PlaceholderCell() }
    guard let registration = cellTypes[identifier] else {
      report(.unregisteredCell(identifier, registered: cellTypes.identifiers))
      return adopt(PlaceholderCell(), type: "PlaceholderCell", identifier: nil)
    }
    if request?.dequeuedPaths.contains(row) == true {
      report(.dequeuedTwice(identifier, indexPath))
    }
    request?.dequeuedPaths.append(row)
    let (cell, origin) = cell(identifier, registration)
    handOut(cell, origin)
    if contains(row) { _ = askHeight(of: row, place: request?.place) }
    return cell
  }

  /// Hands out a pooled header or footer view, or a new one, registered under the identifier.
  public func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type,
    withIdentifier identifier: String
  ) -> View {
    guard let registration = supplementaryTypes[identifier] else {
      report(
        .unregisteredHeaderFooterView(identifier, registered: supplementaryTypes.identifiers)
      )
      return adopt(View(), type: String(describing: type), identifier: nil)
    }
    let pooled = supplementaryPool.pop(identifier: identifier)
    let any = pooled ?? registration.make()
    guard let view = any as? View else {
      supplementaryPool.push(any, identifier: identifier)
      report(
        .dequeuedTypeMismatch(
          identifier,
          registered: registration.typeName,
          requested: String(describing: type)
        )
      )
      return adopt(View(), type: String(describing: type), identifier: nil)
    }
    if pooled == nil { adopt(view, type: registration.typeName, identifier: identifier) }
    handOut(view, isNew: pooled == nil)
    return view
  }

  /// Hands out a pooled header or footer view, or a new one; nil when none is pooled and nothing is registered under
  /// the identifier.
  ///
  /// Views that your code makes with an identifier are pooled under it.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> (any TableHeaderFooterView)? {
    if let view = supplementaryPool.pop(identifier: identifier) {
      handOut(view, isNew: false)
      return view
    }
    guard let registration = supplementaryTypes[identifier] else { return nil }
    let view = registration.make()
    adopt(view, type: registration.typeName, identifier: identifier)
    handOut(view, isNew: true)
    return view
  }
}

extension HeadlessTable {
  private enum CellOrigin {
    case made, pooled
    /// The cell shows the row already, and is to be filled anew.
    case reconfigured
  }

  private func cell(
    _ identifier: String,
    _ registration: ViewRegistrations<any TableCell>.Entry
  ) -> (cell: any TableCell, origin: CellOrigin) {
    knownCell(identifier) ?? newCell(identifier, registration)
  }

  /// The cell that is to be filled again, or a pooled one; nil without either.
  private func knownCell(_ identifier: String) -> (cell: any TableCell, origin: CellOrigin)? {
    if let shown = request?.cellToReconfigure, shown.reuseIdentifier == identifier {
      request?.cellToReconfigure = nil
      return (shown.cell, .reconfigured)
    }
    return cellPool.pop(identifier: identifier).map { ($0, .pooled) }
  }

  private func newCell(
    _ identifier: String,
    _ registration: ViewRegistrations<any TableCell>.Entry
  ) -> (cell: any TableCell, origin: CellOrigin) {
    let cell = registration.make()
    adopt(cell, type: registration.typeName, identifier: identifier)
    return (cell, .made)
  }

  private func handOut(_ cell: any TableCell, _ origin: CellOrigin) {
    noteDequeue(of: cell, isNew: origin == .made)
    (cell as? HeadlessCell)?.contentSizeCategory = contentSizeCategory
    if origin != .made { (cell as? HeadlessCell)?.lazyBag.empty() }
    if origin == .pooled { cell.prepareForReuse() }
    resize(cell)
  }

  private func handOut(_ view: any TableHeaderFooterView, isNew: Bool) {
    noteDequeue(of: view, isNew: isNew)
    (view as? HeadlessHeaderFooterView)?.contentSizeCategory = contentSizeCategory
    guard !isNew else { return }
    (view as? HeadlessHeaderFooterView)?.lazyBag.empty()
    view.prepareForReuse()
  }

  /// The name of a view that is displayed, and the pool that it goes to.
  ///
  /// One that the table sees for the first time was made by the data source or the delegate.
  func tag(of view: AnyObject) -> ViewNames.Tag {
    names.tag(of: view)
      ?? names.add(view, type: typeName(of: view), reuseIdentifier: reuseIdentifier(of: view))
  }

  /// The name of the pool that a view goes to; nil for one that is not pooled.
  func reuseIdentifier(of view: AnyObject) -> String? {
    switch view {
    case let cell as HeadlessCell: cell.reuseIdentifier
    case let view as HeadlessHeaderFooterView: view.reuseIdentifier
    default: names.tag(of: view)?.reuseIdentifier
    }
  }

  /// Gives a view its name and number.
  @discardableResult
  func adopt<View: AnyObject>(_ view: View, type: String, identifier: String?) -> View {
    _ = names.add(view, type: type, reuseIdentifier: identifier)
    if let cell = view as? HeadlessCell { cell.reuseIdentifier = identifier }
    if let view = view as? HeadlessHeaderFooterView { view.reuseIdentifier = identifier }
    return view
  }

  private func noteDequeue(of view: AnyObject, isNew: Bool) {
    guard let tag = names.tag(of: view), let identifier = tag.reuseIdentifier else { return }
    note(
      .dequeue(
        Call.Dequeue(
          view: tag.name,
          reuseIdentifier: identifier,
          isNew: isNew,
          place: request?.place
        )
      )
    )
  }

  /// Gives a cell the size that its row has as yet; 320 × 44 outside of a question for a cell.
  private func resize(_ cell: any TableCell) {
    guard let cell = cell as? HeadlessCell else { return }
    guard let row = request?.row, contains(row) else {
      cell.frame.size = Size(width: 320, height: 44)
      return
    }
    cell.frame = rect(of: row)
  }
}
