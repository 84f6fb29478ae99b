import Binder
import HeadlessTable
import Observation

// example:begin
struct Person: Identifiable, Equatable { let id: String, name: String }
enum PeopleSection: TableViewSection { case friends, others }
final class NameCell: HeadlessCell { let name = Label() }

@MainActor @Observable final class PeopleStore {
  var friends = [Person(id: "asif", name: "Asif")]
  var others = [Person(id: "joanne", name: "Joanne"), Person(id: "sue", name: "Sue")]
  func befriend(_ person: Person) {
    others.removeAll { $0.id == person.id }
    friends.append(person)
  }
}

@MainActor func peopleScreen(_ store: PeopleStore) -> TableScreen<PeopleSection> {
  TableScreen(sectionedBy: PeopleSection.self) {
    OnSection(.friends) {
      Cells(NameCell.self, models: store.friends) { _, cell, person in
        cell.name.text = person.name
      }
    }
    OnSection(.others) {
      Cells(NameCell.self, models: store.others) { _, cell, person in cell.name.text = person.name }
        .onTapped { _, _, person in store.befriend(person) }
    }
  }
}
// example:end
