import Binder
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Snapshots of changes and of variants")
struct CompoundSnapshotTests {
  private struct Person: CollectionIdentifiable, Equatable {
    let collectionId: String
    var name: String
  }

  private final class PersonCell: HeadlessCell {
    let name = Label()
    let size = Label()
  }

  @MainActor
  private final class Screen {
    let table: HeadlessTable
    var people = [
      Person(collectionId: "asif", name: "Asif"), Person(collectionId: "joanne", name: "Joanne"),
    ]
    private(set) lazy var binder = TableViewBinder(tableView: table)

    init(_ table: HeadlessTable) {
      self.table = table
      binder.onTable()
        .bind(cellType: PersonCell.self, models: { [unowned self] in people })
        .onDequeue { [unowned table] _, cell, person in
          cell.name.text = person.name
          cell.size.text = table.size.width < 350 ? "narrow" : "wide"
        }
      binder.finish()
    }
  }

  private var screen: Screen { Screen(TableVariant(height: 132).makeTable(id: "people")) }

  @Test("a change is the table before it, its calls, and the lines that are others after it")
  func transition() {
    let screen = screen
    let snapshot = Snapshot(ofTransitionOf: screen.table, as: .text) {
      screen.people[0].name = "Asif K."
      screen.people.append(Person(collectionId: "sue", name: "Sue"))
      screen.binder.refresh()
    }
    #expect(snapshot.defaultName == "people-transition" && snapshot.faults.isEmpty)
    #expect(
      snapshot.text == """
        """
    )
  }

  @Test("a change that changes nothing says so")
  func noTransition() {
    let screen = screen
    let snapshot = Snapshot(ofTransitionOf: screen.table, as: .text(detail: .outline)) {
      screen.binder.refresh()
    }
    #expect(
      snapshot.text == """
        """
    )
  }

  @Test("a change that leaves the table inconsistent is not compared")
  func invalidTransition() {
    let screen = screen
    screen.table.onInconsistency = .collect
    let snapshot = Snapshot(ofTransitionOf: screen.table, as: .text) {
      screen.table.performBatchUpdates({
        screen.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      })
    }
    #expect(
      snapshot.faultText(named: "people")?.hasPrefix("people has 1 problem and is not compared")
        == true
    )
  }

  @Test("the first variant stands in full, of the others what differs")
  func variants() {
    let variants: [TableVariant] = [
      TableVariant(height: 132), TableVariant(width: 320, height: 132),
      TableVariant(height: 132, style: .grouped), TableVariant(height: 132),
    ]
    let snapshot = Snapshot(of: \.table, in: variants, as: .text) { variant in
      Screen(variant.makeTable(id: "people"))
    }
    #expect(
      snapshot.text == """
        """
    )
  }
}
