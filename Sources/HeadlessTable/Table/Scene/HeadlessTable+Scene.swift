import Binder

extension HeadlessTable: CustomStringConvertible {
  /// The table as text: what is listed, what is visible of it, and what it shows.
  public var description: String { render(.text) }
}

extension HeadlessTable {
  /// Draws the table as it is now, after all pending work.
  ///
  /// A picture of all rows makes a cell for each, and a picture of the visible ones a header and a footer
  /// for each section that is in sight; the call log does not mention those. A picture of all rows measures
  /// those that have not been displayed, so that its content may be higher or lower than `contentSize`, and its offset
  /// is counted in it; in others such a row stands with the height that the table counts it for and a `~` before
  /// it. In the middle of a question for a cell, a view, a height or a count, a picture asks for no view, and shows
  /// what is displayed.
  ///
  ///     print(table.render(.text(extent: .all, rows: .compact)))
  ///     try table.render(.svg).write(toFile: "table.svg", atomically: true, encoding: .utf8)
  ///
  /// - Parameter picture: The format, which rows are listed, and how much of each; by default the text of what is visible.
  /// - Returns: The lines of the picture.
  /// - Complexity: O(sections + listed rows), and one question for the name of each row that is not
  ///   listed where rows have names.
  public func render(_ picture: TablePicture = .text) -> String {
    picture.render(scene(of: picture))
  }

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
    layoutIfNeeded()
    return reports.log.lastUpdateMarks
  }

  /// The table at this moment as a value, with what a picture is to show of it.
  func scene(_ contents: PictureContents) -> TableScene {
    layoutIfNeeded()
    return progress.drawing {
      let composed = composedSections(contents)
      let measured = measuredHeights(of: composed, contents.extent)
      var scene = TableScene(
        id: id,
        style: style.rawValue,
        size: size,
        selectionMode: selectionMode,
        inset: contentInset,
        contentSize: TableSize(
          width: size.width,
          height: geometry.contentHeight + measured.difference
        ),
        offset: offset + measured.differenceAbove,
        sectionCount: geometry.sectionCount,
        rowCount: geometry.rowCount,
        items: SceneComposer.items(
          of: composed,
          parts: picturedParts(contents),
          offset: offset + measured.differenceAbove,
          viewportHeight: size.height
        ),
        pools: pools
      )
      if contentSizeCategory != .large { scene.contentSizeCategory = contentSizeCategory.rawValue }
      if layoutDirection != .leftToRight { scene.layoutDirection = layoutDirection.rawValue }
      scene.sideInset = layout.sideInset
      scene.indexTitles = finger.edges.indexTitles
      if finger.editing.isOn { scene.states.append("editing") }
      if finger.edges.isRefreshing { scene.states.append("refreshing") }
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
      finger.editing.isOn
      ? (allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing)
      : (allowsSelection, allowsSelection && allowsMultipleSelection)
    return several ? "multiple" : one ? "single" : "none"
  }

  private var pools: [TableScene.Pool] {
    views.counts
      .map { TableScene.Pool(reuseIdentifier: $0.identifier, count: $0.count) }
      .sorted { $0.reuseIdentifier < $1.reuseIdentifier }
  }

  private func composedSections(_ contents: PictureContents) -> [SceneComposer.Section] {
    let plan = plan
    let listed = listedRows(contents.extent)
    let inSight = contents.extent == .all ? Set(sections.indices) : plan.sectionsInSight
    return sections.indices.map { section in
      let stack = geometry.section(section)
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
        name: name(ofSection: section),
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
      heights.add(section, geometry.section(index), shown: shown)
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
        sections.indices.flatMap { section in
          (0..<geometry.section(section).rows.count).map { RowPosition(section: section, row: $0) }
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
    let special = (selection.rows.ascending + finger.heldRows).filter(contains)
    return special.isEmpty ? displayed.rows : Set(displayed.rows).union(special).sorted()
  }

  private func composedRows(
    of section: Int,
    _ listed: [RowPosition],
    _ heights: RowHeights,
    _ contents: PictureContents
  ) -> SceneComposer.Rows {
    let source = progress.batch == nil ? dataSource : nil
    let names = picturedNames(inSection: section)
    return SceneComposer.Rows(
      count: heights.count,
      identity: names,
      types: .uniform(source?.tableView(self, cellTypeNameInSection: section)),
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
  /// Whether views are asked for what a screen reader stops at.
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
