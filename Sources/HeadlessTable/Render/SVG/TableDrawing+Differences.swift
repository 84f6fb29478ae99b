/// The difference of a view from the same view in another picture, for two pictures that are compared.
package struct ViewDifference: Hashable, Sendable {
  /// `+` for a view in this picture only, `−` for one in the other picture only, `→` for one at another place, `~` for one with
  /// other content.
  package var signs: [Character]
  /// The differences, a sentence or less for each sign; empty where the sign says all.
  package var notes: [String]

  package init(_ sign: Character, _ note: String = "") {
    signs = [sign]
    notes = note.isEmpty ? [] : [note]
  }

  package mutating func add(_ sign: Character, _ note: String) {
    if !signs.contains(sign) { signs.append(sign) }
    if !note.isEmpty { notes.append(note) }
  }

  fileprivate static func colour(of sign: Character?) -> String {
    switch sign {
    case "+": "inserted"
    case "−": "deleted"
    case "→": "moved"
    default: "reloaded"
    }
  }

  fileprivate var title: String {
    let words: [Character: String] = ["+": "new", "−": "gone", "→": "moved", "~": "changed"]
    let titles = signs.compactMap { words[$0] }.joined(separator: ", ")
    return notes.isEmpty ? titles : "\(titles): \(notes.joined(separator: ", "))"
  }
}

extension TableDrawing {
  /// Frames the views that another picture shows otherwise, each with its signs in the margin.
  func drawDifferences(in svg: inout SVGText) {
    for placed in placement.views {
      guard let difference = placed.view.difference else { continue }
      let top = y + max(placed.y, placement.top) - placement.top
      let bottom = y + min(placed.maxY, placement.bottom) - placement.top
      svg.element("g", ["class": "difference"]) { svg in
        svg.element("title", [:], text: difference.title.onOneLine)
        let height = max(0, bottom - top - 2)
        let own = placed.view.isCard ? placed.view.width : nil
        let left = own.map { x + axis.left(of: placed.view.x, width: $0) } ?? x
        let width = own ?? self.width
        let frame = TableRect(x: left + 1, y: top + 1, width: max(0, width - 2), height: height)
        let colour = ViewDifference.colour(of: difference.signs.first)
        svg.rect(frame, radius: 3, style: colour, opacity: 0.15)
        svg.rect(frame, radius: 3, style: "line \(colour)-edge")
        // One below the other: the margin has room for one.
        let first = (top + bottom) / 2 + 5 - Double(difference.signs.count - 1) * 7
        for (index, sign) in difference.signs.enumerated() {
          svg.element(
            "text",
            [
              "x": SVGValue(own == nil ? x - 5 : left + width - 4),
              "y": SVGValue(first + Double(index) * 14),
              "class": "\(ViewDifference.colour(of: sign)) strong", "font-size": 14,
              "text-anchor": "end",
            ],
            text: String(sign)
          )
        }
      }
    }
  }
}
