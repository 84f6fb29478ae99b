package import Binder

/// A view that was asked for and is not displayed.
package enum OffScreenView {
  /// For a row.
  case cell(any TableCell)
  /// For a header or a footer.
  case supplementary(any TableHeaderFooterView)

  /// The view itself.
  package var object: AnyObject {
    switch self {
    case .cell(let cell): cell
    case .supplementary(let view): view
    }
  }
}

extension HeadlessTable {
  /// Asks for views without a trace in the log, in the pools or in the numbers of the views.
  package func offScreen<Result>(_ ask: () -> Result) -> Result {
    reports.unrecorded { during(.asking) { views.offScreen(ask) } }
  }

  /// A view for an element of the content, which shows it but is not displayed; call it in `offScreen(_:)`.
  ///
  /// - Parameters:
  ///   - element: What is to be shown.
  ///   - used: The one view that waits to be handed out again; without it every view is new.
  /// - Returns: The view; nil where there is none to be had, and in the middle of a batch.
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
    let (cell, _) = views.asking(ViewRequest(row: row)) {
      dataSource?.tableView(self, cellForRowAt: row.indexPath)
    }
    cell?.setSelected(selection.rows.contains(row), animated: false)
    if finger.editing.isOn { cell?.setEditing(true, animated: false) }
    return cell.map(OffScreenView.cell)
  }

  private func offScreenView(_ kind: SupplementaryKind, section: Int) -> OffScreenView? {
    views.asking(ViewRequest()) { askView(kind, section: section) }.answer
      .map(OffScreenView.supplementary)
  }

  /// A picture for which every view is asked for again; what is displayed stays as it is.
  package func renderAgain(_ picture: TablePicture) -> String {
    layoutIfNeeded()
    return displayed.replacing(with: offScreenCell(for:)) { render(picture) }
  }
}
