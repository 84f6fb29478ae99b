extension ViewArtist {
  /// The controls of an edited row: a red circle with a bar deletes it, a green one with a cross inserts another, and
  /// three lines are to take hold of.
  ///
  /// A cell that is edited by itself has a red circle, too.
  func drawControls(
    at left: inout Double,
    endingAt right: inout Double,
    in svg: inout SVGText
  ) {
    let edits = look.states.contains(.editing) && !scene.states.contains("editing")
    if look.states.contains(.insertable) {
      drawControl("inserted", "h8m-4 -4v8", at: &left, in: &svg)
    } else if look.states.contains(.deletable) || edits {
      drawControl("deleted", "h8", at: &left, in: &svg)
    }
    guard look.states.contains(.movable) else { return }
    let start = "M\((right - 18).snapshotText) \((middle - 5).snapshotText)"
    svg.element("path", ["d": "\(start)h18m-18 5h18m-18 5h18", "class": "line frame-edge"])
    right -= 30
  }

  private func drawControl(
    _ colour: String,
    _ sign: String,
    at left: inout Double,
    in svg: inout SVGText
  ) {
    svg.element(
      "circle",
      [
        "cx": SVGValue(left + 9), "cy": SVGValue(middle), "r": 9, "class": "\(colour)",
      ]
    )
    svg.element(
      "path",
      [
        "d": "M\((left + 5).snapshotText) \(middle.snapshotText)\(sign)", "class": "line knob-edge",
      ]
    )
    left += 28
  }

  /// The buttons of a row that is swiped aside, over its edge, or the commands of its open menu.
  func drawActions(in svg: inout SVGText) {
    let width = 74.0
    for (index, action) in look.actions.enumerated() {
      let left =
        action.isLeading
        ? x + Double(index) * width : x + self.width - Double(index + 1) * width
      let ground = action.isDestructive ? "deleted" : action.isCommand ? "touch" : "frame"
      svg.element("g", action.isEnabled ? [:] : ["class": "off"]) { svg in
        svg.element(
          "rect",
          [
            "x": SVGValue(left), "y": SVGValue(y), "width": SVGValue(width),
            "height": SVGValue(view.height), "class": "\(ground)",
          ]
        )
        svg.element(
          "text",
          [
            "x": SVGValue(left + width / 2), "y": SVGValue(middle + 4),
            "class": action.isDestructive ? "paper" : "ink", "font-size": 12,
            "text-anchor": "middle",
          ],
          text: action.title.truncated(toWidth: width - 8, fontSize: 12)
        )
      }
    }
  }
}
