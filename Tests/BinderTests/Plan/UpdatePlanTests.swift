import Binder
import TestSupport
import Testing

@Suite("The batches of a change", .bounded)
struct UpdatePlanTests {
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
      ("A: a | B: b", "B: b | A: a c", "§1→0 +1.1 ⇒ B: b | A: a c"),
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
        "A: a | B: b", "B: b c | A: a",
        """
        §1→0 ⇒ B: b | A: a
        +0.1 ⇒ B: b c | A: a
        """
      ),
      (
        "A: a | B: b", "B: b | A: a'",
        """
        §1→0 ⇒ B: b | A: a
        ~1.0 ⇒ B: b | A: a'
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
      (
        "A: a | B: | K: k l | L: | M:", "K: a' k | L: | M: | A: | B: l'",
        """
        §0→3 §1→4 ⇒ K: k l | L: | M: | A: a | B:
        3.0→0.0 0.1→4.0 ⇒ K: a k | L: | M: | A: | B: l
        ~0.0 ~4.0 ⇒ K: a' k | L: | M: | A: | B: l'
        """
      ),
    ]
  )
  func triple(old: String, new: String, expected: String) {
    #expect(picture(old, new) == expected)
  }

  @Test(
    "end with a batch of its own for rows that keep their cells",
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

  @Test("reload a section apart from rows that are filled again")
  func reconfiguredBesideAReloadedSection() {
    let row = Move(
      old: RowPosition(section: 1, row: 0),
      new: RowPosition(section: 1, row: 0)
    )
    let change = ContentChange(
      SectionedChangeset(sectionUpdates: [Move(old: 0, new: 0)], rowUpdates: [row]),
      oldRowCounts: [1, 1],
      newRowCounts: [2, 1]
    )
    let plan = UpdatePlan(change, updates: .reconfigure)
    #expect(plan.batches.map { "\($0)" } == ["+0.1", "≈1.0", "§~0"])
  }

  @Test("are none where nothing changed", arguments: ["", "A:", "A: a b | B: c"])
  func unchanged(content: String) {
    #expect(SectionedLists(content, content).plan(SectionedChangeset()).batches.isEmpty)
  }

  /// A line each batch: its operations, and what the table shows after it.
  private func picture(_ old: String, _ new: String, updates: UpdateForm = .reload) -> String {
    let lists = SectionedLists(old, new)
    let plan = lists.plan(lists.changes, updates: updates)
    let lines = plan.batches.map { batch in
      "\(batch) ⇒ \(SectionedLists.text(lists.resolve(batch.content)))"
    }
    return lines.joined(separator: "\n")
  }
}
