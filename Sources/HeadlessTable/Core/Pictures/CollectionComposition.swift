import Binder
import BinderCollections

/// The sections of a collection view for a picture, each view where its frame is.
@MainActor
struct CollectionComposition: CorePart {
  let core: TableCore
  let layout: CollectionLayout

  private var pictures: Pictures { core.pictures }
}

extension CollectionComposition {
  func compose(_ contents: PictureContents) -> ComposedContent {
    let (plan, listed) = (layout.plan, pictures.listedRows(contents.extent))
    let inSight = contents.extent == .all ? Set(layout.sectionIndices) : plan.sectionsInSight
    let elements = layout.elements.supplementaries.filter { !$0.isHeaderOrFooter }
    let sections = layout.sectionIndices.map { section in
      let (rows, isListed) = (listed[section] ?? [], inSight.contains(section))
      let own = elements.filter { $0.section == section }
      let numbers = Set(rows.map(\.row))
      let onItems = own.filter { element in element.item.map(numbers.contains) ?? false }
      var composed = SceneComposer.Section(
        name: core.name(ofSection: section),
        header: view(.header, section, plan, isListed: isListed, contents),
        rows: self.rows(ofSection: section, rows, onItems, contents),
        footer: view(.footer, section, plan, isListed: isListed, contents)
      )
      composed.layout = title(ofSection: section)
      composed.offset = layout.geometry.offset(ofSection: section)
      composed.start = layout.start(of: layout.rect(ofSection: section, nil))
      composed.others = own.filter { !onItems.contains($0) }.compactMap { view(of: $0, contents) }
      return composed
    }
    return ComposedContent(
      items: SceneComposer.items(
        of: sections,
        parts: ofWholeView(elements, contents),
        offset: layout.offset,
        viewportHeight: layout.length,
        isHorizontal: layout.isHorizontal,
        visible: layout.visibleRect,
        contentEnd: layout.isHorizontal ? layout.contentSize.width : layout.contentSize.height
      ),
      size: layout.contentSize,
      offset: layout.offset,
      style: layout.sectionIndices.lazy.compactMap(style).first { $0 != "plain" } ?? "plain"
    )
  }

  private func ofWholeView(
    _ elements: [CollectionPlan.Element],
    _ contents: PictureContents
  ) -> SceneComposer.Parts {
    let first = layout.sectionCount > 0 ? layout.start(of: layout.rect(ofSection: 0, nil)) : 0
    var parts = SceneComposer.Parts()
    for element in elements where element.section == nil {
      guard let view = view(of: element, contents) else { continue }
      let place = layout.geometry.rect(ofSupplementary: element.kind, section: nil) ?? element.rect
      if layout.start(of: place) <= first {
        parts.above.append(view)
      } else {
        parts.below.append(view)
      }
    }
    parts.placeholder = pictures.view(of: .placeholder, height: layout.size.height, contents)
    return parts
  }

  /// The layout of a section in words, with the size of its items where all are alike: `grid of 3`, `117×117`.
  private func title(ofSection section: Int) -> [String] {
    let declared = layout.sections[section].layout
    guard declared.isGrid, layout.rowCount(ofSection: section) > 0 else {
      return [declared.description]
    }
    let size = layout.rect(of: RowPosition(section: section, row: 0)).size
    let width = size.width.pointsText
    let hasOwnHeights = hasOwnHeights(section)
    return [
      declared.description, hasOwnHeights ? "\(width) wide" : "\(width)×\(size.height.pointsText)",
    ]
  }

  private func rows(
    ofSection section: Int,
    _ listed: [RowPosition],
    _ badges: [CollectionPlan.Element],
    _ contents: PictureContents
  ) -> SceneComposer.Rows {
    let hasOwnHeights = hasOwnHeights(section)
    let style = style(ofSection: section)
    var rows = pictures.rows(of: section, listed, contents, isMeasured: false) { view, row in
      place(&view, at: layout.rect(of: row))
      (view.isCard, view.style, view.hasOwnHeight) = (style == nil, style, hasOwnHeights)
    }
    rows.badges = Dictionary(grouping: badges) { $0.item ?? 0 }.mapValues { badges in
      badges.compactMap { view(of: $0, contents) }
    }
    return rows
  }

  private func style(ofSection section: Int) -> String? {
    var title = TableScene.Section(name: "", rowCount: 0)
    title.layout = [layout.sections[section].layout.description]
    return title.style
  }

  /// Whether the items of a section have several heights: those of cells that are measured, those of custom groups, and those
  /// that are declared for each item.
  private func hasOwnHeights(_ section: Int) -> Bool {
    switch layout.sections[section].section.content {
    case .flow(let flow):
      flow.isEstimated || callbacks.arranging?.itemSizes(inSection: section) != nil
    case .group(let group): group.hasOwnHeights
    }
  }

  private func view(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ plan: LayoutPlan,
    isListed: Bool,
    _ contents: PictureContents
  ) -> TableScene.View? {
    let shown = displayed[kind][section]
    guard shown != nil || isListed,
      var rect = layout.geometry.rect(ofSupplementary: kind.elementKind, section: section),
      let object = shown?.view ?? pictures.offScreenView(kind, section: section)
    else { return nil }
    let restingPlace = rect
    if let supplementary = plan.supplementaries(kind).first(where: { $0.section == section }) {
      rect = layout.rect(of: supplementary, kind)
    }
    var view = pictures.scene(of: object, kind, height: rect.height, section: section, in: plan)
    view.style = style(ofSection: section) ?? "cards"
    if view.pinnedY != nil { view.restingPlace = restingPlace }
    view.isHeightEstimated =
      shown == nil
      && layout.geometry.isEstimated(supplementary: kind.elementKind, section: section)
    place(&view, at: rect)
    if contents.hasElements { view.read(object) }
    return view
  }

  private func view(
    of element: CollectionPlan.Element,
    _ contents: PictureContents
  ) -> TableScene.View? {
    guard let object = displayed.elements[element.place]?.view else { return nil }
    var view = pictures.scene(of: object, .other, height: element.rect.height)
    view.reuseIdentifier = nil
    view.tags = [element.kind] + (element.isPinned ? ["pinned"] : []) + view.tags
    view.number = displayed.elements[element.place]?.name?.number
    place(&view, at: element.rect)
    view.isOnItem = element.item != nil
    if element.isPinned {
      view.pinnedY = element.rect.minY
      let section = element.section
      view.restingPlace = layout.geometry.rect(ofSupplementary: element.kind, section: section)
    }
    if contents.hasElements { view.read(object) }
    return view
  }

  private func place(_ view: inout TableScene.View, at rect: TableRect) {
    (view.x, view.y, view.width, view.height) = (rect.minX, rect.minY, rect.width, rect.height)
  }
}

extension LayoutGroup {
  fileprivate var hasOwnHeights: Bool {
    guard case .row(_, let subitems, _) = arrangement else { return true }
    return subitems.items.contains { $0.group?.hasOwnHeights ?? $0.box.height.isEstimate }
  }
}
