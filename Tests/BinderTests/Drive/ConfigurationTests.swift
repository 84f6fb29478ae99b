import Binder
import HeadlessTable
import TestSupport
import Testing

/// How changes come to the table can be chosen for binders and for screens alike.
@MainActor
@Suite("A configuration", .bounded)
struct ConfigurationTests {
  final class Store {
    var people = ["a", "b", "c"].enumerated().map { Person(id: $0, name: $1, age: 0) }

    /// One row goes, one comes and one is another.
    func change() {
      people.removeFirst()
      people.append(Person(id: 9, name: "x", age: 0))
      people[0].age = 1
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let set: @MainActor @Sendable (any ConfigurableBinding) -> Void
    let expected: [String]

    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "by itself", set: { _ in }, expected: ["−0.0 +0.2 ~0.1 automatic"]),
    Case(
      name: "rows that are filled again",
      set: { $0.rowUpdates = .reconfigure },
      expected: ["−0.0 +0.2 automatic", "≈0.0"]
    ),
    Case(
      name: "animations",
      set: { binding in
        binding.rowDeletionAnimation = .left
        binding.rowInsertionAnimation = .right
        binding.rowUpdateAnimation = .none
      },
      expected: ["−0.0 +0.2 ~0.1 left right none"]
    ),
    Case(
      name: "one animation",
      set: { $0.configuration.animations = UpdateAnimations(all: .fade) },
      expected: ["−0.0 +0.2 ~0.1 fade"]
    ),
    Case(name: "no batches", set: { $0.animateChanges = false }, expected: ["reload"]),
  ]

  @Test("counts in both ways of declaring", arguments: cases)
  func bothWays(_ test: Case) {
    let store = Store()
    let binder = SectionedTableViewBinder(tableView: table(), sectionedBy: Section.self)
    binder.onSection(.friends).bind(cellType: NameCell.self, models: { store.people })
    test.set(binder)
    binder.finish(displaying: .friends)
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, models: store.people) }
    }
    test.set(screen)
    let other = table()
    screen.bind(to: other)
    for table in [binder.tableView, other] {
      table.layoutIfNeeded()
      (table as? HeadlessTable)?.calls.clear()
    }
    store.change()
    binder.refresh()
    screen.refresh()
    #expect(updates(binder.tableView) == test.expected)
    #expect(updates(other) == test.expected)
  }

  @Test("of a screen counts in all of its tables, and goes to a screen that is made of it")
  func copies() {
    let store = Store()
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, models: store.people) }
    }
    let made = screen.sectionDisplayBehavior(.hidesSectionsWithNoData)
    let tables = [table(), table(), table()]
    screen.bind(to: tables[0])
    screen.rowUpdates = .reconfigure
    screen.bind(to: tables[1])
    made.bind(to: tables[2])
    #expect(screen.configuration.rowUpdates == .reconfigure)
    #expect(made.rowUpdates == .reload)
    for table in tables {
      table.layoutIfNeeded()
      table.calls.clear()
    }
    store.people[1].age = 7
    screen.refresh()
    #expect(updates(tables[0]) == ["≈0.1"])
    #expect(updates(tables[1]) == ["≈0.1"])
    #expect(updates(tables[2]) == [])
    made.refresh()
    #expect(updates(tables[2]) == ["~0.1 automatic"])
  }

  @Test("has each animation under one name")
  func animations() {
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, models: [Person]()) }
    }
    typealias Names = ReferenceWritableKeyPath<TableScreen<Section>, RowAnimation>
    let names: [(Names, KeyPath<UpdateAnimations, RowAnimation>, RowAnimation)] = [
      (\.rowDeletionAnimation, \.rowDeletion, .left),
      (\.rowInsertionAnimation, \.rowInsertion, .right),
      (\.rowUpdateAnimation, \.rowUpdate, .top),
      (\.sectionDeletionAnimation, \.sectionDeletion, .bottom),
      (\.sectionInsertionAnimation, \.sectionInsertion, .middle),
      (\.undiffableSectionUpdateAnimation, \.undiffableSectionUpdate, .automatic),
      (\.sectionHeaderFooterUpdateAnimation, \.sectionHeaderFooterUpdate, .fade),
    ]
    for (name, _, animation) in names { screen[keyPath: name] = animation }
    for (name, member, animation) in names {
      #expect(screen[keyPath: name] == animation)
      #expect(screen.configuration.animations[keyPath: member] == animation)
    }
  }

  private func table() -> HeadlessTable {
    HeadlessTable(id: "people", width: 375, height: 480)
  }

  private func updates(_ table: any TableHost) -> [String] {
    table.layoutIfNeeded()
    return (table as? HeadlessTable)?.calls.updates.map { update in
      guard case .batch(let batch) = update.kind else { return "reload" }
      let words = batch.operations.map(\.description) + batch.animations.map { "\($0)" }
      return words.joined(separator: " ")
    } ?? []
  }
}
