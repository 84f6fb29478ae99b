package import Binder

extension Pictures {
  /// Makes views without a trace in the log, in the pools or in the numbers of the views.
  package func offScreen<Result>(_ body: () -> Result) -> Result {
    reports.unrecorded { core.during(.reading) { views.offScreen(body) } }
  }

  /// A view for an element of the content, which shows it but is not displayed; call it in `offScreen(_:)`.
  package func offScreenView(
    for element: TableGeometry.Element,
    recycling used: OffScreenView? = nil
  ) -> OffScreenView? {
    guard progress.batch == nil else { return nil }
    views.removeAll()
    switch used {
    case .cell(let cell): views.pool(cell)
    case .supplementary(let view): views.pool(view)
    case nil: break
    }
    switch element {
    case .row(let section, let row): return offScreenCell(RowPosition(section: section, row: row))
    case .header(let section): return offScreenView(.header, section: section)
    case .footer(let section): return offScreenView(.footer, section: section)
    case .padding: return nil
    }
  }

  private func offScreenCell(_ row: RowPosition) -> OffScreenView? {
    let cell = callbacks.cell(ViewRequest(row: row), from: core.dataSource)
    cell?.setSelected(selection.rows.contains(row), animated: false)
    if core.touches.editing.isOn { cell?.setEditing(true, animated: false) }
    return cell.map(OffScreenView.cell)
  }

  private func offScreenView(_ kind: SupplementaryKind, section: Int) -> OffScreenView? {
    callbacks.view(kind, section: section, ViewRequest())
      .map(OffScreenView.supplementary)
  }

  /// A picture for which every view is made again; what is displayed stays as it is.
  package func drawAgain(_ picture: TablePicture) -> String {
    core.layoutIfNeeded()
    return displayed.replacing(with: offScreenCell(for:)) { draw(picture) }
  }
}

/// A view that was made and is not displayed.
package enum OffScreenView {
  case cell(any TableCell)
  case supplementary(any TableHeaderFooterView)

  package var object: AnyObject {
    switch self {
    case .cell(let cell): cell
    case .supplementary(let view): view
    }
  }

  @MainActor
  package var tags: [String] { (object as? HeadlessReusableView)?.tags ?? [] }
}
