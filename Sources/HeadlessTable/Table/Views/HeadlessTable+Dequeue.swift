public import Binder

extension HeadlessTable {
  /// Makes a cell type known under a reuse identifier, replacing what was known under it.
  public func register<Cell: TableCell>(
    _ type: Cell.Type,
    forCellReuseIdentifier identifier: String
  ) {
    let name = String(describing: type)
    views.register(identifier, .init(typeName: name) { type.init() })
    noteRegistration(of: name, identifier: identifier, isHeaderFooter: false)
  }

  /// Makes a header and footer type known under a reuse identifier, replacing what was known.
  public func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let name = String(describing: type)
    views.registerHeaderFooter(identifier, .init(typeName: name) { type.init() })
    noteRegistration(of: name, identifier: identifier, isHeaderFooter: true)
  }

  /// Forgets all views that wait to be handed out again, as a real table does when memory is short.
  public func memoryWarning() {
    layoutIfNeeded()
    beginPhase("memory warning")
    views.emptyPools()
    note(.event(Call.Event(kind: .memoryWarning, place: nil)))
  }

  private func noteRegistration(of type: String, identifier: String, isHeaderFooter: Bool) {
    note(
      .registration(
        Call.Registration(
          type: type,
          reuseIdentifier: identifier,
          isHeaderFooter: isHeaderFooter
        )
      )
    )
  }
}

extension HeadlessTable {
  /// Hands out a pooled cell, or a new one, that has been registered under the identifier.
  ///
  /// A pooled cell is told `prepareForReuse()` before it is handed out; the cell that was pooled
  /// last is handed out first.
  public func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type,
    withIdentifier identifier: String
  ) -> Cell {
    guard let registered = views.cellTypes[identifier],
      let (view, origin) = views.takeCell(identifier)
    else {
      report(.unregisteredCell(identifier, registered: views.cellTypes.identifiers))
      return views.adopt(Cell(), type: String(describing: type), identifier: nil)
    }
    guard let cell = view as? Cell else {
      if origin != .reconfigured { views.pool(view) }
      report(mismatch(identifier, registered.typeName, type))
      return views.adopt(Cell(), type: String(describing: type), identifier: nil)
    }
    handOut(cell, origin)
    return cell
  }

  /// Hands out a pooled cell, or a new one; nil when none is pooled and nothing is registered under the identifier.
  ///
  /// Cells that your code makes with an identifier are pooled under it.
  public func dequeueReusableCell(withIdentifier identifier: String) -> (any TableCell)? {
    guard let (cell, origin) = views.takeCell(identifier) else { return nil }
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
    guard views.cellTypes[identifier] != nil else {
      report(.unregisteredCell(identifier, registered: views.cellTypes.identifiers))
      return views.adopt(PlaceholderCell(), type: "PlaceholderCell", identifier: nil)
    }
    if !views.answer(with: row) { report(.dequeuedTwice(identifier, indexPath)) }
    guard let (cell, origin) = views.takeCell(identifier) else { return PlaceholderCell() }
    handOut(cell, origin)
    if contains(row) { _ = askHeight(of: row, place: views.request?.place) }
    return cell
  }

  /// Hands out a pooled header or footer view, or a new one, registered under the identifier.
  public func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type,
    withIdentifier identifier: String
  ) -> View {
    guard let registered = views.headerFooterTypes[identifier],
      let (any, isNew) = views.takeHeaderFooter(identifier)
    else {
      report(
        .unregisteredHeaderFooterView(identifier, registered: views.headerFooterTypes.identifiers)
      )
      return views.adopt(View(), type: String(describing: type), identifier: nil)
    }
    guard let view = any as? View else {
      views.pool(any)
      report(mismatch(identifier, registered.typeName, type))
      return views.adopt(View(), type: String(describing: type), identifier: nil)
    }
    handOut(view, isNew: isNew)
    return view
  }

  /// Hands out a pooled header or footer view, or a new one; nil when none is pooled and nothing is registered under
  /// the identifier.
  ///
  /// Views that your code makes with an identifier are pooled under it.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> (any TableHeaderFooterView)? {
    guard let (view, isNew) = views.takeHeaderFooter(identifier) else { return nil }
    handOut(view, isNew: isNew)
    return view
  }
}

extension HeadlessTable {
  private func mismatch<View>(
    _ identifier: String,
    _ registered: String,
    _ requested: View.Type
  ) -> TableInconsistency {
    .dequeuedTypeMismatch(
      identifier,
      registered: registered,
      requested: String(describing: requested)
    )
  }

  private func handOut(_ cell: any TableCell, _ origin: ReusableViews.Origin) {
    noteDequeue(of: cell, isNew: origin == .made)
    let view = reusableView(cell)
    view?.contentSizeCategory = contentSizeCategory
    if origin != .made { view?.emptyBag() }
    if origin == .pooled { cell.prepareForReuse() }
    if let view { resize(view) }
  }

  private func handOut(_ view: any TableHeaderFooterView, isNew: Bool) {
    noteDequeue(of: view, isNew: isNew)
    let reusable = reusableView(view)
    reusable?.contentSizeCategory = contentSizeCategory
    guard !isNew else { return }
    reusable?.emptyBag()
    view.prepareForReuse()
  }

  private func noteDequeue(of view: AnyObject, isNew: Bool) {
    guard let tag = views.knownTag(of: view), let identifier = tag.reuseIdentifier else { return }
    note(
      .dequeue(
        Call.Dequeue(
          view: tag.name,
          reuseIdentifier: identifier,
          isNew: isNew,
          place: views.request?.place
        )
      )
    )
  }

  /// Gives a cell the size that its row has as yet; 320 × 44 outside of a question for a cell.
  private func resize(_ cell: any ReusableView) {
    guard let row = views.request?.row, contains(row) else {
      cell.frame.size = Size(width: 320, height: 44)
      return
    }
    cell.frame = rect(of: row)
  }
}
