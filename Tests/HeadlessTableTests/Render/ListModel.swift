@testable import HeadlessTable
import TestSupport

/// A table as simple as can be, to make scenes of and to edit.
struct ListModel {
  struct Row: Hashable {
    var id: String
    var height: Double
    var fields: [String]
    var isSelected = false

    /// Some names are too long for the first stop of their column.
    var type: String {
      ["EmptyCell", "TextCell", "TextCell", "CellWithAVeryLongTypeName"][fields.count]
    }
  }

  var sections: [[Row]]
  var offset: Double
  let viewportHeight = 300.0

  static func random(_ random: inout some RandomNumberGenerator, offset: Double) -> ListModel {
    var next = 0
    let sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 2...10, using: &random)).map { _ in
        next += 1
        return row("row-\(next)", &random)
      }
    }
    return ListModel(sections: sections, offset: offset)
  }

  static func row(_ id: String, _ random: inout some RandomNumberGenerator) -> Row {
    Row(
      id: id,
      height: [44, 44, 60.5, 88].randomElement(using: &random) ?? 44,
      fields: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        "text \(Int.random(in: 0...5, using: &random))"
      },
      isSelected: Int.random(in: 0...5, using: &random) == 0
    )
  }

  var contentHeight: Double {
    sections.reduce(0) { $0 + 28 + $1.reduce(0) { $0 + $1.height } }
  }

  func text(listsAll: Bool, _ style: TablePicture.RowStyle) -> String {
    var y = 0.0
    var parts: [SceneComposer.Section] = []
    for (index, rows) in sections.enumerated() {
      y += 28
      var listed: [(row: Int, view: TableScene.View)] = []
      for (row, model) in rows.enumerated() {
        let isVisible = y < offset + viewportHeight && y + model.height > offset
        if listsAll || isVisible || model.isSelected { listed.append((row, view(model))) }
        y += model.height
      }
      let source = SceneComposer.Rows(
        count: rows.count,
        identity: { rows[$0].id },
        type: "Cell",
        height: { rows[$0].reduce(0) { $0 + $1.height } },
        listed: listed
      )
      let header = TableScene.View(kind: .header, height: 28, type: "TextHeader")
      parts.append(SceneComposer.Section(name: "s\(index)", header: header, rows: source))
    }
    var scene = TableScene.empty
    scene.contentSize = TableSize(width: 320, height: contentHeight)
    scene.sectionCount = sections.count
    scene.rowCount = sections.reduce(0) { $0 + $1.count }
    scene.items = SceneComposer.items(of: parts, offset: offset, viewportHeight: viewportHeight)
    return scene.text(rows: style)
  }

  func view(_ row: Row) -> TableScene.View {
    TableScene.View(
      kind: .row,
      height: row.height,
      type: row.type,
      identity: row.id,
      tags: row.isSelected ? ["selected"] : [],
      fields: row.fields.enumerated().map { index, text in
        SnapshotField(index == 1 ? "aVeryLongNameOfAField" : "f\(index)", .string(text))
      }
    )
  }

  func lineCount(of row: Row?, _ style: TablePicture.RowStyle) -> Int {
    guard let row else { return 0 }
    return style == .compact || row.fields.count < 2 ? 1 : 1 + row.fields.count
  }
}

/// One change of one row.
struct ModelEdit {
  enum Kind: CaseIterable {
    case text, flag, height, insert, delete, move

    /// How many lines may change beside the row's own, when the table is at its top.
    var bound: Int {
      switch self {
      case .text, .flag: 0
      case .height: 4
      case .insert, .delete, .move: 6
      }
    }
  }

  var old: ListModel.Row?
  var new: ListModel.Row?
}

extension ListModel {
  /// The model after an edit of the kind, and the row that it was done to.
  func edited(
    _ kind: ModelEdit.Kind,
    _ random: inout some RandomNumberGenerator
  ) -> (ListModel, ModelEdit)? {
    guard let section = sections.indices.randomElement(using: &random),
      let row = sections[section].indices.randomElement(using: &random)
    else { return nil }
    var model = self
    let old = sections[section][row]
    var new: Row? = old
    switch kind {
    case .text:
      guard !old.fields.isEmpty else { return (self, ModelEdit(old: old, new: old)) }
      model.sections[section][row].fields[0] += "!"
      new = model.sections[section][row]
    case .flag:
      model.sections[section][row].isSelected.toggle()
      new = model.sections[section][row]
    case .height:
      model.sections[section][row].height += 8
      new = model.sections[section][row]
    case .insert:
      let inserted = Self.row("new", &random)
      model.sections[section].insert(inserted, at: row)
      return (model, ModelEdit(old: nil, new: inserted))
    case .delete:
      model.sections[section].remove(at: row)
      new = nil
    case .move:
      let moved = model.sections[section].remove(at: row)
      let others = model.sections[section].indices.filter { $0 != row } + [row + 1]
      guard
        let target = others.filter({ $0 <= model.sections[section].count })
          .randomElement(using: &random)
      else { return nil }
      model.sections[section].insert(moved, at: target)
    }
    return (model, ModelEdit(old: old, new: new))
  }
}
