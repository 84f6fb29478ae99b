import Binder
import HeadlessTable
import HeadlessTableTesting
import TestSupport
import Testing

@testable import samples

/// The photos: a collection view in several widths, what a search leaves, and how keys move through a grid.
@MainActor
@Suite(.bounded)
struct PhotosTests {
  private func screen(_ arguments: String...) throws -> PhotosScreen {
    try PhotosScreen(SampleOptions(arguments, for: PhotosScreen.self))
  }

  @Test("it looks as it did", arguments: [320, 375, 820])
  func widths(width: Int) throws {
    let screen = try screen("--width", "\(width)")
    assertSnapshot(of: screen.collection, named: "width-\(width)", as: .text(rows: .compact))
  }

  @Test("the grid has as many columns as have room", arguments: [(320, 2), (375, 3), (820, 7)])
  func columns(width: Int, count: Int) throws {
    let screen = try screen("--width", "\(width)")
    let tops = (0..<count + 1).map {
      screen.collection.layoutAttributesForItem(at: IndexPath(row: $0, section: 2))?.frame.minY
    }
    #expect(Set(tops.dropLast()).count == 1)
    #expect(tops.last != tops.first)
  }

  @Test(
    "a search leaves what it finds in every section, by one batch, and a tap of an album is one"
  )
  func search() throws {
    let screen = try screen()
    let all = screen.collection.render(.text(extent: .all))
    screen.collection.calls.clear()
    screen.search("GARDEN")
    let found = screen.collection.render(.text(extent: .all))
    #expect(screen.collection.numberOfItems(in: PhotosScreen.Section.photos) == 7)
    #expect(screen.collection.calls.batches.count == 1)
    screen.search("")
    #expect(screen.collection.render(.text(extent: .all)) == all)
    screen.collection.tapItem(.id("Garden"))
    screen.collection.deselectItem(at: IndexPath(row: 0, section: 1))
    #expect(screen.collection.render(.text(extent: .all)) == found)
    screen.search("nowhere")
    #expect(screen.collection.numberOfSections == 0)
    #expect(screen.said == ["only Garden"])
    #expect(screen.collection.inconsistencies.isEmpty)
  }

  @Test("the options know items by section and name")
  func tap() {
    let outcome = Samples.run(["photos", "--search", "tram", "--tap", "photos/tram.jpg"])
    #expect(outcome.output.contains("\nopen tram.jpg, taken on 2025-07-30\n"))
    #expect(outcome.output.contains("── tap photos/tram.jpg\n"))
  }

  @Test("arrows move to the items beside, above and below")
  func arrows() throws {
    let size = TerminalSize(columns: 60, rows: 20)
    let session = TableSession(try screen(), size: size, hasColors: false)
    func place(after keys: Key...) -> [Int] {
      for key in keys { #expect(session.press(key)) }
      return session.cursor.map { [$0.section, $0.row] } ?? []
    }
    #expect(place(after: .right) == [0, 1])
    #expect(place(after: .down) == [1, 0])
    #expect(place(after: .down, .down, .down) == [1, 3])
    #expect(place(after: .down, .down) == [2, 4])
    #expect(place(after: .left) == [2, 3])
    #expect(place(after: .down, .right, .right) == [2, 8])
    #expect(place(after: .up, .up) == [2, 2])
    #expect(place(after: .end, .down) == [2, 25])
    #expect(place(after: .home) == [0, 0])
    #expect(session.lines.contains { $0.contains("\r\u{1B}[2C❯") })
    for key: Key in [.pageDown, .pageDown, .pageUp, .pageUp] {
      _ = place(after: key)
      #expect(session.lines.contains { $0.contains("❯") }, "\(key)")
    }
  }
}
