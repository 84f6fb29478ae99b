import Binder
import TestSupport
import Testing

@Suite("The stages of a change", .bounded)
struct UpdateBatchTests {
  @Test(
    "are one where no operation hinders another",
    arguments: [
      ("", "A: a", "§+0 ⇒ A: a"),
      ("A: a | B:", "B:", "§−0 ⇒ B:"),
      ("A: a b c", "A: b c d", "−0.0 +0.2 ⇒ A: b c d"),
      ("A: a b c", "A: a' b c'", "~0.0 ~0.2 ⇒ A: a' b c'"),
      ("A: a b c", "A: c a b", "0.2→0.0 ⇒ A: c a b"),
      ("A: a b c", "A: x b c'", "−0.0 +0.0 ~0.2 ⇒ A: x b c'"),
      ("A: a b c d e", "A: d a b' c e", "0.3→0.0 ~0.1 ⇒ A: d a b' c e"),
      ("A: a | B: b", "B: b | A: a", "§1→0 ⇒ B: b | A: a"),
      ("A: a | B: b", "B: b c | A: a", "§0→1 +0.1 ⇒ B: b c | A: a"),
      ("A: a | B: b", "B: b | A: a'", "§1→0 ~0.0 ⇒ B: b | A: a'"),
      ("A: a b c | B: d", "A: b | B: d c", "−0.0 0.2→1.1 ⇒ A: b | B: d c"),
      ("A: a | B: b c | C: d", "B: c | D: x y | C: d", "§−0 §+1 −1.0 ⇒ B: c | D: x y | C: d"),
      ("A: a | B: b c'", "C: z | A: a | B: b c''", "§+0 ~1.1 ⇒ C: z | A: a | B: b c''"),
    ]
  )
  func single(old: String, new: String, expected: String) {
    #expect(picture(old, new) == expected)
  }

  @Test(
    "are two where one operation has to wait for another",
    arguments: [
      (
        "A: a b c", "A: c' a b",
        """
        0.2→0.0 ⇒ A: c a b
        ~0.0 ⇒ A: c' a b
        """
      ),
      (
        "A: a b | B: c | C: d", "B: c | C: d | A: b'",
        """
        §0→2 ⇒ B: c | C: d | A: a b
        −2.0 ~2.1 ⇒ B: c | C: d | A: b'
        """
      ),
      (
        "A: a b c", "A: a c | B: b",
        """
        §+1 ⇒ A: a b c | B:
        0.1→1.0 ⇒ A: a c | B: b
        """
      ),
      (
        "A: a b c", "A: a c | B: x b'",
        """
        §+1 ~0.1 ⇒ A: a b' c | B: x
        0.1→1.1 ⇒ A: a c | B: x b'
        """
      ),
      (
        "A: a b | B: c", "B: c a'",
        """
        0.0→1.1 ⇒ A: b | B: c a
        §−0 ~1.1 ⇒ B: c a'
        """
      ),
    ]
  )
  func pair(old: String, new: String, expected: String) {
    #expect(picture(old, new) == expected)
  }

  @Test("are two where of two moved sections one has to go first and one has to wait")
  func oppositeSections() {
    let expected = """
      §1→4 0.0→1.0 ~2.1 ⇒ A: | K: a k l' | L: | M: | B:
      §0→3 1.2→4.0 ~1.0 ⇒ K: a' k | L: | M: | A: | B: l'
      """
    #expect(
      picture("A: a | B: | K: k l | L: | M:", "K: a' k | L: | M: | A: | B: l'") == expected
    )
  }

  @Test("are two where an update's path would read like the target of a move")
  func ambiguousPath() {
    let expected = """
      0.3→0.1 ⇒ A: a d b c
      ~0.2 ⇒ A: a d b' c
      """
    #expect(picture("A: a b c d", "A: a d b' c") == expected)
  }

  @Test(
    "are three where one operation waits, and others wait for it",
    arguments: [
      (
        "A: a b", "B: a c",
        """
        §+1 ⇒ A: a b | B: c
        0.0→1.0 ⇒ A: b | B: a c
        §−0 ⇒ B: a c
        """
      ),
      (
        "A: a b | B: c", "C: b' | B: c",
        """
        §+1 ⇒ A: a b | C: | B: c
        0.1→1.0 ⇒ A: a | C: b | B: c
        §−0 ~1.0 ⇒ C: b' | B: c
        """
      ),
      (
        "A: a b c | B: d | C: e", "B: d | C: e | A: c' a b",
        """
        §0→2 ⇒ B: d | C: e | A: a b c
        2.2→2.0 ⇒ B: d | C: e | A: c a b
        ~2.0 ⇒ B: d | C: e | A: c' a b
        """
      ),
    ]
  )
  func triple(old: String, new: String, expected: String) {
    #expect(picture(old, new) == expected)
  }

  @Test(
    "end with a stage of its own for rows that keep their cells",
    arguments: [
      ("A: a b c", "A: a' b c'", "≈0.0 ≈0.2 ⇒ A: a' b c'"),
      (
        "A: a b c", "A: c b'",
        """
        −0.0 0.2→0.0 ⇒ A: c b
        ≈0.1 ⇒ A: c b'
        """
      ),
    ]
  )
  func reconfigured(old: String, new: String, expected: String) {
    #expect(picture(old, new, updates: .reconfigure) == expected)
  }

  @Test("reload a section apart from rows that are filled anew")
  func reconfiguredBesideAReloadedSection() {
    let row = IndexPair(
      old: RowPosition(section: 1, row: 0),
      new: RowPosition(section: 1, row: 0)
    )
    let batch = UpdateBatch(
      SectionedChangeset(sectionUpdates: [IndexPair(old: 0, new: 0)], rowUpdates: [row]),
      oldRowCounts: [1, 1],
      newRowCounts: [2, 1],
      updates: .reconfigure
    )
    #expect(batch.stages.map { "\($0)" } == ["+0.1", "≈1.0", "§~0"])
  }

  @Test("are none where nothing changed", arguments: ["", "A:", "A: a b | B: c"])
  func unchanged(content: String) {
    #expect(SectionedLists(content, content).batch(SectionedChangeset()).stages.isEmpty)
  }

  /// A line each stage: its operations, and what the table shows after it.
  private func picture(_ old: String, _ new: String, updates: UpdateForm = .reload) -> String {
    let lists = SectionedLists(old, new)
    let batch = lists.batch(lists.changes, updates: updates)
    let lines = batch.stages.map { stage in
      "\(stage) ⇒ \(SectionedLists.text(lists.resolve(stage.content)))"
    }
    return lines.joined(separator: "\n")
  }
}
