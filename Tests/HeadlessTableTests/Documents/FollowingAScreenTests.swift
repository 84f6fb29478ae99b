import Binder
import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

/// The page that follows a screen through all stages shows what each of them prints.
@MainActor
@Suite("Following a screen from its declaration to its picture", .bounded)
struct FollowingAScreenTests {
  enum Section: TableViewSection { case friends, enemies }

  struct Person: Identifiable, Equatable { let id: Int; var name: String }

  final class PersonCell: HeadlessCell { let name = Label() }

  @Test func thePagePrintsWhatTheStagesPrint() throws {
    let page = try Guide("Sources/Binder/Binder.docc/FollowingAScreen.md")
    try page.expectCode([0])
    #expect(page.texts == printed())
  }

  /// What each stage prints, from left to right.
  private func printed() -> [String] {
    var friends = [Person(id: 7, name: "Asif"), Person(id: 9, name: "Sue")]
    let table = HeadlessTable(id: "people", width: 320, height: 120)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.onSection(.friends)
      .bind(headerTitle: "FRIENDS")
      .bind(cellType: PersonCell.self, models: { friends })
      .onDequeue { _, cell, person in cell.name.text = person.name }
    binder.displayedSections = [.friends]
    binder.finish()
    var texts = [binder.declarationText]
    let problem = DeclarationProblem.displayedButNotBound(section: "enemies")
    texts.append(DeclarationError(problems: [problem]).description)
    texts.append(binder.contentText)
    table.layoutIfNeeded()
    table.calls.clear()
    let old = friends
    friends = [Person(id: 9, name: "Sue B."), Person(id: 7, name: "Asif")]
    binder.refresh()
    let change = SectionedChangeset(
      from: [ListSection("friends", rows: old)],
      to: [ListSection("friends", rows: friends)]
    )
    texts.append(change.description)
    texts.append(table.calls.description)
    #expect(table.inconsistencies.isEmpty)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    texts.append(table.render(.text))
    let plan = UpdatePlan(ContentChange(change, oldRowCounts: [2], newRowCounts: [2]))
    return (texts + [plan.description, table.core.layout.plan.description]).map(
      \.withoutLastLineFeed
    )
  }
}
