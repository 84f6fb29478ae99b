import Binder

/// The pictures of a table: its scene at a moment, with views that are made for it where none are displayed.
@MainActor
package struct Pictures: CorePart {
  let core: TableCore
}

extension Pictures {
  package func draw(_ picture: TablePicture) -> String { picture.render(scene(of: picture)) }

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

  private var lastUpdateMarks: UpdateMarks {
    core.layoutIfNeeded()
    return reports.log.lastUpdateMarks
  }

  func scene(_ contents: PictureContents) -> TableScene {
    core.layoutIfNeeded()
    return progress.drawing {
      let content = core.sizing.compose(contents)
      var scene = TableScene(
        id: core.id,
        style: content.style ?? layout.rules.style.rawValue,
        size: layout.size,
        selectionMode: selectionMode,
        inset: layout.inset,
        contentSize: content.size,
        offset: content.offset,
        sectionCount: layout.sectionCount,
        rowCount: layout.rowCount,
        items: content.items,
        pools: pools
      )
      scene.host = core.host
      scene.isHorizontal = layout.isHorizontal
      if core.contentSizeCategory != .large {
        scene.contentSizeCategory = core.contentSizeCategory.rawValue
      }
      if core.layoutDirection != .leftToRight {
        scene.layoutDirection = core.layoutDirection.rawValue
      }
      scene.sideInset = layout.sideInset
      scene.indexTitles = core.touches.edges.indexTitles
      if core.touches.editing.isOn { scene.states.append("editing") }
      if core.touches.edges.isRefreshing { scene.states.append("refreshing") }
      return scene
    }
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
      core.touches.editing.isOn
      ? (selection.allowsSelectionDuringEditing, selection.allowsMultipleSelectionDuringEditing)
      : (selection.allowsSelection, selection.allowsSelection && selection.allowsMultipleSelection)
    return several ? "multiple" : one ? "single" : "none"
  }

  private var pools: [TableScene.Pool] {
    views.counts
      .map { TableScene.Pool(reuseIdentifier: $0.identifier, count: $0.count) }
      .sorted { $0.reuseIdentifier < $1.reuseIdentifier }
  }

  /// The rows that a picture lists, by section: the visible ones and those in a special state, or all.
  func listedRows(_ extent: TablePicture.Extent) -> [Int: [RowPosition]] {
    let rows: [RowPosition] =
      switch extent {
      case .visible: displayedAndSpecialRows
      case .all:
        layout.sectionIndices.flatMap { section in
          (0..<layout.rowCount(ofSection: section)).map {
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

  private var displayedAndSpecialRows: [RowPosition] {
    let special = (selection.rows.sorted() + core.touches.heldRows).filter(layout.contains)
    return special.isEmpty ? displayed.rows : Set(displayed.rows).union(special).sorted()
  }
}

struct ComposedContent {
  var items: [TableScene.Item]
  var size: TableSize
  var offset: Double
  var style: String?
}

struct PictureContents {
  var extent: TablePicture.Extent
  var marks: UpdateMarks?
  var hasElements = false
  var hasPositions = false
}

extension TableScene.View {
  @MainActor
  mutating func read(_ object: AnyObject) {
    elements = AccessibilityReader(of: object, kind, fields: fields).elements
  }

  mutating func mark(_ marks: UpdateMarks, at row: RowPosition, isLast: Bool) {
    changes = marks.changes(of: row)
    deletedAbove = marks.deletions(above: row)
    guard isLast else { return }
    deletedBelow = marks.deletions(above: RowPosition(section: row.section, row: row.row + 1))
  }
}
