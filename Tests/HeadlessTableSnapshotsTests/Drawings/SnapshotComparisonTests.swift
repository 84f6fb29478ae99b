import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Two texts of a snapshot are compared", .bounded)
struct SnapshotComparisonTests {
  private static let old = """
    table t · plain · 200×300 · select single
    content 200×248 · 2 sections · 5 rows · offset 0
    ┌── viewport
    § a · 3 rows
      header   28  Title             "A"
      row      44  Cell              #a/1  "one"
      row      44  Cell              #a2  "two"
      row      44  Cell              #a3  "three"
    § b · 2 rows
      row      44  Cell              #b1  "four"
      row      44  Cell              #b2  "five"
    └── end of viewport · 52 blank

    """

  private static let new = """
    table t · plain · 200×300 · select single
    content 200×268 · 2 sections · 5 rows · offset 0
    ┌── viewport
    § a · 2 rows
      header   28  Title             "A"
      row      64  Cell              #a2  "2"
      row      44  Cell              #a4  "six"
    § b · 3 rows
      row      44  Cell              #a/1  "one"
      row      44  Cell              #b2  "five"
      row      44  Cell              #b1  "four"
    └── end of viewport · 32 blank

    """

  @Test("in words")
  func summary() {
    let comparison = SnapshotComparison(from: Self.old, to: Self.new)
    #expect(
      comparison.summary == [
        "- a/a3", "~ a/a2    height 44 → 64, \"two\" → \"2\"", "+ a/a4", "→ b/a/1   from a",
        "→ b/b2    behind a/1 (was behind b1)",
      ]
    )
    #expect(SnapshotComparison(from: nil, to: Self.new).summary == [])
  }

  @Test("a row that is in another section and shows something else is marked for both")
  func movedAndChanged() throws {
    let new = Self.new.replacing("\"one\"", with: "\"1\"")
    let comparison = SnapshotComparison(from: Self.old, to: new)
    #expect(comparison.summary.contains("→ b/a/1   from a"))
    #expect(comparison.summary.contains("~ b/a/1   \"one\" → \"1\""))
    let panel = comparison.panel(named: "p")
    #expect(
      try Self.titles(#require(panel.before)).contains("moved, changed: \"one\" → \"1\"")
    )
    #expect(
      try Self.titles(#require(panel.after)).contains("moved, changed: from a, \"one\" → \"1\"")
    )
  }

  @Test(
    "a mark is at its own view, also behind badges and above all sections",
    arguments: [
      ("a/two", ["two"]), ("§ a", ["one", "two"]), ("table/top", ["Top"]), ("a/item 3", []),
    ]
  )
  func places(of mark: String, shown: [String]) throws {
    let text = """
      collection t · 200×300 · select single
      content 200×144 · 1 section · 2 items · offset 0
      ┌── viewport
        top      44  Title             "Top"
      § a · grid of 2 · 100×100 · 2 items
        item         Cell              #one  "one"  badge="1"
        item         Cell              #two  "two"
      └── end of viewport · 156 blank

      """
    let scene = try #require(TableScene(reading: text, marking: [mark: ViewDifference("~")]))
    let marked = scene.items.compactMap { item -> String? in
      guard case .view(let view) = item, view.difference != nil,
        case .string(let text)? = view.fields.first?.value
      else { return nil }
      return text
    }
    #expect(marked == shown)
  }

  @Test("as drawings, in which each view that differs has its signs and says what is different")
  func marks() throws {
    let panel = SnapshotComparison(from: Self.old, to: Self.new).panel(named: "p")
    #expect(
      try Self.titles(#require(panel.before)) == [
        "Table t, 2 sections, 5 rows", "moved",
        "changed: height 44 → 64, \"two\" → \"2\"", "gone", "moved",
      ]
    )
    #expect(
      try Self.titles(#require(panel.after)) == [
        "Table t, 2 sections, 5 rows", "changed: height 44 → 64, \"two\" → \"2\"", "new",
        "moved: from a", "moved: behind a/1 (was behind b1)",
      ]
    )
    for (drawing, name) in [(panel.before, "p-before"), (panel.after, "p-after")] {
      let drawing = try #require(drawing)
      #expect(drawing.contains("<clipPath id=\"\(name)-table\">"))
      #expect(drawing.contains("url(#\(name)-table)"))
      #expect(!drawing.contains("<style>"))
      #expect(XMLParser(data: Data(drawing.utf8)).parse())
    }
  }

  @Test("all views of a section that is gone, or new, are marked")
  func sections() throws {
    let old = Self.old.replacing("§ b", with: "§ gone")
    let panel = SnapshotComparison(from: old, to: Self.old).panel(named: "p")
    #expect(try Self.titles(#require(panel.before)).suffix(2) == ["gone", "gone"])
    #expect(try Self.titles(#require(panel.after)).suffix(2) == ["new", "new"])
  }

  @Test("the calls and the lines after a change, by the titles of the parts")
  func parts() {
    let old = "\(Self.old)== update\n  batch      1 move\n== after\n-a\n"
    let new =
      "\(Self.old)== update\n  batch      2 moves\n  height     1 row\n== done\n  x\n== after\n-a\n"
    #expect(
      SnapshotComparison(from: old, to: new).summary == ["~ == update   +2 −1", "+ == done"]
    )
    #expect(SnapshotComparison(from: new, to: old).summary == ["~ == update   +1 −2", "- == done"])
    #expect(SnapshotParts(new).isTransition)
    #expect(SnapshotParts("%snapshot transition 2\n\(new)").table == Self.old)
    #expect(!SnapshotParts(Self.old).isTransition)
    let checkedOut = "%snapshot 2\n\(new)".replacingOccurrences(of: "\n", with: "\r\n")
    #expect(SnapshotParts(checkedOut) == SnapshotParts(new))
    let diff = LineDiff(from: checkedOut, to: "\(checkedOut)-b\r\n")
    #expect(diff.changes.map(diff.place) == ["== after"])
    let origin = "digest\ndigest 12-5\n    assertInline(table)\n"
    #expect(
      InlineOrigin(Data(origin.replacingOccurrences(of: "\n", with: "\r\n").utf8))
        == InlineOrigin(Data(origin.utf8))
    )
    #expect(InlineOrigin(Data(origin.utf8))?.line == "    assertInline(table)")
  }

  private static func transition(to text: String) -> String {
    """
    table t · plain · 200×300 · select single
    == before
    content 1 section · 3 rows · offset 40
    § a · 3 rows
      row      44  Cell              #a1  "one"
      row      44  Cell              #a2  "two"
      ⋮ 1 row · left out
    == update
      batch      1 delete · 1 reload        valid, 3 → 2 rows
        −0.1        a/a2
    == after
    content 1 section · 2 rows · offset 40
    § a · 2 rows
      row      44  Cell              #a1  "\(text)"
      ⋮ 1 row · left out

    """
  }

  @Test("a transition by its tables before and after the change, each with what is listed of it")
  func transition() throws {
    let texts = [Self.transition(to: "uno"), Self.transition(to: "eins")]
    let comparison = SnapshotComparison(from: texts[0], to: texts[1])
    #expect(comparison.summary == ["~ after a/a1   \"uno\" → \"eins\""])
    let other = texts[1].replacing("\"one\"", with: "\"un\"")
    #expect(
      SnapshotComparison(from: texts[0], to: other).summary == [
        "~ a/a1   \"one\" → \"un\"", "~ after a/a1   \"uno\" → \"eins\"",
      ]
    )
    let unchanged = texts[0].prefix { $0 != "=" } + "== after\n  as before\n"
    #expect(SnapshotParts(String(unchanged)).tables.count == 2)
    let drawing = try #require(SnapshotDrawing.ofTable(in: texts[0], named: "p"))
    #expect(XMLParser(data: Data(drawing.utf8)).parse())
    for text in ["one", "two", "uno", "update", "batch      1 delete", "  −0.1     a/a2"] {
      #expect(drawing.contains(">\(text)"))
    }
    let panel = comparison.panel(named: "p")
    #expect(try #require(panel.before).contains(">uno<"))
    #expect(try Self.titles(#require(panel.after)).last == "changed: \"uno\" → \"eins\"")
  }

  @Test("what is no table has no drawings")
  func noTable() {
    let panel = SnapshotComparison(from: "calls t\n", to: "calls t\n  x\n").panel(named: "p")
    #expect(panel == SnapshotComparison.Panel(before: nil, after: nil))
    #expect(SnapshotDrawing.ofTable(in: "calls t\n", named: "p") == nil)
  }

  private static func titles(_ drawing: String) -> [String] {
    drawing.matches(of: /<title>(.*)<\/title>/).map { match in
      String(match.1).replacing("&quot;", with: "\"")
    }
  }
}
