import Binder
import HeadlessTable
import HeadlessTableTesting
import Testing

@testable import People

@MainActor @Test func befriends() {
  let store = PeopleStore()
  let table = HeadlessTable(id: "people", width: 375, height: 480)
  let screen = peopleScreen(store)
  screen.bind(to: table)
  table.tapRow(0, in: PeopleSection.others)
  screen.refresh()  // shows the change now, on older systems too
  assertSnapshot(of: table)
}
