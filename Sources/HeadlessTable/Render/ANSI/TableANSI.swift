import TableBatches

extension TableScene {
  /// The scene as lines of a terminal, to scale; without colours, signs say what they would.
  package func ansi(
    extent: TablePicture.Extent = .visible,
    columns: Int = 80,
    hasColors: Bool = true
  ) -> String {
    let writer = ANSIWriter(
      columns: max(1, columns),
      hasColors: hasColors,
      isRightToLeft: isRightToLeft
    )
    return writer.lines(of: joiningBadges(), extent: extent)
      .map { $0.text(hasColors: hasColors).withoutTrailingSpaces + "\n" }
      .joined()
  }
}

struct ANSIWriter {
  static let pointsPerLine = 20.0

  /// The most lines that are drawn; of a higher table, the last line says how many more there would be.
  static let mostLines = 1_000_000

  let columns: Int
  let hasColors: Bool
  let isRightToLeft: Bool

  func lines(of scene: TableScene, extent: TablePicture.Extent) -> [StyledLine] {
    let placement = ScenePlacement(scene, extent: extent)
    let height = line(placement.bottom - placement.top)
    let count = min(max(0, height), Self.mostLines)
    var lines = Array(repeating: StyledLine(), count: count)
    var end = 0
    for placed in placement.views {
      let first = line(placed.y - placement.top)
      guard first < count else { continue }
      let next = line(placed.maxY - placement.top)
      end = max(end, next)
      if let span = span(of: placed.view, of: placement.width, scene) {
        let drawn = narrowed(to: span.count).lines(of: placed.view, count: next - first)
        for (index, text) in drawn.enumerated()
        where lines.indices.contains(first + index)
          && lines[first + index].columns <= span.lowerBound
        {
          lines[first + index].pad(to: span.lowerBound)
          lines[first + index].add(text)
        }
        continue
      }
      let drawn = self.lines(of: placed.view, count: next - first)
      for (index, text) in drawn.enumerated() where lines.indices.contains(first + index) {
        lines[first + index] = text
      }
    }
    let emptiness = scene.emptiness.prefix(max(0, count - end))
    let first = (end + count - emptiness.count) / 2
    for (index, piece) in emptiness.enumerated() { lines[first + index] = centered(piece) }
    if height > count { lines.append(StyledLine("… \(height - count) more lines", .quiet)) }
    return [head(of: scene)] + lines
  }

  /// The columns of a view that is beside others; nil for one that has whole lines.
  private func span(
    of view: TableScene.View,
    of whole: Double,
    _ scene: TableScene
  ) -> Range<Int>? {
    guard view.isCard || scene.isHorizontal || view.kind == .other, let width = view.width,
      whole > 0
    else { return nil }
    let column = Double(columns) / whole
    let first = max(0, Int(min(view.x * column, 1e9).rounded()))
    let end = min(columns, Int(min((view.x + width) * column, 1e9).rounded(.down)))
    return first..<max(first, end)
  }

  private func narrowed(to columns: Int) -> ANSIWriter {
    ANSIWriter(columns: columns, hasColors: hasColors, isRightToLeft: isRightToLeft)
  }

  private func centered(_ piece: ViewLook.Piece) -> StyledLine {
    var body = StyledLine()
    add(piece, to: &body, room: columns, base: .quiet)
    var line = StyledLine(String(repeating: " ", count: max(0, (columns - body.columns) / 2)))
    line.add(body)
    return line
  }

  /// The number of a line, which a number of points beyond all reason does not make too large.
  private func line(_ points: Double) -> Int {
    let line = (points / Self.pointsPerLine).rounded()
    return line.isNaN ? 0 : Int(min(max(line, -1e15), 1e15))
  }

  private func head(of scene: TableScene) -> StyledLine {
    let rows = counted(scene.rowCount, scene.host.row)
    let name = scene.id.onOneLine.clipped(toColumns: columns)
    var line = StyledLine(name, .strong)
    let rest = (["", rows] + scene.extentInWords).joined(separator: " · ")
    line.add(rest.clipped(toColumns: columns - line.columns), .quiet)
    return line
  }

  private func lines(of view: TableScene.View, count: Int) -> [StyledLine] {
    guard count > 0 else { return [] }
    let count = min(count, Self.mostLines)
    var look = ViewLook(view, lineCount: count, isRightToLeft: isRightToLeft)
    if view.isCard, columns < 24 { look.stackBadges(in: count) }
    let side = fittingSide(of: look)
    let shown = wrapped(look, count: count, side: side, view.kind)
    var lines = (0..<count).map { index -> StyledLine in
      guard shown.indices.contains(index) else { return StyledLine() }
      let side = index == 0 ? side : StyledLine()
      let isMain = shown[index].index == 0
      return line(shown[index].line, side, isFirst: index == 0, isMain: isMain, look, view.kind)
    }
    if look.states.contains(.selected) || look.states.contains(.highlighted), hasColors {
      for index in lines.indices { lines[index] = chosen(lines[index]) }
    }
    return lines
  }

