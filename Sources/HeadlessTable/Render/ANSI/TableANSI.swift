/// A scene as lines of a terminal, to scale: so many points of the table are a line.
package struct TableANSI: CustomStringConvertible {
  /// Points of the table that a line stands for.
  package static let pointsPerLine = 20.0

  /// The most lines that are drawn; of a higher table, the last line says how many more there would be.
  package static let mostLines = 1_000_000

  /// The head and the lines, each with a line feed behind it.
  package let description: String

  /// Draws a scene into columns; without colours, signs say what they would.
  ///
  /// - Complexity: O(lines × columns).
  package init(
    _ scene: TableScene,
    extent: TablePicture.Extent = .visible,
    columns: Int = 80,
    hasColors: Bool = true
  ) {
    let writer = ANSIWriter(columns: max(1, columns), hasColors: hasColors)
    description = writer.lines(of: scene, extent: extent)
      .map { $0.text(hasColors: hasColors).withoutTrailingSpaces + "\n" }
      .joined()
  }
}

/// Draws views into lines.
struct ANSIWriter {
  let columns: Int
  let hasColors: Bool

  func lines(of scene: TableScene, extent: TablePicture.Extent) -> [StyledLine] {
    let placement = ScenePlacement(scene, extent: extent)
    let height = line(placement.bottom - placement.top)
    let count = min(max(0, height), TableANSI.mostLines)
    var lines = Array(repeating: StyledLine(), count: count)
    for placed in placement.views {
      let first = line(placed.y - placement.top)
      guard first < count else { continue }
      let end = line(placed.maxY - placement.top)
      let drawn = self.lines(of: placed.view, count: end - first)
      for (index, text) in drawn.enumerated() where lines.indices.contains(first + index) {
        lines[first + index] = text
      }
    }
    if height > count { lines.append(StyledLine("… \(height - count) more lines", .quiet)) }
    return [head(of: scene)] + lines
  }

  /// The number of a line, which a number of points beyond all reason does not make too large.
  private func line(_ points: Double) -> Int {
    let line = (points / TableANSI.pointsPerLine).rounded()
    return line.isNaN ? 0 : Int(min(max(line, -1e15), 1e15))
  }

  private func head(of scene: TableScene) -> StyledLine {
    let rows = "\(scene.rowCount) row\(scene.rowCount == 1 ? "" : "s")"
    let place = "\(scene.offset.snapshotText) of \(scene.contentSize.height.snapshotText)"
    let name = scene.id.onOneLine.clipped(toColumns: columns)
    var line = StyledLine(name, .strong)
    let rest = " · \(rows) · \(place)".clipped(toColumns: columns - line.columns)
    line.add(rest, .quiet)
    return line
  }

  private func lines(of view: TableScene.View, count: Int) -> [StyledLine] {
    guard count > 0 else { return [] }
    let count = min(count, TableANSI.mostLines)
    let look = ViewLook(view, lineCount: count)
    var lines = (0..<count).map { index -> StyledLine in
      guard look.lines.indices.contains(index) else { return StyledLine() }
      let side = index == 0 ? fittingSide(of: look) : StyledLine()
      return line(look.lines[index], side, isFirst: index == 0, look, view.kind)
    }
    if look.states.contains(.selected) || look.states.contains(.highlighted), hasColors {
      for index in lines.indices { lines[index] = chosen(lines[index]) }
    }
    return lines
  }

  /// The line with its colours turned around, but for the first column, which is the gutter.
  private func chosen(_ line: StyledLine) -> StyledLine {
    var body = line
    body.pad(to: columns)
    body.mark(.chosen)
    return body
  }

  private func line(
    _ pieces: [ViewLook.Piece],
    _ side: StyledLine,
    isFirst: Bool,
    _ look: ViewLook,
    _ kind: TableScene.View.Kind
  ) -> StyledLine {
    var line = StyledLine(gutter(look, isFirst: isFirst, kind))
    let room = columns - line.columns - (side.columns > 0 ? side.columns + 1 : 0)
    var body = StyledLine()
    if isFirst, look.image != nil { body.add("▨ ".clipped(toColumns: max(0, room)), .quiet) }
    for (index, piece) in pieces.enumerated() where body.columns < room {
      if index > 0 { body.add(" ") }
      add(piece, to: &body, room: room, base: base(isFirst: isFirst, look, kind))
    }
    line.add(body)
    guard side.columns > 0 else { return line }
    line.pad(to: columns - side.columns)
    line.add(side)
    return line
  }

  /// What stands at the right edge, unless that would leave hardly any room for text.
  private func fittingSide(of look: ViewLook) -> StyledLine {
    let side = side(of: look)
    return side.columns + 8 <= columns ? side : StyledLine()
  }

  private func gutter(
    _ look: ViewLook,
    isFirst: Bool,
    _ kind: TableScene.View.Kind
  ) -> String {
    guard kind == .row else { return columns > 4 ? " " : "" }
    guard columns > 4 else { return "" }
    guard isFirst, !hasColors else { return "   " }
    if look.states.contains(.selected) { return " * " }
    return look.states.contains(.highlighted) ? " + " : "   "
  }

  private func base(
    isFirst: Bool,
    _ look: ViewLook,
    _ kind: TableScene.View.Kind
  ) -> StyledLine.Look {
    if look.states.contains(.disabled) { return .quiet }
    switch kind {
    case .row: return isFirst ? .plain : .quiet
    case .header: return .strong
    case .footer: return .quiet
    }
  }
}
