import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("Snapshots of changes and of variants", .bounded)
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

  @Test("a change is the rows that it touches before it and after it, and its batches between them")
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
        table people · plain · 375×132 · select single
        == before
        content 1 section · 2 rows · offset 0
        § 0 · 2 rows
          row      44  PersonCell        #asif
                         name        "Asif"
                         size        "wide"
          ⋮ 1 row · left out
        == update
          batch      1 insert · 1 reload        valid, 2 → 3 rows
            +0.2        0/sue
            ~0.0        0/asif
        == after
        content 1 section · 3 rows · offset 0
        § 0 · 3 rows
          row      44  PersonCell        #asif
                         name        "Asif K."
                         size        "wide"
          ⋮ 1 row · left out
          row      44  PersonCell        #sue
                         name        "Sue"
                         size        "wide"

        """
    )
  }

  @Test("the heights of rows that stay as they are do not matter, unless the whole table is shown")
  func unrelatedHeights() {
    let texts = [TransitionExtent.changes, .wholeTable].map { extent in
      [44.0, 60].map { height in
        let table = TableVariant(height: 300).makeTable(id: "people")
        var names = ["asif", "joanne", "sue"]
        let binder = TableViewBinder(tableView: table)
        binder.onTable().bind(cellType: PersonCell.self, models: { names })
          .onDequeue { _, cell, name in cell.name.text = name }
          .cellHeight { row, name in name == "joanne" ? height : 44 }
        binder.finish()
        return Snapshot(ofTransitionOf: table, as: .text, showing: extent) {
          names[0] = "tom"
          binder.refresh()
        }
        .text
      }
    }
    #expect(texts[0][0] == texts[0][1])
    #expect(texts[1][0] != texts[1][1])
  }

  @Test("a change that changes nothing says so")
  func noTransition() {
    let screen = screen
    let snapshot = Snapshot(ofTransitionOf: screen.table, as: .text(detail: .outline)) {
      screen.binder.refresh()
    }
    #expect(
      snapshot.text == """
        table people · 1 section · 2 rows
        == before
          ⋮ 1 section · 2 rows · left out
        == after
          as before

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

  @Test("rows that stand in another order in a variant are another text, in whichever")
  func orderInVariants() {
    let texts = [["a", "b", "c", "d"], ["a", "c", "b", "d"], ["a", "c", "d", "b"]].map { order in
      Snapshot(of: \.table, in: [.width(375), .width(320)], as: .text) { variant in
        let screen = Screen(variant.makeTable(id: "people"))
        let names = variant.width == 375 ? ["a", "b", "c", "d"] : order
        screen.people = names.map { Person(collectionId: $0, name: $0) }
        screen.binder.refresh()
        return screen
      }
      .text
    }
    #expect(Set(texts).count == 3)
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
        table people · plain · 375×132 · select single
        content 375×88 · 1 section · 2 rows · offset 0
        ┌── viewport
        § 0 · 2 rows
          row      44  PersonCell        #asif
                         name        "Asif"
                         size        "wide"
          row      44  PersonCell        #joanne
                         name        "Joanne"
                         size        "wide"
        └── end of viewport · 44 blank
        == width 320
        -table people · plain · 375×132 · select single
        -content 375×88 · 1 section · 2 rows · offset 0
        +table people · plain · 320×132 · select single
        +content 320×88 · 1 section · 2 rows · offset 0
           row      44  PersonCell        #asif
        -                 size        "wide"
        +                 size        "narrow"
           row      44  PersonCell        #joanne
        -                 size        "wide"
        +                 size        "narrow"
        == style grouped
        -table people · plain · 375×132 · select single
        -content 375×88 · 1 section · 2 rows · offset 0
        +table people · grouped · 375×132 · select single
        +content 375×140.5 · 1 section · 2 rows · offset 0
         § 0 · 2 rows
        +  gap 35
        -└── end of viewport · 44 blank
        +  gap 17.5
        +└── end of viewport · last 8.5 of previous line cut
        == the same
          no line is another

        """
    )
  }

  @Test("what has more than one picture is a text, whatever the pictures are")
  func fileExtensions() {
    let pictures: [(TablePicture, String)] = [(.text, "txt"), (.json, "json"), (.svg, "svg")]
    for (picture, own) in pictures {
      for count in 1...2 {
        let variants = [TableVariant(width: 375), TableVariant(width: 320)].prefix(count)
        let snapshot = Snapshot(of: \.table, in: Array(variants), as: picture) { variant in
          Screen(variant.makeTable(id: "people"))
        }
        #expect(snapshot.fileExtension == (count == 1 ? own : "txt"))
      }
      let screen = Screen(TableVariant(width: 320).makeTable(id: "people"))
      let transition = Snapshot(ofTransitionOf: screen.table, as: picture) {}
      #expect(transition.fileExtension == (own == "svg" ? own : "txt"))
    }
  }

  @MainActor
  @Test("no variants fail one assertion, and no screen is made")
  func noVariants() {
    let snapshot = Snapshot(of: \.self, in: [], as: .text) { $0.makeTable(id: "never") }
    #expect(
      snapshot.faultText(named: "people") == """
        people has 1 problem and is not compared
          There are no variants: give at least one.
        """
    )
  }
}
