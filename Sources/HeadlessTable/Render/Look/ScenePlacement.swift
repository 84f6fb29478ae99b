import TableBatches

/// The views of a scene at their places, for pictures that are drawn to scale.
struct ScenePlacement {
  struct PlacedView {
    var view: TableScene.View
    /// Points from the top of the content.
    var y: Double
    /// Whether it covers what is below it.
    var isPinned = false
    var isFirstRow = false
    var isLastRow = false

    var maxY: Double { y + view.height }
  }

  /// The views that the picture shows some of, from the top to the bottom; those on items are last, and then those that stick,
  /// since they cover others.
  private(set) var views: [PlacedView] = []
  /// The points of the content that the picture shows.
  let top: Double
  let bottom: Double
  /// Points from edge to edge of what the picture shows.
  let width: Double
  /// The points of the content at the left edge.
  let left: Double

  /// Stacks the views; a picture of what is visible keeps to the viewport.
  init(_ scene: TableScene, extent: TablePicture.Extent) {
    let along = Self.range(of: scene, extent)
    (top, bottom) = scene.isHorizontal ? (0, scene.size.height) : along
    left = scene.isHorizontal ? along.start : 0
    width = scene.isHorizontal ? along.end - along.start : scene.size.width
    var y = 0.0
    var (badges, pinned): ([PlacedView], [PlacedView]) = ([], [])
    // The rows of the open section, and how many of them are above the next item.
    var (rowCount, rowsAbove) = (0, 0)
    for item in scene.items {
      switch item {
      case .elision(let elision): rowsAbove += elision.rowCount
      case .section(let section): (rowCount, rowsAbove) = (section.rowCount, 0)
      case .gap, .viewportStart, .viewportEnd: break
      case .view(let view) where view.kind == .placeholder: break
      case .view(var view):
        view.x -= left
        var placed = PlacedView(view: view, y: view.y ?? y)
        if view.kind == .row {
          rowsAbove += 1
          (placed.isFirstRow, placed.isLastRow) = (rowsAbove == 1, rowsAbove == rowCount)
        }
        if extent == .visible, let pinnedY = view.pinnedY {
          placed.y = view.y ?? pinnedY
          placed.isPinned = true
          pinned.append(placed)
        } else if view.isOnItem {
          badges.append(placed)
        } else {
          views.append(placed)
        }
      }
      y = item.bottom(from: y, offset: scene.offset)
    }
    views = (views + badges + pinned).filter { placed in
      let isBeside = placed.view.width.map { placed.view.x + $0 <= 0 || placed.view.x >= width }
      return placed.maxY > top && placed.y < bottom && placed.view.height.isSeen && isBeside != true
    }
  }

  private static func range(
    of scene: TableScene,
    _ extent: TablePicture.Extent
  ) -> (start: Double, end: Double) {
    let (length, content) =
      scene.isHorizontal
      ? (scene.size.width, scene.contentSize.width) : (scene.size.height, scene.contentSize.height)
    let end = scene.offset + length
    return extent == .visible ? (scene.offset, end) : (min(0, scene.offset), max(content, end))
  }
}

extension TableScene.Item {
  /// The place below an item at a place, in points from the top of the content, of a table with an offset.
  package func bottom(from y: Double, offset: Double) -> Double {
    switch self {
    case .view(let view): view.kind == .placeholder ? y : y + view.height
    case .gap(let points): y + points
    case .elision(let elision): y + elision.height
    case .viewportStart(let cut, let blank): offset - cut + blank
    case .section, .viewportEnd: y
    }
  }
}

extension TableScene.View {
  /// What a view on an item shows, as fields of the item: one by the kind of the view, several by their names, too.
  var fieldsOfItem: [SnapshotField] {
    let kind = tags.first ?? type
    if fields.isEmpty { return [SnapshotField(kind, .word(type))] }
    return fields.map { field in
      var field = field
      field.name = isMultiField ? "\(kind).\(field.name)" : kind
      return field
    }
  }
}

extension TableScene {
  /// The scene with views on items among the fields of these, for pictures that have no place for them.
  func joiningBadges(where joins: (View) -> Bool = { _ in true }) -> TableScene {
    var scene = self
    scene.items = []
    for item in items {
      guard case .view(let badge) = item, badge.isOnItem, joins(badge),
        case .view(var view)? = scene.items.last
      else {
        scene.items.append(item)
        continue
      }
      view.fields += badge.fieldsOfItem
      scene.items[scene.items.count - 1] = .view(view)
    }
    return scene
  }

  /// What a drawing shows of a table that lists nothing, a piece a line; none for one that lists something.
  var emptiness: [ViewLook.Piece] {
    let views = items.compactMap { if case .view(let view) = $0 { view } else { nil } }
    if let placeholder = views.first(where: { $0.kind == .placeholder }) {
      return ViewLook(placeholder, lineCount: 4).lines.flatMap { $0.pieces + $0.trailing }.map(
        \.centered
      )
    }
    guard rowCount == 0, !views.contains(where: { $0.kind == .row }) else { return [] }
    return [ViewLook.Piece(text: sectionCount == 0 ? "No sections" : "No \(host.rows)").centered]
  }

  /// `content 2864 high`, `scrolled to 100`: what is different from nothing.
  var extentInWords: [String] {
    let (length, side) = isHorizontal ? (contentSize.width, "wide") : (contentSize.height, "high")
    return [("content", length, " \(side)"), ("scrolled to", offset, "")]
      .filter { $0.1.isSeen }.map { "\($0.0) \($0.1.pointsText)\($0.2)" }
  }

  var isRightToLeft: Bool { layoutDirection == TableLayoutDirection.rightToLeft.rawValue }
}
