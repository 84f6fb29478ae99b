import Binder
import Foundation
import HeadlessTable
import TestSupport
import Testing

/// The page that follows a screen through all stages shows what each of them prints.
@MainActor
@Suite("A screen's way, noun by noun", .bounded)
struct FollowingAScreenTests {
  enum Section: TableViewSection { case friends, enemies }

  struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  final class PersonCell: HeadlessCell { let name = Label() }

  @Test func thePagePrintsWhatTheStagesPrint() throws {
    let page = try String(
      contentsOf: PackageRoot.url.appending(
        path: "Sources/Binder/Binder.docc/FollowingAScreen.md"
      ),
      encoding: .utf8
    )
    let texts = page.components(separatedBy: "```text\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
    #expect(Array(texts) == printed())
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
    let old = friends
    friends = [Person(id: 9, name: "Sue B."), Person(id: 7, name: "Asif")]
    binder.refresh()
    let change = SectionedChangeset(
      from: [ListSection("friends", rows: old)],
      to: [ListSection("friends", rows: friends)]
    )
    texts.append(change.description)
    let plan = UpdatePlan(ContentChange(change, oldRowCounts: [2], newRowCounts: [2]))
    texts.append(plan.description)
    table.layoutIfNeeded()
    #expect(table.inconsistencies.isEmpty)
    texts.append(table.plan.description)
    let picture = table.render(.text)
    texts.append(picture.hasSuffix("\n") ? String(picture.dropLast()) : picture)
    return texts
  }
}
