internal import HeadlessTable

/// Two texts of a snapshot, for a reviewer: what has changed, in words and as drawings.
///
/// The drawings are made from the texts, both in the same way, so that they differ in nothing but what the texts do. That of
/// a transition has what its text repeats of the table, before the change and after it.
package struct SnapshotComparison {
  /// A drawing of the old text beside one of the new text; nil for a text that cannot be drawn.
  package struct Panel: Hashable, Sendable {
    package var before: String?
    package var after: String?
  }

  private let old: SnapshotParts?
  private let new: SnapshotParts
  private let changes: [TableTextChanges]

  /// Compares two texts.
  package init(from old: String?, to new: String) {
    self.old = old.map { SnapshotParts($0) }
    self.new = SnapshotParts(new)
    let tables = (old: self.old?.tables ?? [], new: self.new.tables)
    changes = tables.new.indices.map { index in
      TableTextChanges(
        from: tables.old.indices.contains(index) ? tables.old[index] : "",
        to: tables.new[index],
        titled: index > 0 ? "after " : "",
        areExcerpts: tables.new.count > 1
      )
    }
  }

  /// The changes, a line for each row, section and part.
  package var summary: [String] {
    old.map { tableChanges + partChanges(from: $0) } ?? []
  }

  /// The changes of the table, a line for each row and section; of a transition also those of the table after it.
  var tableChanges: [String] { changes.flatMap(\.lines) }

  /// `~ == update  +2 −1` for each part whose lines differ.
  private func partChanges(from old: SnapshotParts) -> [String] {
    partDiffs.dropFirst().compactMap { title, diff in
      guard let title else { return nil }
      guard old.parts.contains(where: { $0.title == title }) else { return "+ == \(title)" }
      guard new.parts.contains(where: { $0.title == title }) else { return "- == \(title)" }
      if diff.isEmpty || (title == "after" && changes.count > 1) { return nil }
      let inserted = diff.changes.reduce(0) { $0 + $1.new.count }
      return "~ == \(title)   +\(inserted) −\(diff.changedLineCount - inserted)"
    }
  }

  private var partDiffs: [(title: String?, diff: LineDiff)] {
    var seen = Set<String>()
    let parts = (old?.parts ?? []) + new.parts
    return [(nil, LineDiff(from: old?.table ?? "", to: new.table))]
      + parts.map(\.title).filter { seen.insert($0).inserted }.map { title in
        (title, LineDiff(from: old?.text(under: title) ?? "", to: new.text(under: title)))
      }
  }

  /// The drawings of the tables, with what differs marked; without any where the texts are not those of tables.
  ///
  /// - Complexity: O(length of the texts).
  package func panel(named name: String) -> Panel {
    let differences = changes.map(\.differences)
    let before = old?.scene(marking: differences.map(\.old))
    let after = new.scene(marking: old == nil ? [] : differences.map(\.new))
    let scenes = [before, after].compactMap(\.self)
    let extent: TablePicture.Extent = scenes.allSatisfy(\.canBeDrawnWhole) ? .all : .visible
    return Panel(
      before: before.map { $0.svg(extent: extent, embeddedAs: "\(name)-before") },
      after: after.map { $0.svg(extent: extent, embeddedAs: "\(name)-after") }
    )
  }
}

/// The drawing of one text.
package enum SnapshotDrawing {
  /// Draws the table of a text, or both tables of a transition; nil if there is none in it, or none with sizes.
  package static func ofTable(in file: String, named name: String) -> String? {
    let scene = SnapshotParts(file).scene(marking: [])
    return scene.map { $0.svg(extent: $0.canBeDrawnWhole ? .all : .visible, embeddedAs: name) }
  }
}

extension SnapshotParts {
  /// The table, with its differences marked; of a transition that after the change, with the one before it and the lines
  /// between them; nil if a text says no sizes.
  fileprivate func scene(marking differences: [[String: ViewDifference]]) -> TableScene? {
    let scenes = tables.enumerated().compactMap { index, text in
      TableScene(reading: text, marking: index < differences.count ? differences[index] : [:])
    }
    guard scenes.count > 1 else { return scenes.first?.placed }
    var scene = scenes[1].excerpt
    // A log has its lines without indentation.
    var lines = parts.dropLast().flatMap { part in
      ["── \(part.title)"] + part.text.linesWithoutNewlines.map { String($0.dropFirst(2)) }
    }
    if lines.isEmpty { lines = ["── no update"] }
    let title = String(lines.removeFirst().dropFirst(3))
    scene.transition = TableScene.Transition(title: title, lines: lines)
    scene.transition?.before = scenes[0].excerpt
    return scene
  }
}

extension TableScene {
  /// The most views of a drawing that shows more than what is visible.
  private static let mostViews = 150

  /// Whether all rows are listed, and are neither too many nor all visible.
  fileprivate var canBeDrawnWhole: Bool {
    var views = 0
    for item in items {
      if case .elision = item { return false }
      if case .view = item { views += 1 }
    }
    return views <= Self.mostViews && contentSize.height > size.height
  }

  /// The scene, or a list of it where it does not say where its items are.
  fileprivate var placed: TableScene {
    let isPlaced = items.allSatisfy { if case .view(let view) = $0 { view.y != nil } else { true } }
    return !isCollection || isPlaced ? self : excerpt
  }

  /// The table as if nothing else belonged to it than what is listed, and all of that were visible.
  fileprivate var excerpt: TableScene {
    var scene = self
    scene.offset = 0
    scene.inset = .zero
    scene.items = items.compactMap { item in
      switch item {
      case .viewportStart, .viewportEnd: return nil
      case .view(var view):
        view.pinnedY = nil
        return .view(view)
      case .section, .gap, .elision: return item
      }
    }
    scene.contentSize = TableSize(
      width: size.width,
      height: max(44, scene.items.reduce(0) { $1.bottom(from: $0, offset: 0) })
    )
    scene.size = scene.contentSize
    return scene
  }
}

extension TableTextChanges {
  /// The differences of the views of each text, by section and name, or by section for all of its views.
  fileprivate var differences: (old: [String: ViewDifference], new: [String: ViewDifference]) {
    var (old, new) = ([String: ViewDifference](), [String: ViewDifference]())
    for change in changes {
      switch change.sign {
      case "-": old.note("−", change.text, at: change.place)
      case "+": new.note("+", change.text, at: change.place)
      case "→" where !change.place.hasPrefix("§ "):
        old.note("→", "", at: change.formerPlace ?? change.place)
        new.note("→", change.text, at: change.place)
      case "~" where !change.place.hasPrefix("§ "):
        old.note("~", change.text, at: change.formerPlace ?? change.place)
        new.note("~", change.text, at: change.place)
      default: break
      }
    }
    return (old, new)
  }
}

extension [String: ViewDifference] {
  fileprivate mutating func note(_ sign: Character, _ note: String, at place: String) {
    if self[place] == nil {
      self[place] = ViewDifference(sign, note)
    } else {
      self[place]?.add(sign, note)
    }
  }
}
