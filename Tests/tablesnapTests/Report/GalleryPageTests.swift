import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("The page of all references", .bounded)
struct GalleryPageTests {
  let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private func write(_ path: String, _ text: String) throws {
    try package.write("Tests/AppTests/__Snapshots__/\(path)", text)
  }

  @Test("test by test, with the variants of a screen beside each other")
  func gallery() async throws {
    let table = ReportPageTests.table([("a", "One"), ("b", "<Two>")])
    try write("AccountsTests/AccountsTests/overview/accounts.txt", table)
    try write(
      "AccountsTests/AccountsTests/overview/sizes.txt",
      """
      \(table)== width 200
      -table accounts · plain · 320×480 · select single
      -content 320×88 · 1 section · 2 rows · offset 0
      +table accounts · plain · 200×480 · select single
      +content 200×88 · 1 section · 2 rows · offset 0

      """
    )
    try write("AccountsTests/AccountsTests/taps/accounts-calls.txt", "calls accounts\n")
    try write(
      "AccountsTests/AccountsTests/taps/change.txt",
      "\(table)== update\n  batch\n== after\n+x\n"
    )
    try write("AccountsTests/AccountsTests/taps/drawing.svg", "<svg onload=\"x\"/>")
    let outcome = try await package.run("gallery")
    #expect(
      outcome == Outcome(output: "5 references\n\(package.root)/.build/snapshots/gallery.html\n")
    )
    let html = try #require(package.read(".build/snapshots/gallery.html"))
    let outline = HTMLOutline(html)
    #expect(outline.complaints == [])
    #expect(outline.text.contains("5 snapshots of 2 tests"))
    #expect(outline.count(of: "svg") == 4)
    #expect(outline.count(of: "img") == 1)
    #expect(outline.values(of: "class").count { $0 == "change" } == 2)
    for title in ["accounts", "sizes", "sizes, width 200", "change", "drawing"] {
      #expect(html.contains("<figcaption>\(title)</figcaption>"))
    }
    #expect(outline.text.contains("calls accounts"))
    #expect(html.contains("&lt;Two&gt;"))
    _ = try await package.run("gallery", "AccountsTests/taps", "--output", "\(package.root)/g.html")
    #expect(HTMLOutline(try #require(package.read("g.html"))).count(of: "svg") == 1)
  }

  @Test("a collection view and its variants are drawn, with an item a line; what differs is marked")
  func collection() async throws {
    func text(_ width: Int, _ side: String, _ names: [String]) -> String {
      let lines = names.map { "  item         TileCell          \"\($0)\"\n" }.joined()
      return """
        collection tiles · \(width)×200 · select single
        content \(width)×200 · 1 section · \(names.count) items · offset 0
        ┌── viewport
        § all · grid of 3 · \(side) · \(names.count) items
        \(lines)└── end of viewport · 100 blank

        """
    }
    let first = text(300, "100×100", ["a", "b"])
    let lines = LineDiff(from: first, to: text(240, "80×80", ["a", "b"])).changedLines()
    try write("TilesTests/TilesTests/sizes/tiles.txt", "\(first)== width 240\n\(lines)")
    _ = try await package.run("gallery")
    let gallery = try #require(package.read(".build/snapshots/gallery.html"))
    #expect(HTMLOutline(gallery).complaints == [])
    #expect(HTMLOutline(gallery).count(of: "svg") == 2)
    #expect(gallery.contains("Collection tiles, 1 sections, 2 items"))

    try package.change("tiles", from: first, to: text(300, "100×100", ["a", "new", "b"]))
    _ = try await package.run("report")
    let report = try #require(package.read(".build/snapshots/report.html"))
    #expect(HTMLOutline(report).text.contains("+ all/new"))
    #expect(HTMLOutline(report).count(of: "svg") == 2)
    #expect(report.contains("<title>new</title>"))
  }

  @Test("without references, and with a filter that chooses none")
  func nothing() async throws {
    #expect(try await package.run("gallery").output.hasPrefix("0 references\n"))
    #expect(
      try await package.run("gallery", "x")
        == Outcome(error: "tablesnap: No reference matches 'x'.\n", status: .usage)
    )
  }
}
