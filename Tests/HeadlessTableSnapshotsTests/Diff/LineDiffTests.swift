import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@Suite("The difference of two texts, line by line", .bounded)
struct LineDiffTests {
  static let before = """
    table accounts · plain · 375×480 · select single
    content 375×524 · 3 sections · 6 rows · offset 0
    ┌── viewport
    § summary · 1 row
      header   28  TextHeader        "Overview"
      row     104  BalanceCell       #total
                     title       "Total balance"
    § savings · 1 row
      row      44  ButtonCell        #add
    └── end of viewport · 8 blank

    """

  static let after =
    before
    .replacing("375×524", with: "375×532")
    .replacing("row     104", with: "row     112")
    .replacing("  row      44  ButtonCell        #add\n", with: "")

  @Test("hunks that a patch program reads")
  func unified() {
    let diff = LineDiff(from: Self.before, to: Self.after)
    let picture = """
      --- accounts.txt
      +++ accounts.txt
      @@ -1,3 +1,3 @@
       table accounts · plain · 375×480 · select single
      -content 375×524 · 3 sections · 6 rows · offset 0
      +content 375×532 · 3 sections · 6 rows · offset 0
       ┌── viewport
      @@ -5,6 +5,5 @@
         header   28  TextHeader        "Overview"
      -  row     104  BalanceCell       #total
      +  row     112  BalanceCell       #total
                        title       "Total balance"
       § savings · 1 row
      -  row      44  ButtonCell        #add
       └── end of viewport · 8 blank

      """
    #expect(
      diff.unified(oldName: "accounts.txt", newName: "accounts.txt", context: 1) == picture
    )
  }

  @Test(
    "a row that is inserted begins with its own line, though its last field is that of the row above"
  )
  func insertedView() {
    let row = { (name: String) in
      "  row      44  Cell              #\(name)\n                 size  \"wide\"\n"
    }
    let texts = [row("a"), row("a") + row("b")]
    let lines = row("b").split(separator: "\n").map { "+\($0)\n" }.joined()
    let inserted = " \(row("a").split(separator: "\n")[0])\n\(lines)"
    #expect(LineDiff(from: texts[0], to: texts[1]).changedLines() == inserted)
    let deleted = inserted.replacing("+", with: "-")
    #expect(LineDiff(from: texts[1], to: texts[0]).changedLines() == deleted)
    let counted = ["1 row\n" + texts[0], "2 rows\n" + texts[1]]
    let both = LineDiff(from: counted[0], to: counted[1]).changedLines()
    #expect(both == "-1 row\n+2 rows\n" + inserted)
  }

  @Test("the lines of a failure's text")
  func excerpt() {
    let diff = LineDiff(from: Self.before, to: Self.after)
    let picture = """
      -content 375×524 · 3 sections · 6 rows · offset 0
      +content 375×532 · 3 sections · 6 rows · offset 0
       … 3 unchanged lines
      -  row     104  BalanceCell       #total
      +  row     112  BalanceCell       #total
       … 2 unchanged lines
      -  row      44  ButtonCell        #add

      """
    #expect(diff.changedLineCount == 5)
    #expect(diff.excerpt() == picture)
  }

  @Test("lines between two changes are folded, also where the first is above all old lines")
  func insertionAtTheTop() {
    let diff = LineDiff(from: "b\nc\nd\n", to: "a\nb\nc\nX\n")
    #expect(diff.excerpt() == "+a\n … 2 unchanged lines\n-d\n+X\n")
  }

  @Test("the changes of each part, one that several parts have in common in its pieces")
  func parts() {
    func numbers(_ old: String, _ new: String) -> [String] {
      LineDiff(from: old, to: new).byPart.map { part in
        part.changes.map { "\($0.old) \($0.new)" }.joined(separator: " ")
      }
    }
    #expect(numbers("a\n", "a\n") == [])
    #expect(numbers("a\nb\nc\n", "A\nb\nC\n") == ["0..<1 0..<1 2..<3 2..<3"])
    #expect(numbers("a\n== x\nb\n", "a\nA\n== x\nc\n") == ["1..<1 1..<2", "2..<3 3..<4"])
    #expect(numbers("", "a\n== x\nb\n") == ["0..<0 0..<1", "0..<0 1..<3"])
    #expect(numbers("a\n== x\nb\n== y\n", "c\n") == ["0..<1 0..<1", "1..<3 1..<1", "3..<4 1..<1"])
  }

  @Test(
    "lines above the limit are counted",
    arguments: [
      (5, "-1\n-2\n+a\n b\n+c\n+d\n"),
      (4, "-1\n-2\n+a\n b\n+c\n… 1 more changed line, see actual\n"),
      (3, "-1\n-2\n+a\n… 2 more changed lines, see actual\n"),
      (1, "-1\n… 4 more changed lines, see actual\n"),
      (0, "… 5 more changed lines, see actual\n"),
    ]
  )
  func limit(limit: Int, picture: String) {
    let diff = LineDiff(from: "0\n1\n2\nb\n", to: "0\na\nb\nc\nd\n")
    #expect(diff.excerpt(limit: limit) == picture)
  }

  @Test(
    "texts that differ at their ends, or in bytes that look alike",
    arguments: [
      ("", "", ""),
      ("a\n", "a\n", ""),
      ("", "a\n", "+a\n"),
      ("a\n", "", "-a\n"),
      ("a", "a\n", "-a (without a newline)\n+a\n"),
      ("a\n", "a\r\n", "-a\n+a\\r\n"),
      ("caf\u{E9}\n", "cafe\u{301}\n", "-caf\u{E9}\n+cafe\u{301}\n"),
      ("a\n\n", "a\n", "-\n"),
      ("a\nb\nc\n", "a\nc\nb\n", "-b\n c\n+b\n"),
      ("x\na\nx\nb\nx\n", "x\nb\nx\n", "-a\n-x\n"),
    ]
  )
  func ends(old: String, new: String, picture: String) {
    let diff = LineDiff(from: old, to: new)
    #expect(Array(diff.excerpt().utf8) == Array(picture.utf8))
    #expect(diff.isEmpty == picture.isEmpty)
  }

  @Test("a file that is not there yet, one that goes, and a name with a space")
  func headers() {
    let created = """
      --- /dev/null
      +++ a b.txt\t
      @@ -0,0 +1,2 @@
      +a
      +b
      \\ No newline at end of file

      """
    let deleted = """
      --- a.txt
      +++ /dev/null
      @@ -1,1 +0,0 @@
      -a

      """
    #expect(LineDiff(from: "", to: "a\nb").unified(oldName: nil, newName: "a b.txt") == created)
    #expect(LineDiff(from: "a\n", to: "").unified(oldName: "a.txt", newName: nil) == deleted)
    #expect(LineDiff(from: "a\n", to: "a\n").unified(oldName: "a", newName: "a").isEmpty)
  }

  @Test("lines that occur once hold the others in place")
  func anchors() {
    let old = "{\n  one\n}\n{\n  two\n}\n"
    let new = "{\n  zero\n}\n{\n  one\n}\n{\n  two\n}\n"
    #expect(LineDiff(from: old, to: new).excerpt() == "+  zero\n+}\n+{\n")
  }
}
