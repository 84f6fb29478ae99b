import TestSupport
import Testing

@MainActor
@Suite("Code of apps that were written with other libraries", .bounded)
struct CodeOfElsewhereTests {
  @Test("an object with UIKit's methods is handed what no binding answers, however it is set")
  func forwardedObjects() {
    #expect(
      Adapted.forwardedObjects() == [
        "no title, 30, chosen by the screen: 1",
        "no title, 30, observed: Yesterday",
        "title, 30, chosen by the screen: 1",
        "title, 30, observed: Yesterday",
      ]
    )
  }

  @Test("the functions of a sorted source call what only a UITableView has")
  func sortedSource() async {
    #expect(
      await Adapted.sortedSource() == [
        "chosen: b", "First", "Second", "60", "[]", "Third", "60",
      ]
    )
  }

  @Test("a sorted source whose functions need a UITableView says so in another table")
  func sortedSourceElsewhere() async {
    #expect(
      await Adapted.sortedSourceElsewhere() == [
        "true",
        "A cell provider takes a UITableView, and the table is a HeadlessTable. Use only what any TableHost has "
          + "where the declaration is shown in other tables, too.",
        "44.0",
      ]
    )
  }

  @Test("any property of a view, a screen or another object of UIKit is bound to by its name")
  func boundProperties() {
    #expect(Adapted.boundProperties() == ["Steve Steve 0.5 true 1 1", "Tim Tim 1.0 false 2 2"])
  }
}
