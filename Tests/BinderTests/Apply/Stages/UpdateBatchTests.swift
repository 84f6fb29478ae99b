import Binder
import Testing

@Suite("The stages of a change")
struct UpdateBatchTests {
  @Test("are as few as the rules allow", arguments: [
    ("A: a b", "A: a b", ""),
    ("", "A: a", "§+0"),
    ("A: a | B:", "B:", "§−0"),
    ("A: a b c", "A: b c d", "−0.0 +0.2"),
    ("A: a b c", "A: a' b c'", "~0.0 ~0.2"),
    ("A: a b c", "A: c a b", "0.2→0.0"),
    ("A: a b c", "A: x b c'", "−0.0 +0.0 ~0.2"),
  ])
  func one(old: String, new: String, expected: String) {
    check(old, new, expected)
  }

  func check(_ old: String, _ new: String, _ expected: String) {
    let lists = SectionedLists(old, new)
    #expect(lists.batch(lists.changes).description == expected)
  }
}
