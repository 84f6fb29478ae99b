import Binder

extension Callbacks {
  func dimensions(ofSection section: Int) -> RowDimensions {
    delegate?.tableView(table, rowDimensionsInSection: section) ?? []
  }

  /// The delegate's height of a row; nil where it has none.
  ///
  /// A loop over many rows gets the delegate once: a table holds it weakly.
  func height(
    of row: RowPosition,
    place: Call.Place? = nil,
    from delegate: (any TableDelegate)?
  ) -> Double? {
    guard
      let value = delegate?.tableView(table, heightForRowAt: row.indexPath),
      let height = valid(height: value, of: core.text(of: row))
    else { return nil }
    note(height, .cellHeight, place ?? core.namedPlace(of: row))
    return height
  }

  func estimate(of row: RowPosition) -> Double? {
    guard
      let value = delegate?.tableView(table, estimatedHeightForRowAt: row.indexPath),
      let estimate = valid(height: value, of: "the estimate of \(core.text(of: row))")
    else { return nil }
    note(estimate, .estimatedCellHeight, core.namedPlace(of: row))
    return estimate > 0 ? estimate : layout.rules.defaultEstimate
  }

  /// The height that the delegate, or else the table's property, gives a header or footer; `automaticDimension` for the
  /// default.
  func height(_ kind: SupplementaryKind, section: Int) -> (value: Double, isFromDelegate: Bool) {
    let value =
      switch kind {
      case .header: delegate?.tableView(table, heightForHeaderInSection: section)
      case .footer: delegate?.tableView(table, heightForFooterInSection: section)
      }
    if let value, let valid = valid(height: value, of: core.text(of: kind, section: section)) {
      note(valid, kind.heightKind, core.place(of: kind.placeKind, section: section))
      return (valid, true)
    }
    return (layout.rules.height(of: kind), false)
  }

  /// Points that the header or footer counts for until it is on the screen; nil without estimates.
  func estimate(_ kind: SupplementaryKind, section: Int) -> Double? {
    let value =
      switch kind {
      case .header: delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
      case .footer: delegate?.tableView(table, estimatedHeightForFooterInSection: section)
      }
    guard let value else { return layout.rules.estimate(of: kind) }
    let text = core.text(of: kind, section: section)
    guard let estimate = valid(height: value, of: "the estimate of \(text)") else { return nil }
    note(
      estimate,
      kind == .header ? .estimatedHeaderHeight : .estimatedFooterHeight,
      core.place(of: kind.placeKind, section: section)
    )
    return estimate > 0 ? estimate : nil
  }

  private func valid(height: Double, of place: @autoclosure () -> String) -> Double? {
    if height == automaticDimension || height.isLength { return height }
    report(.invalidHeight(height, of: place()))
    return nil
  }
}

extension Callbacks {
  func measure(
    _ cell: any TableCell,
    at row: RowPosition,
    width: Double,
    hasSeparator: Bool = true,
    orElse standard: Double? = nil,
    place: Call.Place?
  ) -> Double {
    (cell as? HeadlessReusableView)?.contentSizeCategory = core.contentSizeCategory
    let own = cell.preferredHeight(forWidth: width)
    guard let height = valid(measured: own, of: "the cell of \(core.text(of: row))") else {
      return standard ?? layout.rules.profile.rowHeight
    }
    guard height > 0 else {
      report(
        once: .zeroHeight,
        .warning,
        "Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view. "
          + "We're considering the collapse unintentional and using standard height instead. Cell: "
          + "\(views.knownTag(of: cell)?.name.type ?? "") at \(core.text(of: row))"
      )
      return layout.rules.profile.rowHeight
    }
    let rowHeight = hasSeparator ? layout.rules.height(ofContent: height) : height
    note(rowHeight, .cellHeight, place ?? core.namedPlace(of: row), source: .view)
    return rowHeight
  }

  /// The width that a cell needs, if it is no wider than a limit; nil where it leaves its width to the layout.
  func width(
    of cell: any TableCell,
    at row: RowPosition,
    _ rect: TableRect,
    upTo limit: Double
  ) -> Double? {
    (cell as? HeadlessReusableView)?.contentSizeCategory = core.contentSizeCategory
    let own = cell.preferredWidth(upTo: limit)
    guard let width = own, !width.isLength else { return own }
    let size = TableSize(width: width, height: rect.height)
    report(.invalidSize(size, of: "the cell of \(core.text(of: row))"))
    return nil
  }

  func measure(
    _ view: any TableHeaderFooterView,
    _ kind: SupplementaryKind,
    section: Int
  ) -> Double {
    (view as? HeadlessReusableView)?.contentSizeCategory = core.contentSizeCategory
    let own = view.preferredHeight(forWidth: layout.rowWidth)
    guard
      let height = valid(measured: own, of: "the view of \(core.text(of: kind, section: section))"),
      height > 0
    else { return layout.rules.standardHeight(kind) }
    note(height, kind.heightKind, core.place(of: kind.placeKind, section: section), source: .view)
    return height
  }

  func measure(
    _ view: any TableHeaderFooterView,
    in rect: TableRect,
    orElse standard: Double,
    of place: @autoclosure () -> Call.Place
  ) -> Double {
    (view as? HeadlessReusableView)?.contentSizeCategory = core.contentSizeCategory
    let own = view.preferredHeight(forWidth: rect.width)
    let height = valid(measured: own, of: "the view of \(place())") ?? standard
    note(height, place().kind == .footer ? .footerHeight : .headerHeight, place(), source: .view)
    return height
  }

  func measure(_ view: any TableHeaderFooterView, _ part: TablePart) -> Double {
    (view as? HeadlessReusableView)?.contentSizeCategory = core.contentSizeCategory
    let own = view.preferredHeight(forWidth: layout.size.width)
    return valid(measured: own, of: "the view of the \(part) of the table")
      ?? layout.rules.profile.rowHeight
  }

  private func valid(measured height: Double?, of view: @autoclosure () -> String) -> Double? {
    guard let height, height != automaticDimension else { return nil }
    return valid(height: height, of: view())
  }
}

extension SupplementaryKind {
  fileprivate var heightKind: Call.Kind { self == .header ? .headerHeight : .footerHeight }
}
