import Binder

extension Pictures {
  /// A row in a picture; nil when there is no cell for it to be had.
  func view(
    of row: RowPosition,
    isMeasured: Bool,
    hasElements: Bool = false,
    identity: ((_ row: Int) -> String?)?
  ) -> TableScene.View? {
    let shown = displayed.cells[row]
    guard let cell = shown?.cell ?? offScreenCell(for: row) else { return nil }
    var (height, isEstimate) = (layout.rect(of: row).height, layout.isEstimate(row))
    if isEstimate, isMeasured {
      (height, isEstimate) = (core.sizing.offScreenHeight(of: row, by: cell), false)
    }
    var look = ViewFields(of: cell)
    // An item is a line, of which there are many beside each other.
    let flags = core.host == .collection ? look.takeFlags() : []
    let type = ViewClass.pictureName(of: cell)
    var view = TableScene.View(
      kind: .row,
      height: height,
      type: type,
      reuseIdentifier: reuseIdentifier(of: cell),
      identity: identity?(row.row),
      tags: (tags(of: cell) ?? (selection.rows.contains(row) ? ["selected"] : [])) + flags,
      fields: look.fields,
      isMultiField: look.isMultiField,
      number: shown?.name.number,
      estimatedHeight: shown?.estimatedHeight
    )
    if hasElements { view.read(cell) }
    view.isHeightEstimated = isEstimate
    showGestures(in: &view, at: row)
    return view
  }

  private func showGestures(in view: inout TableScene.View, at row: RowPosition) {
    if let controls = core.touches.editing.picturedControls(of: row) {
      view.tags += controls.tags
      view.isChoosable = controls.isChoosable
    }
    if let drag = core.touches.dragging.drag, drag.row == row {
      view.tags.append("dragged")
      if let target = drag.target, target != row {
        view.tags.append("to=\(core.name(ofSection: target.section))/\(target.row)")
      }
    }
    if let menu = core.touches.menus.open, menu.row == row {
      view.tags.append("menu")
      view.actions = menu.actions.fields()
    }
    guard let swipe = core.touches.swiping.open, swipe.row == row else { return }
    view.tags.append("swiped")
    view.actions = swipe.actions.actions.map { action in
      SnapshotField(
        "\(swipe.edge)",
        .string(action.title),
        tags: (action.style == .destructive ? ["destructive"] : [])
          + (action.color.map { ["color=\($0)"] } ?? []),
        kind: .button
      )
    }
  }

  func tags(of view: AnyObject) -> [String]? {
    (view as? HeadlessReusableView)?.tags ?? (view as? any MadeForHeadlessTable)?.snapshotWords
  }

  func scene(
    of view: any TableHeaderFooterView,
    _ kind: SupplementaryKind,
    height: Double,
    section: Int,
    in plan: LayoutPlan
  ) -> TableScene.View {
    let pinnedY = plan.supplementaries(kind).first { $0.section == section && $0.isPinned }?.y
    let look = ViewFields(of: view)
    let type = view is TitleView ? TitleView.typeName : ViewClass.pictureName(of: view)
    var scene = TableScene.View(
      kind: kind == .header ? .header : .footer,
      height: height,
      type: type,
      reuseIdentifier: view is TitleView
        ? differing(views.reuseIdentifier(of: view), from: type) : reuseIdentifier(of: view),
      tags: (pinnedY == nil ? [] : ["pinned"])
        + (tags(of: view) ?? []),
      fields: look.fields,
      isMultiField: look.isMultiField,
      number: displayed[kind][section]?.name?.number
    )
    scene.pinnedY = pinnedY
    return scene
  }

  /// The reuse identifier of a view, where it is not that of its type; none of a view of the host's for contents.
  func reuseIdentifier(of view: AnyObject) -> String? {
    if view is any ContentShowing { return nil }
    return differing(views.reuseIdentifier(of: view), from: ViewClass.of(view).name)
  }

  private func differing(_ identifier: String?, from type: String) -> String? {
    identifier == type ? nil : identifier
  }

  func offScreenCell(for row: RowPosition) -> (any TableCell)? {
    guard !progress.drawsInCallback else { return nil }
    let view = offScreen { offScreenView(for: .row(section: row.section, row: row.row)) }
    guard case .cell(let cell) = view else { return nil }
    return cell
  }

  func offScreenView(
    _ kind: SupplementaryKind,
    section: Int
  ) -> (any TableHeaderFooterView)? {
    guard !progress.drawsInCallback else { return nil }
    let offScreen = offScreen {
      offScreenView(for: kind == .header ? .header(section: section) : .footer(section: section))
    }
    guard case .supplementary(let view) = offScreen else { return nil }
    return view
  }
}

extension Pictures {
  func view(of part: TablePart, height: Double, _ contents: PictureContents) -> TableScene.View? {
    guard let view = displayed.parts[part] else { return nil }
    let look = ViewFields(of: view)
    let type = ViewClass.pictureName(of: view)
    var scene = TableScene.View(
      kind: part.kind,
      height: height,
      type: type,
      reuseIdentifier: reuseIdentifier(of: view),
      tags: tags(of: view) ?? [],
      fields: look.fields,
      isMultiField: look.isMultiField,
      number: views.tag(of: view).name.number
    )
    if contents.hasElements { scene.read(view) }
    return scene
  }
}

extension TablePart {
  fileprivate var kind: TableScene.View.Kind {
    switch self {
    case .header: .tableHeader
    case .footer: .tableFooter
    case .placeholder: .placeholder
    }
  }
}