  private func wrapped(
    _ look: ViewLook,
    count: Int,
    side: StyledLine,
    _ kind: TableScene.View.Kind
  ) -> [(line: ViewLook.Line, index: Int)] {
    let margin = gutter(look, isFirst: false, kind).columns
    let beside = side.columns > 0 ? side.columns + 1 : 0
    let image = look.image == nil ? 0 : 2
    return look.wrappedLines(
      room: Double(count - look.lines.count),
      height: { _ in 1 },
      wrap: { text, index, lines in
        let line = look.lines[index]
        let trailing = line.trailing.reduce(0) { $0 + $1.text.columns + 1 }
        let room = max(1, columns - margin - (index == 0 ? beside + image : 0))
        let before = line.caption == nil ? 0 : captionColumns + 1
        let limit = max(1, room - before - min(trailing, (room - before) / 2))
        return text.wrapped(to: Double(limit), lines: lines) { Double($0.columns) }
      }
    )
  }

  /// The line with its colours turned around, but for the first column, which is the gutter.
  private func chosen(_ line: StyledLine) -> StyledLine {
    var body = line
    body.pad(to: columns)
    body.mark(.chosen)
    return body
  }

  private func line(
    _ drawn: ViewLook.Line,
    _ side: StyledLine,
    isFirst: Bool,
    isMain: Bool,
    _ look: ViewLook,
    _ kind: TableScene.View.Kind
  ) -> StyledLine {
    let gutter = captioned(gutter(look, isFirst: isFirst, kind), drawn.caption)
    let beside = side.columns > 0 ? side.columns + 1 : 0
    let room = max(0, columns - gutter.columns - beside)
    let base = base(isFirst: isMain, look, kind)
    var ends = StyledLine()
    let endRoom = drawn.pieces.isEmpty ? room : room / 2
    for piece in drawn.trailing where ends.columns < endRoom {
      if ends.columns > 0 { ends.add(" ") }
      add(piece, to: &ends, room: endRoom, base: piece.isQuiet ? .quiet : base)
    }
    let bodyRoom = max(0, room - (ends.columns > 0 ? ends.columns + 1 : 0))
    var body = StyledLine()
    if isFirst, look.image != nil { body.add("▨ ".clipped(toColumns: bodyRoom), .quiet) }
    for (index, piece) in drawn.pieces.enumerated() where body.columns < bodyRoom {
      if index > 0 { body.add(" ") }
      if piece.side == .center {
        let free = bodyRoom - body.columns - piece.text.columns
        body.add(String(repeating: " ", count: max(0, free / 2)))
      }
      add(piece, to: &body, room: bodyRoom, base: base)
    }
    return arranged(gutter: gutter, body: body, ends: ends, side: side)
  }

  /// The columns that a caption ends at: a quarter of all.
  private var captionColumns: Int { columns / 4 }

  /// What is before the text of a line: the gutter, and behind it a caption that ends where its columns do.
  private func captioned(_ gutter: String, _ caption: ViewLook.Piece?) -> StyledLine {
    guard let caption else { return StyledLine(gutter) }
    let text = caption.text.clipped(toColumns: captionColumns)
    let free = String(repeating: " ", count: max(0, captionColumns - text.columns))
    let look: StyledLine.Look = caption.isEnabled ? .accent : .quiet
    var line = StyledLine(isRightToLeft ? " " : gutter + free)
    line.add(text, look)
    line.add(isRightToLeft ? free + gutter : " ")
    return line
  }

  private func arranged(
    gutter: StyledLine,
    body: StyledLine,
    ends: StyledLine,
    side: StyledLine
  ) -> StyledLine {
    let gap = ends.columns > 0 && side.columns > 0 ? 1 : 0
    let used = gutter.columns + body.columns + ends.columns + gap + side.columns
    guard !isRightToLeft else {
      var line = side
      if gap > 0 { line.add(" ") }
      line.add(ends)
      line.add(String(repeating: " ", count: max(0, columns - used)))
      line.add(body)
      line.add(gutter)
      return line
    }
    var line = gutter
    line.add(body)
    guard ends.columns + side.columns > 0 else { return line }
    line.add(String(repeating: " ", count: max(0, columns - used)))
    line.add(ends)
    if gap > 0 { line.add(" ") }
    line.add(side)
    return line
  }

  /// The pieces at the right edge, unless they would leave hardly any room for text.
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
    case .header, .tableHeader: return .strong
    case .footer, .tableFooter, .placeholder, .other: return .quiet
    }
  }
}
