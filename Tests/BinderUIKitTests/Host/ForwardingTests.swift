import Binder
import TestSupport
import Testing

@MainActor
@Suite("An app's own delegate beside a binder", .bounded)
struct ForwardingTests {
  @Test("gets what the declaration does not answer, and is told of cells that come and go")
  func forwarding() {
    let answering = Adapted.forwarded(answeringTaps: true)
    let displayed = ["will display 0", "will display 1"]
    #expect(answering.app == displayed + ["scrolled", "can edit 1"])
    #expect(answering.binder == ["tapped a", "3 rows", "estimates: true"])
    let silent = Adapted.forwarded(answeringTaps: false)
    #expect(silent.app == displayed + ["selected 0", "scrolled", "can edit 1"])
    #expect(silent.binder == ["3 rows", "estimates: true"])
  }

  @Test("takes Binder's place if the app sets it later, which is said once")
  func replaced() {
    let (source, delegate) = (
      """
      Another object is the table's data source now, so nothing that is declared is shown any more. Leave the data \
      source to Binder; a UITableView hands what is not declared to its forwardedDataSource.
      """,
      """
      Another object is the table's delegate now, so no handler, height or view that is declared is used any more, \
      unless it hands the calls on. Leave the delegate to Binder; a UITableView hands what is not declared to its forwardedDelegate.
      """
    )
    let cases = [
      (false, false, []), (true, false, [source]), (false, true, [delegate]),
      (true, true, [source]),
    ]
    for (ofSource, ofDelegate, messages) in cases {
      let replaced = Adapted.replaced(ofSource, ofDelegate)
      #expect(replaced.messages == messages)
      #expect(replaced.isLeft, "the app's object stays")
    }
  }

  @Test("stays in its place while there is no binder, and gives it back when it is forwarded to")
  func places() {
    #expect(Adapted.withoutBinder() == [true, true, true, true])
    #expect(Adapted.takenBack() == [true, true])
  }

  @Test("edits rows, moves them and has an index as far as the declaration says nothing of it")
  func dataSource() {
    let editing = [
      "tableView:canEditRowAtIndexPath:", "tableView:commitEditingStyle:forRowAtIndexPath:",
    ]
    let moving = [
      "tableView:canMoveRowAtIndexPath:", "tableView:moveRowAtIndexPath:toIndexPath:",
    ]
    let index = [
      "sectionIndexTitlesForTableView:", "tableView:sectionForSectionIndexTitle:atIndex:",
    ]
    let swipe = "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"
    #expect(Adapted.answering(editing, app: []) == "Binder, Binder")
    #expect(Adapted.answering(editing, app: [editing[1]]) == "nobody, app")
    #expect(Adapted.answering(editing, app: [swipe]) == "nobody, nobody")
    #expect(
      Adapted.answering(editing, app: [swipe]) { $0.onDelete { _, _ in } } == "Binder, Binder"
    )
    #expect(Adapted.answering(moving, app: []) == "Binder, Binder")
    #expect(Adapted.answering(moving, app: [moving[1]]) == "nobody, app")
    #expect(Adapted.answering(moving, app: [editing[1]]) == "Binder, Binder")
    #expect(Adapted.answering(index, app: []) == "Binder, Binder")
    #expect(Adapted.answering(index, app: [index[0]]) == "app, nobody")
    #expect(Adapted.answering(index, app: [index[0]]) { $0.indexTitle("A") } == "Binder, Binder")
  }

  @Test("a screen that gets heights later is asked for them from then on")
  func later() {
    #expect(Adapted.laterHeights() == [false, true, true])
  }

  @Test("has the titles that are not declared")
  func titles() {
    #expect(Adapted.titlesBesideDeclared() == ["28 Title \"declared\"", "28 Title \"app 1\""])
  }
}
