extension ViewArtist {
  /// A square with a landscape stands for an image, since only its name is known.
  func draw(_ image: ViewLook.Piece, at left: inout Double, in svg: inout SVGText) {
    let side = max(8, min(view.height - 12, 44))
    let top = middle - side / 2
    svg.element("g", [:]) { svg in
      svg.element("title", [:], text: image.text)
      svg.element(
        "rect",
        [
          "x": SVGValue(left), "y": SVGValue(top), "width": SVGValue(side),
          "height": SVGValue(side), "rx": 6, "class": "touch",
        ]
      )
      svg.element(
        "circle",
        [
          "cx": SVGValue(left + side * 0.7), "cy": SVGValue(top + side * 0.3),
          "r": SVGValue(side * 0.09), "class": "quiet",
        ]
      )
      let start = "M\((left + side * 0.12).snapshotText) \((top + side * 0.8).snapshotText)"
      let slope = [0.25, -0.4, 0.22, 0.3, 0.13, -0.15, 0.16, 0.25].map { ($0 * side).snapshotText }
      svg.element(
        "path",
        [
          "d": "\(start)l\(slope.joined(separator: " "))", "class": "line quiet-edge",
        ]
      )
    }
    left += side + 12
  }

  func draw(
    _ accessory: ViewLook.Accessory,
    endingAt right: inout Double,
    in svg: inout SVGText
  ) {
    let y = middle
    switch accessory {
    case .disclosure:
      let path = "M\((right - 7).snapshotText) \((y - 5).snapshotText)l5 5 -5 5"
      svg.element("path", ["d": "\(path)", "class": "line frame-edge"])
      right -= 18
    case .checkmark:
      let path = "M\((right - 14).snapshotText) \(y.snapshotText)l4.5 5 8-10"
      svg.element("path", ["d": "\(path)", "class": "line accent-edge"])
      right -= 24
    case .detail:
      svg.element(
        "circle",
        [
          "cx": SVGValue(right - 9), "cy": SVGValue(y), "r": 8.5, "class": "line accent-edge",
        ]
      )
      let path = "M\((right - 9).snapshotText) \((y - 4).snapshotText)v0.2m0 3.3v4.8"
      svg.element("path", ["d": "\(path)", "class": "line accent-edge"])
      right -= 27
    }
  }

  /// A switch, or the button that opens a calendar.
  func draw(_ control: ViewLook.Piece, endingAt right: inout Double, in svg: inout SVGText) {
    svg.element("g", control.isEnabled ? [:] : ["class": "off"]) { svg in
      if control.kind == .toggle {
        drawSwitch(isOn: control.isOn, right: right, in: &svg)
      } else {
        drawDate(control.text, right: right, in: &svg)
      }
    }
    right -= control.kind == .toggle ? 52 : 74
  }

  private func drawSwitch(isOn: Bool, right: Double, in svg: inout SVGText) {
    svg.element(
      "rect",
      [
        "x": SVGValue(right - 40), "y": SVGValue(middle - 12), "width": 40, "height": 24, "rx": 12,
        "class": isOn ? "accent" : "frame",
      ]
    )
    svg.element(
      "circle",
      [
        "cx": SVGValue(isOn ? right - 12 : right - 28), "cy": SVGValue(middle), "r": 9.5,
        "class": "knob",
      ]
    )
  }

  private func drawDate(_ text: String, right: Double, in svg: inout SVGText) {
    svg.element(
      "rect",
      [
        "x": SVGValue(right - 62), "y": SVGValue(middle - 12), "width": 62, "height": 24, "rx": 6,
        "class": "touch",
      ]
    )
    svg.element(
      "text",
      [
        "x": SVGValue(right - 31), "y": SVGValue(middle + 4), "class": "ink", "font-size": 12,
        "text-anchor": "middle",
      ],
      text: text
    )
  }
}
