import Binder

extension HeadlessTable {
  /// A row in a picture; nil when there is no cell for it to be had.
  func view(of row: RowPosition) -> TableScene.View? {
    let shown = displayed.cells[row]
    guard let cell = shown?.cell ?? spareCell(for: row) else { return nil }
    let look = ViewFields(of: cell)
    let type = typeName(of: cell)
    return TableScene.View(
      kind: .row,
      height: geometry.section(row.section).rows.height(at: row.row).height,
      type: type,
      reuseIdentifier: differing(reuseIdentifier(of: cell), from: type),
      identity: identity(of: row),
      tags: (cell as? HeadlessCell)?.tags ?? (selection.contains(row) ? ["selected"] : []),
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
      let view = shown?.view ?? spareView(kind, section: section)
    else { return nil }
    let pinnedY = plan.supplementaries(kind).first { $0.section == section && $0.isPinned }?.y
    let look = ViewFields(of: view)
    let type = view is TitleView ? TitleView.typeName : typeName(of: view)
    var scene = TableScene.View(
      kind: kind == .header ? .header : .footer,
      height: height,
      type: type,
      reuseIdentifier: differing(reuseIdentifier(of: view), from: type),
      tags: (pinnedY == nil ? [] : ["pinned"])
        + ((view as? HeadlessHeaderFooterView)?.snapshotTags ?? []),
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
  func spareCell(for row: RowPosition) -> (any TableCell)? {
    guard picturesAskForViews else { return nil }
    let spare = aside { spareView(for: .row(section: row.section, row: row.row)) }
    guard case .cell(let cell) = spare else { return nil }
    return cell
  }

  private func spareView(
    _ kind: SupplementaryKind,
    section: Int
  ) -> (any TableHeaderFooterView)? {
    guard picturesAskForViews else { return nil }
    let spare = aside {
      spareView(for: kind == .header ? .header(section: section) : .footer(section: section))
    }
    guard case .supplementary(let view) = spare else { return nil }
    return view
  }
}
