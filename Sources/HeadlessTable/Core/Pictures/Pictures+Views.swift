import Binder

extension Pictures {
  /// The rows of a section in a picture, each listed one with what is added to it; their heights are 0.
  func rows(
    of section: Int,
    _ listed: [RowPosition],
    _ contents: PictureContents,
    isMeasured: Bool,
    _ add: (inout TableScene.View, RowPosition) -> Void = { _, _ in }
  ) -> SceneComposer.Rows {
    let names = callbacks.picturedNames(inSection: section)
    let count = layout.rowCount(ofSection: section)
    return SceneComposer.Rows(
      count: count,
      identity: names,
      listStarts: names == nil ? [] : callbacks.listStarts(inSection: section),
      type: callbacks.cellTypeName(inSection: section),
      height: { _ in 0 },
      listed: listed.compactMap { row in
        guard
          var view = view(
            of: row,
            isMeasured: isMeasured,
            hasElements: contents.hasElements,
            identity: names
          )
        else { return nil }
        add(&view, row)
        if contents.hasPositions { view.position = row }
        if let marks = contents.marks { view.mark(marks, at: row, isLast: row.row == count - 1) }
        return (row.row, view)
      }
    )
  }

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
    var view = scene(of: cell, .row, height: height, look)
    view.identity = identity?(row.row)
    view.tags = (tags(of: cell) ?? (selection.rows.contains(row) ? ["selected"] : [])) + flags
    (view.number, view.estimatedHeight) = (shown?.name.number, shown?.estimatedHeight)
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

  /// A view in a picture, with what it says by itself.
  func scene(
    of view: AnyObject,
    _ kind: TableScene.View.Kind,
    height: Double,
    _ look: ViewFields? = nil
  ) -> TableScene.View {
    let look = look ?? ViewFields(of: view)
    return TableScene.View(
      kind: kind,
      height: height,
      type: ViewClass.pictureName(of: view),
      reuseIdentifier: reuseIdentifier(of: view),
      tags: tags(of: view) ?? [],
      fields: look.fields,
      isMultiField: look.isMultiField
    )
  }

  func scene(
    of view: any TableHeaderFooterView,
    _ kind: SupplementaryKind,
    height: Double,
    section: Int,
    in plan: LayoutPlan
  ) -> TableScene.View {
    var scene = scene(of: view, kind == .header ? .header : .footer, height: height)
    if view is TitleView {
      scene.type = TitleView.typeName
      scene.reuseIdentifier = differing(views.reuseIdentifier(of: view), from: scene.type)
    }
    scene.pinnedY = plan.supplementaries(kind).first { $0.section == section && $0.isPinned }?.y
    if scene.pinnedY != nil { scene.tags.insert("pinned", at: 0) }
    scene.number = displayed[kind][section]?.name?.number
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
    var scene = scene(of: view, part.kind, height: height)
    scene.number = views.tag(of: view).name.number
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
