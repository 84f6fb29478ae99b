package import Binder

extension Pictures {
  /// Makes views without a trace in the log, in the pools or in the numbers of the views.
  package func offScreen<Result>(_ body: () -> Result) -> Result {
    reports.unrecorded { core.during(.reading) { views.offScreen(body) } }
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
    let cell = callbacks.cell(ViewRequest(row: row), from: core.dataSource)
    cell?.setSelected(selection.rows.contains(row), animated: false)
    if core.finger.editing.isOn { cell?.setEditing(true, animated: false) }
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

  /// The height that a row will have when it is displayed, by its delegate or by a cell made for a picture.
  func offScreenHeight(of row: RowPosition, by cell: any TableCell) -> Double {
    offScreen {
      let height = core.screen.heightOnDisplay(of: row, from: core.delegate)
      if height >= 0 { return height }
      (cell as? HeadlessReusableView)?.contentSizeCategory = core.contentSizeCategory
      guard let own = cell.preferredHeight(forWidth: layout.rowWidth), own > 0, own.isLength
      else { return layout.rules.profile.rowHeight }
      return layout.rules.height(ofContent: own)
    }
  }

  /// The height that a header or footer will have when it is displayed, with the view or without one.
  func offScreenHeight(
    of kind: SupplementaryKind,
    section: Int,
    by view: (any TableHeaderFooterView)?
  ) -> Double {
    offScreen {
      let state = layout.sections[section][kind]
      let answer = state.answer ?? callbacks.height(kind, section: section).answer
      if answer != automaticDimension,
        view != nil || layout.rules.reservesSpace(isAnswered: state.isAnswered)
      {
        return layout.rules.standardHeight(kind, answer: answer)
      }
      guard let view else { return 0 }
      return callbacks.measure(view, kind, section: section)
    }
  }
}

/// A view that was made and is not displayed.
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

  /// The view's unusual states, one word each.
  @MainActor
  package var tags: [String] { (object as? HeadlessReusableView)?.tags ?? [] }
}

/// The heights that a picture of all rows has measured and that the table had only estimated.
struct MeasuredHeights {
  /// Points that the content is higher than the table counts it.
  private(set) var difference = 0.0
  /// Points of it that are above the first row on the screen.
  private(set) var differenceAbove = 0.0
  private var isAbove = true

  /// Takes the next section, with the rows of it that are on the screen.
  mutating func add(_ section: SceneComposer.Section, _ stack: SectionGeometry, shown: Int?) {
    add(section.topGap + section.headerHeight - stack.topPadding - stack.header)
    for (row, view) in section.rows.listed {
      if row == shown { isAbove = false }
      add(view.height - stack.rows.height(at: row).height)
    }
    add(section.footerHeight + section.bottomGap - stack.footer - stack.bottomPadding)
  }

  /// Leaves the offset as it is, where no row tells what is above the screen.
  mutating func forgetPlace() { differenceAbove = 0 }

  private mutating func add(_ points: Double) {
    difference += points
    if isAbove { differenceAbove += points }
  }
}
