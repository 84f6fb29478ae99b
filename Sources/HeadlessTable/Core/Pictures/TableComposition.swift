import Binder

/// The sections of a table for a picture, one below the other.
@MainActor
struct TableComposition: CorePart {
  let sizing: TableSizing

  var core: TableCore { sizing.core }
  private var layout: TableLayout { sizing.layout }
  private var pictures: Pictures { core.pictures }
}

extension TableComposition {
  func compose(_ contents: PictureContents) -> ComposedContent {
    let composed = sections(contents)
    let measured = measuredHeights(of: composed, contents.extent)
    let offset = layout.offset + measured.differenceAbove
    return ComposedContent(
      items: SceneComposer.items(
        of: composed,
        parts: parts(contents),
        offset: offset,
        viewportHeight: layout.size.height
      ),
      size: TableSize(
        width: layout.size.width,
        height: layout.contentSize.height + measured.difference
      ),
      offset: offset
    )
  }

  private func parts(_ contents: PictureContents) -> SceneComposer.Parts {
    @MainActor func pictured(_ part: TablePart) -> TableScene.View? {
      pictures.view(of: part, height: part.height(in: layout), contents)
    }
    return SceneComposer.Parts(
      header: pictured(.header),
      footer: pictured(.footer),
      placeholder: pictured(.placeholder)
    )
  }

  private func sections(_ contents: PictureContents) -> [SceneComposer.Section] {
    let plan = layout.plan
    let listed = pictures.listedRows(contents.extent)
    let inSight = contents.extent == .all ? Set(layout.sectionIndices) : plan.sectionsInSight
    return layout.sectionIndices.map { section in
      let stack = layout.geometry.section(section)
      let isListed = inSight.contains(section)
      let header = shown(.header, section: section, in: plan, isListed: isListed, contents)
      let footer = shown(.footer, section: section, in: plan, isListed: isListed, contents)
      // A header that has a height and no view is space.
      let blankTop = isListed && header.view == nil ? header.height : 0
      let blankBottom = isListed && footer.view == nil ? footer.height : 0
      // A picture may know more of a view than the table does.
      @MainActor func padding(_ kind: SupplementaryKind, _ height: Double) -> Double {
        height == stack.height(of: kind)
          ? stack.padding(of: kind) : layout.padding(of: kind, section: section, height: height)
      }
      return SceneComposer.Section(
        name: core.name(ofSection: section),
        topGap: padding(.header, header.height) + blankTop,
        header: header.view,
        headerHeight: header.height - blankTop,
        rows: rows(of: section, listed[section] ?? [], stack.rows, contents),
        footer: footer.view,
        footerHeight: footer.height - blankBottom,
        bottomGap: padding(.footer, footer.height) + blankBottom
      )
    }
  }

  /// The points by which the sections are higher than the table counts them; 0 in a picture that measures nothing.
  private func measuredHeights(
    of composed: [SceneComposer.Section],
    _ extent: TablePicture.Extent
  ) -> MeasuredHeights {
    var heights = MeasuredHeights()
    guard extent == .all else { return heights }
    let first = displayed.rows.first
    for (index, section) in composed.enumerated() {
      let shown = first.flatMap { $0.section == index ? $0.row : nil }
      heights.add(section, layout.geometry.section(index), shown: shown)
    }
    if first == nil { heights.forgetPlace() }
    return heights
  }

  private func rows(
    of section: Int,
    _ listed: [RowPosition],
    _ heights: RowHeights,
    _ contents: PictureContents
  ) -> SceneComposer.Rows {
    var rows = pictures.rows(of: section, listed, contents, isMeasured: contents.extent == .all)
    rows.height = { heights.offset(of: $0.upperBound) - heights.offset(of: $0.lowerBound) }
    return rows
  }
}

extension TableComposition {
  func shown(
    _ kind: SupplementaryKind,
    section: Int,
    in plan: LayoutPlan,
    isListed: Bool,
    _ contents: PictureContents
  ) -> (view: TableScene.View?, height: Double) {
    let stack = layout.geometry.section(section)
    var height = stack.height(of: kind)
    let shown = displayed[kind][section]
    var isEstimate = shown == nil && stack.isEstimate(of: kind)
    let isMeasured = isEstimate && contents.extent == .all && !progress.drawsInCallback
    guard height > 0 || isMeasured, shown != nil || isListed else { return (nil, height) }
    let view = shown?.view ?? pictures.offScreenView(kind, section: section)
    if isMeasured {
      (height, isEstimate) = (offScreenHeight(of: kind, section: section, by: view), false)
    }
    guard let view, height > 0 else { return (nil, height) }
    var scene = pictures.scene(of: view, kind, height: height, section: section, in: plan)
    scene.isHeightEstimated = isEstimate
    if contents.hasElements { scene.read(view) }
    return (scene, height)
  }

  private func offScreenHeight(
    of kind: SupplementaryKind,
    section: Int,
    by view: (any TableHeaderFooterView)?
  ) -> Double {
    pictures.offScreen {
      let known = layout.sections[section][kind].value
      let value = known ?? callbacks.height(kind, section: section).value
      return sizing.height(of: view, kind, section: section, value: value)
    }
  }
}

extension TablePart {
  fileprivate func height(in layout: TableLayout) -> Double {
    switch self {
    case .header: layout.geometry.header
    case .footer: layout.geometry.footer
    case .placeholder: layout.size.height
    }
  }
}

/// The heights that a picture of all rows has measured and that the table had only estimated.
struct MeasuredHeights {
  private(set) var difference = 0.0
  /// Points of it that are above the first row on the screen.
  private(set) var differenceAbove = 0.0
  private var isAbove = true

  mutating func add(_ section: SceneComposer.Section, _ stack: SectionGeometry, shown: Int?) {
    add(section.topGap + section.headerHeight - stack.topPadding - stack.header)
    for (row, view) in section.rows.listed {
      if row == shown { isAbove = false }
      add(view.height - stack.rows.height(at: row).height)
    }
    add(section.footerHeight + section.bottomGap - stack.footer - stack.bottomPadding)
  }

  /// Leaves the offset as it is, where no row shows what is above the screen.
  mutating func forgetPlace() { differenceAbove = 0 }

  private mutating func add(_ points: Double) {
    difference += points
    if isAbove { differenceAbove += points }
  }
}
