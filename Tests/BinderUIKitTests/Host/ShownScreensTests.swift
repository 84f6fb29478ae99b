import TestSupport
import Testing

@MainActor
@Suite("Screens that take the place of each other, as in a view of SwiftUI", .bounded)
struct ShownScreensTests {
  @Test("update what differs, and keep offset, selection and cells", arguments: [true, false])
  func update(animated: Bool) {
    #expect(
      ShownScreens.secondScreen(animated: animated) == [
        "batch      1 insert · 9 deletes · 1 reload  valid, 20 → 12 rows",
        "still \(animated ? 0 : 1)", "offset 100", "selected 6",
        "kept Friend 3, Friend 5, Friend 6, Friend 7",
        "shown Friend 3, Friend 4!, Friend 5, Friend 30, Friend 6, Friend 7",
      ]
    )
  }

  @Test("update nothing if they show the same, and bring their handlers")
  func same() {
    #expect(ShownScreens.sameAgain() == ["0 updates", "2 runs", "second 2"])
  }

  @Test("may have other sections")
  func sections() {
    #expect(
      ShownScreens.otherSections() == [
        [["Friend 1"], ["Friend 2", "Friend 3"]],
        [["Friend 2", "Friend 3"]],
        [["Friend 2"], ["Friend 3", "Friend 1"]],
        [["Friend 2"]],
        [[], ["Friend 2"]],
      ]
    )
  }

  @Test("are animated together with a change that waits")
  func pending() {
    #expect(
      ShownScreens.pendingChange() == [
        "batch      1 insert                   valid, 4 → 5 rows", "still 0",
      ]
    )
  }

  @Test("have the binding one after the other; one that has ended is begun again")
  func bindings() {
    #expect(
      ShownScreens.bindings() == [
        #"first is shown: 1 run, [["Friend 1"]]"#,
        #"second is shown: 1 run, [["Friend 2"]]"#,
        #"first is refreshed: 0 runs, [["Friend 2"]]"#,
        #"second is refreshed: 1 run, [["Friend 2"]]"#,
        #"first is unbound: 0 runs, [["Friend 2"]]"#,
        #"second is unbound: 0 runs, []"#,
        #"second is shown again: 1 run, [["Friend 2"]]"#,
        #"first is shown again: 1 run, [["Friend 1"]]"#,
        #"the view is removed: 0 runs, []"#,
        #"first is shown at last: 1 run, [["Friend 1"]]"#,
      ]
    )
  }

  @Test("are released when the next one is shown, and with the view")
  func owners() {
    let expected = [
      "first true", "first false, second true", "second false, sections 0, data source false",
    ]
    #expect(ShownScreens.owners { $0.end() } == expected)
    #expect(ShownScreens.owners { $0.release() } == expected)
  }

  @Test("show the snapshots that were applied to them")
  func snapshots() {
    #expect(
      ShownScreens.snapshots() == [
        [["1", "2"]], [["2", "3"]], [], [["4"]], [["1", "2"]], [["1", "2"]], [["Friend 1"]],
      ]
    )
  }

  @Test("wait while the table requests a cell")
  func inTheMiddle() {
    #expect(ShownScreens.inTheMiddle() == [[["Friend 1"]], [["Friend 1", "Friend 2"]]])
  }

  @Test("at random show what each shows alone", arguments: Cases.seeds(10))
  func showRandomContent(seed: UInt64) {
    #expect(RandomShownScreens(seed: seed).problem(screens: 12) == nil)
  }

  @Test("are lists in a collection view if they declare no layout")
  func lists() {
    #expect(RandomShownScreens.lists() == ["TITLE", "1.0 at 28", "2.0 at 72"])
  }
}
