import Binder

/// The pictures of a table: its scene at a moment, with views that are made for it where none are displayed.
@MainActor
package struct Pictures: CorePart {
  let core: TableCore
}

extension Pictures {
  /// The table as a picture.
  package func draw(_ picture: TablePicture) -> String { picture.render(scene(of: picture)) }

  /// The table at this moment as a value, with what a picture shows of it.
  package func scene(of picture: TablePicture) -> TableScene {
    var scene = scene(
      PictureContents(
        extent: picture.extent,
        marks: picture.showsLastUpdate ? lastUpdateMarks : nil,
        hasElements: picture.format == .accessibility
      )
    )
    if picture.showsLastUpdate { scene.transition = lastTransition }
    return scene
  }

  /// The marks of the last update, after all pending work.
  private var lastUpdateMarks: UpdateMarks {
    core.layoutIfNeeded()
    return reports.log.lastUpdateMarks
  }

  /// The table at this moment as a value, with what a picture is to show of it.
  func scene(_ contents: PictureContents) -> TableScene {
    core.layoutIfNeeded()
    return progress.drawing {
      let composed = composedSections(contents)
      let measured = measuredHeights(of: composed, contents.extent)
      var scene = TableScene(
        id: core.id,
        style: layout.rules.style.rawValue,
        size: layout.size,
        selectionMode: selectionMode,
        inset: layout.inset,
        contentSize: TableSize(
          width: layout.size.width,
          height: layout.contentSize.height + measured.difference
        ),
        offset: layout.offset + measured.differenceAbove,
        sectionCount: layout.geometry.sectionCount,
        rowCount: layout.geometry.rowCount,
        items: SceneComposer.items(
          of: composed,
          parts: picturedParts(contents),
          offset: layout.offset + measured.differenceAbove,
          viewportHeight: layout.size.height
        ),
        pools: pools
      )
      if core.contentSizeCategory != .large {
        scene.contentSizeCategory = core.contentSizeCategory.rawValue
      }
      if core.layoutDirection != .leftToRight {
        scene.layoutDirection = core.layoutDirection.rawValue
      }
      scene.sideInset = layout.sideInset
      scene.indexTitles = core.finger.edges.indexTitles
      if core.finger.editing.isOn { scene.states.append("editing") }
      if core.finger.edges.isRefreshing { scene.states.append("refreshing") }
      return scene
    }
  }

  private func picturedParts(_ contents: PictureContents) -> SceneComposer.Parts {
    SceneComposer.Parts(
      header: pictured(.header, contents),
      footer: pictured(.footer, contents),
      placeholder: pictured(.placeholder, contents)
    )
  }

  private var lastTransition: TableScene.Transition? {
    guard let start = reports.log.lastUpdatePhase?.start else { return nil }
    var tokens = TokenNumbers()
    let log = reports.log.withTokens(from: start, &tokens)
    return log.lastUpdatePhase.map { phase in
      TableScene.Transition(title: phase.description, lines: log.lines(of: phase))
    }
  }

  /// How many rows a tap selects now, which editing mode has flags of its own for.
  private var selectionMode: String {
    let (one, several) =
      core.finger.editing.isOn
      ? (selection.allowsSelectionDuringEditing, selection.allowsMultipleSelectionDuringEditing)
      : (selection.allowsSelection, selection.allowsSelection && selection.allowsMultipleSelection)
    return several ? "multiple" : one ? "single" : "none"
  }

  private var pools: [TableScene.Pool] {
    views.counts
      .map { TableScene.Pool(reuseIdentifier: $0.identifier, count: $0.count) }
      .sorted { $0.reuseIdentifier < $1.reuseIdentifier }
  }

  private func composedSections(_ contents: PictureContents) -> [SceneComposer.Section] {
    let plan = layout.plan
    let listed = listedRows(contents.extent)
    let inSight = contents.extent == .all ? Set(layout.sections.indices) : plan.sectionsInSight
    return layout.sections.indices.map { section in
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
        rows: composedRows(of: section, listed[section] ?? [], stack.rows, contents),
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

  /// The rows that a picture lists, by section: the visible ones and those in a special state, or all.
  private func listedRows(_ extent: TablePicture.Extent) -> [Int: [RowPosition]] {
    let rows: [RowPosition] =
      switch extent {
      case .visible: displayedAndSpecialRows
      case .all:
        layout.sections.indices.flatMap { section in
          (0..<layout.geometry.section(section).rows.count).map {
            RowPosition(section: section, row: $0)
          }
        }
      }
    // The rows of a section are neighbours.
    var listed: [Int: [RowPosition]] = [:]
    var rest = rows[...]
    while let section = rest.first?.section {
      let run = rest.prefix { $0.section == section }
      listed[section] = Array(run)
      rest = rest.dropFirst(run.count)
    }
    return listed
  }

  /// The rows on the screen, and those that are selected, swiped aside, dragged or have an open menu.
  private var displayedAndSpecialRows: [RowPosition] {
    let special = (selection.rows.ascending + core.finger.heldRows).filter(layout.contains)
    return special.isEmpty ? displayed.rows : Set(displayed.rows).union(special).sorted()
  }

  private func composedRows(
    of section: Int,
    _ listed: [RowPosition],
    _ heights: RowHeights,
    _ contents: PictureContents
  ) -> SceneComposer.Rows {
    let names = callbacks.picturedNames(inSection: section)
    return SceneComposer.Rows(
      count: heights.count,
      identity: names,
      types: .uniform(callbacks.cellTypeName(inSection: section)),
      height: { heights.offset(of: $0.upperBound) - heights.offset(of: $0.lowerBound) },
      listed: listed.compactMap { row in
        guard
          var view = view(
            of: row,
            isMeasured: contents.extent == .all,
            hasElements: contents.hasElements,
            identity: names
          )
        else { return nil }
        if contents.hasPositions { view.position = row }
        if let marks = contents.marks {
          view.mark(marks, at: row, isLast: row.row == heights.count - 1)
        }
        return (row.row, view)
      }
    )
  }
}

/// The contents of a picture of a table.
struct PictureContents {
  /// The rows that are listed.
  var extent: TablePicture.Extent
  /// The marks of the last update; nil in a picture without them.
  var marks: UpdateMarks?
  /// Whether views have what a screen reader stops at.
  var hasElements = false
  /// Whether rows have their positions, to be followed through an update.
  var hasPositions = false
}

extension TableScene.View {
  /// Takes in what a screen reader stops at.
  @MainActor
  mutating func read(_ object: AnyObject) {
    elements = AccessibilityReader(of: object, kind, fields: fields).elements
  }

  fileprivate mutating func mark(_ marks: UpdateMarks, at row: RowPosition, isLast: Bool) {
    change = marks.change(of: row)
    deletedAbove = marks.deletions(above: row)
    guard isLast else { return }
    deletedBelow = marks.deletions(above: RowPosition(section: row.section, row: row.row + 1))
  }
}
