import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite("Transitions between lists", .bounded)
@MainActor
struct ListTransitionTests {
  struct Song: Identifiable, Equatable {
    let id: String
    var title: String
    var stars: Int?
  }

  private let old = [
    Song(id: "a", title: "Alba"), Song(id: "b", title: "Blue"), Song(id: "c", title: "Cielo"),
  ]

  private var new: [Song] {
    [
      Song(id: "c", title: "Cielo"), Song(id: "a", title: "Alba", stars: 5),
      Song(id: "d", title: "Do"),
    ]
  }

  @Test("are the rows that change, before and after, and the batches")
  func flat() {
    let snapshot = Snapshot(ofTransitionFrom: old, to: new)
    #expect(snapshot.defaultName == "list-transition" && snapshot.faults.isEmpty)
    #expect(
      snapshot.text == """
        table list · plain · 375×132 · select single
        == before
        content 1 section · 3 rows · offset 0
        § 0 · 3 rows
          row      44  ListRow           #a
                         id          "a"
                         title       "Alba"
          row      44  ListRow           #b
                         id          "b"
                         title       "Blue"
          ⋮ 1 row · left out
        == stage 1
          −0.1        0/b
          +0.2        0/d
          0.2→0.0     0/c
        == stage 2
          ~0.1        0/a
        == after
        content 1 section · 3 rows · offset 0
        § 0 · 3 rows
          ⋮ 1 row · left out
          row      44  ListRow           #a
                         id          "a"
                         title       "Alba"
                         stars       5
          row      44  ListRow           #d
                         id          "d"
                         title       "Do"

        """
    )
  }

  @Test("show values that are rows themselves")
  func values() {
    let snapshot = Snapshot(ofTransitionFrom: ["one", "two"], to: ["two", "three"])
    #expect(
      snapshot.text == """
        table list · plain · 375×88 · select single
        == before
        content 1 section · 2 rows · offset 0
        § 0 · 2 rows
          row      44  ListRow           "one"
          ⋮ 1 row · left out
        == stage 1
          −0.0        0/one
          +0.1        0/three
        == after
        content 1 section · 2 rows · offset 0
        § 0 · 2 rows
          ⋮ 1 row · left out
          row      44  ListRow           "three"

        """
    )
  }

  @Test("that change nothing have no stage")
  func same() {
    #expect(
      Snapshot(ofTransitionFrom: [1], to: [1]).text.hasSuffix("== after\n  as before\n")
    )
    #expect(Snapshot(ofTransitionFrom: [Int](), to: []).text.hasSuffix("  as before\n"))
  }

  @Test("show sections by their identities")
  func sections() {
    let before = [ListSection("rock", rows: Array(old[..<2])), ListSection("jazz", rows: [old[2]])]
    let after = [ListSection("jazz", rows: [old[2], old[0]]), ListSection("folk", rows: [old[1]])]
    let snapshot = Snapshot(ofTransitionFrom: before, to: after)
    #expect(snapshot.faults.isEmpty)
    #expect(
      snapshot.text == """
        table list · plain · 375×132 · select single
        == before
        content 2 sections · 3 rows · offset 0
        § rock · 2 rows
          ⋮ 2 rows · left out
        § jazz · 1 row
          row      44  ListRow           #c
                         id          "c"
                         title       "Cielo"
        == stage 1
          §+2         folk
        == stage 2
          0.0→1.1     rock/a
          0.1→2.0     rock/b
        == stage 3
          §−0         rock
        == after
        content 2 sections · 3 rows · offset 0
        § jazz · 2 rows
          row      44  ListRow           #c
                         id          "c"
                         title       "Cielo"
          ⋮ 1 row · left out
        § folk · 1 row
          ⋮ 1 row · left out

        """
    )
  }

  @Test("with one section twice are not compared")
  func sectionTwice() {
    let twice = [ListSection("rock", rows: old), ListSection("rock", rows: [])]
    let snapshot = Snapshot(ofTransitionFrom: twice, to: [])
    #expect(
      snapshot.faultText(named: "list") == """
        list has 1 problem and is not compared
          The declaration of this table has a problem:
          - Section 'rock' is displayed 2 times. Name it once in displayedSections.
        """
    )
  }
}
