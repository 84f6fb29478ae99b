import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A drawing of a transition", .bounded)
struct TransitionTests {
  final class LetterCell: HeadlessCell {
    let letter = Label()
  }

  struct Letter: Identifiable, Equatable {
    let id: Character
    var text: String
  }

  enum Section: TableViewSection {
    case x, y, z
  }

  let table = HeadlessTable(id: "letters", width: 200, height: 400)

  /// Shows words, then others; a row is known by the first letter.
  func update(from old: String, to new: String) -> TableScene {
    var letters: [Letter] = []
    func show(_ text: String) {
      letters = text.split(separator: " ").map { Letter(id: $0.first ?? " ", text: String($0)) }
    }
    show(old)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: LetterCell.self, models: { letters })
      .onDequeue { _, cell, letter in cell.letter.text = letter.text }
    binder.finish()
    table.layoutIfNeeded()
    show(new)
    binder.refresh()
    return table.core.pictures.scene(of: .svg(showsLastUpdate: true))
  }

  /// What is marked beside each row: `+` inserted, `>` moved, `*` shown again, `-n` before it.
  private func marks(_ scene: TableScene) -> String {
    scene.items.compactMap { item in
      guard case .view(let view) = item, case .string(let text) = view.fields.first?.value else {
        return nil
      }
      let signs: [TableScene.Change: String] = [
        .inserted: "+", .moved: ">", .reloaded: "*", .reconfigured: "*",
      ]
      let above = view.deletedAbove > 0 ? "-\(view.deletedAbove) " : ""
      let below = view.deletedBelow > 0 ? " -\(view.deletedBelow)" : ""
      return "\(above)\(view.changes.compactMap { signs[$0] }.joined())\(text)\(below)"
    }.joined(separator: " ")
  }

  @Test(
    "marks what came, went, moved and changed",
    arguments: [
      ("a b c", "a b c d", "a b c +d"), ("a b c", "b c", "-1 b c"), ("a b c", "a b", "a b -1"),
      ("a b c d", "a d", "a -2 d"), ("a b c", "c a b", ">c a b"), ("a b c", "a b2 c", "a *b2 c"),
      ("a b c", "a x c", "a +x -1 c"), ("a b c d e", "x e a d2", "+x >e a -2 *d2"),
      ("a b c", "c2 a b", ">*c2 a b"), ("a b c", "x2 c2 b2 a", "+x2 >*c2 >*b2 a"),
    ]
  )
  func marks(old: String, new: String, expected: String) {
    #expect(marks(update(from: old, to: new)) == expected)
  }

  @Test("draws the marks in the margin, and the calls beside the table")
  func drawing() {
    _ = update(from: "a b c d e", to: "x e a d2")
    let drawing = table.render(.svg(appearance: .light, showsLastUpdate: true))
    #expect(drawing.contains(">−2</text>"))
    for colour in ["inserted", "moved", "reloaded"] {
      #expect(drawing.contains("class=\"line \(colour)-edge\""))
    }
    #expect(drawing.contains(">update</text>"))
    #expect(drawing.contains("mono"))
    #expect(!table.render(.svg).contains("class=\"line moved-edge\""))
  }

  @Test("a table without an update is drawn without marks")
  func noUpdate() {
    #expect(table.render(.svg(showsLastUpdate: true)) == table.render(.svg))
  }

  @Test("what went from the end of a section is marked there, and nowhere else")
  func endsOfSections() {
    let table = HeadlessTable(id: "sections", width: 200, height: 400)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    var rows: [Section: [String]] = [.x: ["a", "b", "c"], .y: ["d", "e"], .z: ["f"]]
    binder.onSections(.x, .y, .z).bind(cellType: LetterCell.self, models: { rows })
      .onDequeue { _, _, cell, text in cell.letter.text = text }
    binder.displayedSections = [.x, .y, .z]
    binder.finish()
    table.layoutIfNeeded()
    rows = [.x: ["a"], .y: ["d"], .z: ["f", "g"]]
    binder.refresh()
    #expect(
      marks(table.core.pictures.scene(of: .svg(extent: .all, showsLastUpdate: true)))
        == "a -2 d -1 f +g"
    )
    #expect(marks(table.core.pictures.scene(of: .svg)) == "a d f g")
    withExtendedLifetime(binder) {}
  }
}
