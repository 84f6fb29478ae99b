import Binder
import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite("A drawing of an update", .bounded)
struct UpdateDrawingTests {
  final class WordCell: HeadlessCell { let word = Label() }

  @MainActor
  private final class Screen {
    let table = HeadlessTable(id: "words", width: 200, height: 300)
    var words: [String]
    private let binder: TableViewBinder

    init(_ words: [String]) {
      self.words = words
      binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: WordCell.self, models: { [unowned self] in self.words })
        .onDequeue { _, cell, word in cell.word.text = word }
      binder.finish()
    }

    func show(_ words: [String]) {
      self.words = words
      binder.refresh()
    }
  }

  @Test("shows the table before and after, marks what was deleted, and has a legend of its marks")
  func beforeAndAfter() throws {
    let screen = Screen(["a", "b", "c", "d"])
    let drawing = screen.table.render(
      .svg(appearance: .light),
      ofUpdate: { screen.show(["x", "d", "a"]) }
    )
    #expect(XMLParser(data: Data(drawing.utf8)).parse())
    #expect(drawing.contains(">words · before</text>"))
    #expect(drawing.contains(">words · after</text>"))
    for word in ["inserted", "deleted", "moved"] { #expect(drawing.contains(">\(word)</text>")) }
    #expect(!drawing.contains(">reloaded</text>"))
    #expect(drawing.components(separatedBy: "class=\"line deleted-edge\"").count > 2)
    #expect(drawing.contains(">b</text>") && drawing.contains(">x</text>"))
    #expect(screen.table.render(.svg(appearance: .light)).contains("words · before") == false)
  }

  @Test("a change of several phases has the last one as its title")
  func phases() {
    let screen = Screen(["a"])
    _ = screen.table.render(.svg)
    let drawing = screen.table.render(.svg) {
      screen.table.tapRow(at: IndexPath(row: 0, section: 0))
      screen.show(["a", "b"])
    }
    #expect(drawing.contains(/class="ink strong"[^>]*>update</))
    #expect(!drawing.contains(/class="ink strong"[^>]*>tap/))
  }

  @Test("a change without an update says so")
  func noUpdate() {
    let screen = Screen(["a"])
    _ = screen.table.render(.svg)
    let drawing = screen.table.render(.svg, ofUpdate: {})
    #expect(drawing.contains(">no update</text>"))
  }

  @Test("other pictures show the table after the change")
  func otherPictures() {
    let screen = Screen(["a"])
    let text = screen.table.render(.text, ofUpdate: { screen.show(["b"]) })
    #expect(text == screen.table.render(.text))
    #expect(text.contains("\"b\""))
  }

  @Test("lines of the log are not cut, and go on below where they begin")
  func longLines() {
    struct Part: TableViewSection, CustomStringConvertible { let description: String }
    let words = (0..<8).map { "a-rather-long-word-\($0)" }
    let table = HeadlessTable(id: "parts", width: 200, height: 300)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.onAllOtherSections()
      .bind(cellType: WordCell.self, models: { () -> [Part: [String]] in [:] })
    binder.displayedSections = words.map(Part.init)
    binder.finish()
    let drawing = table.render(.svg, ofUpdate: { table.reloadData() })
    withExtendedLifetime(binder) {}
    let panel = drawing.split(separator: "\n").filter { $0.contains("mono\"") }
    let text = panel.compactMap { $0.firstMatch(of: />([^<]*)</)?.1 }.joined(separator: "\n")
    for word in words { #expect(text.contains(word)) }
    #expect(!text.contains("…"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 56 })
    #expect(drawing.contains(">No rows</text>"))
  }

  @Test("the strategy of a transition takes the drawing")
  func strategy() throws {
    let screen = Screen(["a", "b"])
    let strategy = SnapshotStrategy<HeadlessTable>.transition(in: .svg) {
      screen.show(["b"])
    }
    let snapshot = try #require(try strategy.take(screen.table))
    #expect(snapshot.text.hasPrefix("<svg"))
    #expect(snapshot.text.contains(">deleted</text>"))
    #expect(snapshot.defaultName == "words-transition")
    #expect(snapshot.fileExtension == "svg")
  }

  @Test("rows of a section that is gone are deleted, and a reload of the table leaves no marks")
  func sections() {
    enum Part: TableViewSection { case x, y }
    let table = HeadlessTable(id: "parts", width: 200, height: 300)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.onSections(.x, .y).bind(
      cellType: WordCell.self,
      models: { [.x: ["a", "b"], .y: ["c"]] }
    )
    .onDequeue { _, _, cell, word in cell.word.text = word }
    binder.displayedSections = [.x, .y]
    binder.finish()
    let drawing = table.render(.svg, ofUpdate: { binder.displayedSections = [.y] })
    #expect(drawing.components(separatedBy: "class=\"line deleted-edge\"").count == 4)
    let reloaded = table.render(.svg, ofUpdate: { table.reloadData() })
    #expect(!reloaded.contains(">deleted") && reloaded.contains(">parts · before</text>"))
    #expect(!reloaded.contains("-edge\" transform"))
    withExtendedLifetime(binder) {}
  }
}
