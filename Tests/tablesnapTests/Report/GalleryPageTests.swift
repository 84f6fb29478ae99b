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

  @Test("without references, and with a filter that chooses none")
  func nothing() async throws {
    #expect(try await package.run("gallery").output.hasPrefix("0 references\n"))
    #expect(
      try await package.run("gallery", "x")
        == Outcome(error: "tablesnap: No reference matches 'x'.\n", status: .usage)
    )
  }
}
