import Binder
import Observation

struct Person: Identifiable, Equatable { let id: String, name: String }
enum PeopleSection: TableViewSection { case friends, others }

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
      Header("Friends")
      Rows(store.friends) { person in ListContent(person.name) }
    }
    OnSection(.others) {
      Header("Others")
      Rows(store.others) { person in ListContent(person.name) }
        .onTapped { person in store.befriend(person) }
    }
  }
}
