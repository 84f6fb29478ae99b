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
  /// The items of a picture.
  func compose(_ contents: PictureContents) -> ComposedContent {
    let (plan, listed) = (layout.plan, pictures.listedRows(contents.extent))
    let inSight = contents.extent == .all ? Set(layout.sectionIndices) : plan.sectionsInSight
    let elements = layout.elements.supplementaries.filter { !$0.isHeaderOrFooter }
    return ComposedContent(
      items: SceneComposer.items(
        of: layout.sectionIndices.map { section in
          var composed = SceneComposer.Section(
            name: core.name(ofSection: section),
            header: view(.header, section, plan, isListed: inSight.contains(section), contents),
            rows: rows(ofSection: section, listed[section] ?? [], contents),
            footer: view(.footer, section, plan, isListed: inSight.contains(section), contents)
          )
          composed.layout = title(ofSection: section)
          composed.start = layout.start(of: layout.rect(ofSection: section, nil))
          composed.others = elements.filter { $0.section == section }.compactMap {
            view(of: $0, contents)
          }
          return composed
        },
        parts: ofWholeView(elements, contents),
        offset: layout.offset,
        viewportHeight: layout.length,
        isHorizontal: layout.isHorizontal
      ),
      size: layout.contentSize,
      offset: layout.offset
    )
  }

  /// The header and the footer of the collection view as a whole.
  private func ofWholeView(
    _ elements: [CollectionPlan.Element],
    _ contents: PictureContents
  ) -> SceneComposer.Parts {
    let own = elements.filter { $0.section == nil }
    func view(_ kind: String) -> TableScene.View? {
      own.first { $0.kind == kind }.flatMap { self.view(of: $0, contents) }
    }
    return SceneComposer.Parts(
      header: view(LayoutBoundaryItem.headerKind),
      footer: view(LayoutBoundaryItem.footerKind)
    )
  }

  /// The layout of a section in words, with the size of its items where all are alike: `grid of 3`, `117×117`.
  private func title(ofSection section: Int) -> [String] {
    let declared = layout.sections[section].layout
    guard declared.isGrid, layout.rowCount(ofSection: section) > 0 else {
      return [declared.description]
    }
    let size = layout.rect(of: RowPosition(section: section, row: 0)).size
    return [declared.description, "\(size.width.pointsText)×\(size.height.pointsText)"]
  }

  private func rows(
    ofSection section: Int,
    _ listed: [RowPosition],
    _ contents: PictureContents
  ) -> SceneComposer.Rows {
    let names = callbacks.picturedNames(inSection: section)
    let count = layout.rowCount(ofSection: section)
    return SceneComposer.Rows(
      count: count,
      identity: names,
      types: .uniform(callbacks.cellTypeName(inSection: section)),
      height: { _ in 0 },
      listed: listed.compactMap { row in
        guard
          var view = pictures.view(
            of: row,
            isMeasured: false,
            hasElements: contents.hasElements,
            identity: names
          )
        else { return nil }
        place(&view, at: layout.rect(of: row))
        view.isCard = !layout.sections[section].layout.isList
        if contents.hasPositions { view.position = row }
        if let marks = contents.marks { view.mark(marks, at: row, isLast: row.row == count - 1) }
        return (row.row, view)
      }
    )
  }

  /// A header or a footer in a picture; nil where there is none, or it is not listed.
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
    if let supplementary = plan.supplementaries(kind).first(where: { $0.section == section }) {
      rect = layout.rect(of: supplementary, kind)
    }
    var view = pictures.scene(of: object, kind, height: rect.height, section: section, in: plan)
    view.isHeightEstimated =
      shown == nil
      && layout.geometry.isEstimated(supplementary: kind.elementKind, section: section)
    place(&view, at: rect)
    if contents.hasElements { view.read(object) }
    return view
  }

  /// A displayed view that is neither a cell nor a header nor a footer.
  private func view(
    of element: CollectionPlan.Element,
    _ contents: PictureContents
  ) -> TableScene.View? {
    guard let object = displayed.elements[element.place]?.view else { return nil }
    let look = ViewFields(of: object)
    var view = TableScene.View(
      kind: .other,
      height: element.rect.height,
      type: ViewClass.of(object).name,
      tags: ["\(element.kind)=\(element.index)"] + (pictures.tags(of: object) ?? []),
      fields: look.fields,
      isMultiField: look.isMultiField,
      number: displayed.elements[element.place]?.name?.number
    )
    place(&view, at: element.rect)
    if contents.hasElements { view.read(object) }
    return view
  }

  private func place(_ view: inout TableScene.View, at rect: TableRect) {
    (view.x, view.y, view.width, view.height) = (rect.minX, rect.minY, rect.width, rect.height)
  }
}
