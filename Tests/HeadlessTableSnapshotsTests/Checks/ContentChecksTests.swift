import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// Rows that are declared by what they show go through the same checks as cells.
@MainActor
@Suite("Checks of rows by contents", .bounded)
struct ContentChecksTests {
  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var town: String?
    var isClose: Bool
  }

  /// A content of one's own beside the list contents.
  private struct NoteContent: CellContent, Equatable { var note: String }

  /// What the screen shows, which a mistake can make dependent on how often it was shown.
  private final class Model {
    var people = (0..<12).map { number in
      Person(
        id: number,
        name: "Name \(number)",
        town: number % 3 == 0 ? "Town" : nil,
        isClose: number % 2 == 0
      )
    }
    var count = 0
    var counts = false

    func name(of person: Person) -> String {
      guard counts, person.id == 0 else { return person.name }
      count += 1
      return "shown \(count)"
    }
  }

  private func shown(_ model: Model) -> (table: HeadlessTable, binding: TableBinding) {
    let table = HeadlessTable(id: "people", width: 320, height: 150)
    let screen = TableScreen<WholeTable> {
      OnTable {
        Rows(model.people) { person in
          if person.id == 5 {
            NoteContent(note: person.name)
          } else {
            ListContent(
              model.name(of: person),
              secondaryText: person.town,
              image: person.isClose ? .symbol("star") : nil
            )
          }
        }
        .accessory { person in person.isClose ? .checkmark : .none }
      }
    }
    return (table, screen.bind(to: table))
  }

  private func failure(_ model: Model, as strategy: SnapshotStrategy<HeadlessTable>) -> String? {
    let (table, binding) = shown(model)
    return withExtendedLifetime(binding) {
      do throws(SnapshotMismatch) {
        try verifySnapshot(of: table, as: strategy)
        return nil
      } catch {
        return error.description
      }
    }
  }

  @Test("a cell keeps nothing of the content before, and scrolling shows the same again")
  func passes() {
    #expect(failure(Model(), as: .residue) == nil)
    #expect(failure(Model(), as: .sweep) == nil)
  }

  @Test("a content that differs each time it is made is found by scrolling")
  func sweep() {
    let model = Model()
    model.counts = true
    let text = failure(model, as: .sweep)
    #expect(text?.contains("0/0 shows text=\"shown") == true)
  }

  @Test("an update is printed as one of cells is, and a row is read out")
  func transition() throws {
    let model = Model()
    let (table, binding) = shown(model)
    let strategy = SnapshotStrategy.transition {
      model.people[1].name = "Ole"
      model.people.swapAt(0, 2)
      binding.refresh()
    }
    let text = try strategy.text(of: table)
    #expect(text.contains("ListContent"))
    #expect(text.contains("Ole"))
    let spoken = table.render(.accessibility)
    #expect(spoken.contains("Ole"))
  }

  @Test("what has changed in contents is said in words")
  func words() {
    let model = Model()
    let (table, binding) = shown(model)
    let before = table.render(.text)
    model.people[0].town = "Ystad"
    model.people[0].isClose = false
    binding.refresh()
    #expect(
      TableTextChanges(from: before, to: table.render(.text)).lines == [
        "~ 0/0   no longer checkmark, image removed, secondaryText \"Town\" → \"Ystad\""
      ]
    )
  }
}
