import Binder

extension HeadlessTable {
  /// A row in a picture; nil when there is no cell for it to be had.
  func view(of row: RowPosition) -> TableScene.View? {
    let shown = displayed.cells[row]
    guard let cell = shown?.cell ?? offScreenCell(for: row) else { return nil }
    let look = ViewFields(of: cell)
    let type = String(describing: Swift.type(of: cell))
    return TableScene.View(
      kind: .row,
      height: geometry.section(row.section).rows.height(at: row.row).height,
      type: type,
      reuseIdentifier: differing(views.reuseIdentifier(of: cell), from: type),
      identity: identity(of: row),
      tags: reusableView(cell)?.tags ?? (interaction.selection.contains(row) ? ["selected"] : []),
      fields: look.fields,
      isMultiField: look.isMultiField,
      number: shown?.name.number,
      estimatedHeight: shown?.estimatedHeight
    )
  }

  /// A header or footer in a picture; nil when it is not listed or has no view.
  func view(
    _ kind: SupplementaryKind,
    section: Int,
    in plan: LayoutPlan,
    isListed: Bool
  ) -> TableScene.View? {
    let height = geometry.section(section).height(of: kind)
    let shown = displayed[kind][section]
    guard height > 0, shown != nil || isListed,
      let view = shown?.view ?? offScreenView(kind, section: section)
    else { return nil }
    let pinnedY = plan.supplementaries(kind).first { $0.section == section && $0.isPinned }?.y
    let look = ViewFields(of: view)
    let type = view is TitleView ? TitleView.typeName : String(describing: Swift.type(of: view))
    var scene = TableScene.View(
      kind: kind == .header ? .header : .footer,
      height: height,
      type: type,
      reuseIdentifier: differing(views.reuseIdentifier(of: view), from: type),
      tags: (pinnedY == nil ? [] : ["pinned"])
        + (reusableView(view)?.tags ?? []),
      fields: look.fields,
      isMultiField: look.isMultiField,
      number: shown?.name?.number
    )
    scene.pinnedY = pinnedY
    return scene
  }

  private func differing(_ identifier: String?, from type: String) -> String? {
    identifier == type ? nil : identifier
  }

  /// A cell for a row that is not displayed, made for a picture only.
  func offScreenCell(for row: RowPosition) -> (any TableCell)? {
    guard picturesAskForViews else { return nil }
    let view = offScreen { offScreenView(for: .row(section: row.section, row: row.row)) }
    guard case .cell(let cell) = view else { return nil }
    return cell
  }

  private func offScreenView(
    _ kind: SupplementaryKind,
    section: Int
  ) -> (any TableHeaderFooterView)? {
    guard picturesAskForViews else { return nil }
    let offScreen = offScreen {
      offScreenView(for: kind == .header ? .header(section: section) : .footer(section: section))
    }
    guard case .supplementary(let view) = offScreen else { return nil }
    return view
  }
}
