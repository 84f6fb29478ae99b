/// The views of a scene where they stand, for pictures that are drawn to scale.
struct ScenePlacement {
  /// A view and where its top is.
  struct PlacedView {
    var view: TableScene.View
    /// Points from the top of the content.
    var y: Double
    /// Whether it covers what is below it.
    var isPinned = false

    var maxY: Double { y + view.height }
  }

  /// The views that the picture shows some of, from the top to the bottom; those that stick come last,
  /// since they cover others.
  private(set) var views: [PlacedView] = []
  /// The points of the content that the picture shows.
  let top: Double
  let bottom: Double

  /// Stacks the views; a picture of what is visible keeps to the viewport.
  ///
  /// - Complexity: O(items).
  init(_ scene: TableScene, extent: TablePicture.Extent) {
    let viewportEnd = scene.offset + scene.size.height
    switch extent {
    case .visible:
      top = scene.offset
      bottom = viewportEnd
    case .all:
      top = min(0, scene.offset)
      bottom = max(scene.contentSize.height, viewportEnd)
    }
    var y = 0.0
    var pinned: [PlacedView] = []
    for item in scene.items {
      switch item {
      case .gap(let points): y += points
      case .elision(let elision): y += elision.height
      case .viewportStart(let cut, let blank): y = scene.offset - cut + blank
      case .section, .viewportEnd: break
      case .view(let view):
        if extent == .visible, let pinnedY = view.pinnedY {
          pinned.append(PlacedView(view: view, y: pinnedY, isPinned: true))
        } else {
          views.append(PlacedView(view: view, y: y))
        }
        y += view.height
      }
    }
    views = (views + pinned).filter { $0.maxY > top && $0.y < bottom && $0.view.height.isSeen }
  }
}
