import Binder
import Foundation
import HeadlessTable

/// What a refresh of a small screen costs: 100 rows, 20 of them visible, against a data source written by hand.
@MainActor
final class ScreenfulBenchmark {
  /// Who tells the table about the rows.
  enum Way: String, CaseIterable {
    case chain, builder, byHand
    /// A chain that says how high each row is.
    case heights
    /// Sections as most screens have them: with a title, a footer, one height for all rows, a tap and a deletion.
    case fullChain, fullBuilder
  }

  /// What is different at each refresh.
  enum Change: String, CaseIterable {
    /// Nothing.
    case nothing
    /// The name of a person whose row is not displayed.
    case hidden
    /// The name of a person whose row is displayed.
    case visible
  }

  private let table = HeadlessTable(id: "people", width: 375, height: 880)
  private var people: [[Person]]
  private var round = 0
  private var refresh: (Int?) -> Void = { _ in }
  private var attachments: [AnyObject] = []

  init(_ way: Way, sections: Int = 1) {
    people = (0..<sections).map { section in
      (0..<100 / sections).map { Person(id: section * 1_000 + $0, name: "Person \($0)") }
    }
    table.calls.isRecording = false
    switch way {
    case .chain: bindChain { _ in }
    case .heights: bindChain { $0.cellHeight { row, person in 44 } }
    case .fullChain: bindFullChain()
    case .builder: bindBuilder()
    case .fullBuilder: bindFullBuilder()
    case .byHand: bindByHand()
    }
    table.layoutIfNeeded()
  }

  private func bindChain(
    _ goOn: (SectionChain<NumberedSection, PersonCell, Person>) -> Void
  ) {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: NumberedSection.self)
    binder.displayedSections = people.indices.map(NumberedSection.init)
    for section in people.indices {
      let chain = binder.onSection(NumberedSection(number: section))
        .bind(cellType: PersonCell.self, models: { [unowned self] in people[section] })
        .onDequeue { row, cell, person in cell.name.text = person.name }
      goOn(chain)
    }
    binder.finish()
    refresh = { _ in binder.refresh() }
  }

  private func bindBuilder() {
    let screen = TableScreen(sectionedBy: NumberedSection.self) { [unowned self] in
      for section in people.indices {
        OnSection(NumberedSection(number: section)) {
          Cells(PersonCell.self, models: people[section]) { row, cell, person in
            cell.name.text = person.name
          }
        }
      }
    }
    let binding = screen.bind(to: table)
    attachments = [binding]
    refresh = { _ in screen.refresh() }
  }

  private func bindFullChain() {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: NumberedSection.self)
    binder.displayedSections = people.indices.map(NumberedSection.init)
    for section in people.indices {
      binder.onSection(NumberedSection(number: section))
        .bind(headerTitle: "SECTION \(section)")
        .bind(footerTitle: { [unowned self] in "\(people[section].count) people" })
        .bind(cellType: PersonCell.self, models: { [unowned self] in people[section] })
        .onDequeue { row, cell, person in cell.name.text = person.name }
        .onTapped { row, cell, person in cell.name.text = person.name }
        .onDelete { [unowned self] row, person in people[section].remove(at: row) }
        .cellHeight(44)
    }
    binder.finish()
    refresh = { _ in binder.refresh() }
  }

  private func bindFullBuilder() {
    let screen = TableScreen(sectionedBy: NumberedSection.self) { [unowned self] in
      for section in people.indices {
        OnSection(NumberedSection(number: section)) {
          Header("SECTION \(section)")
          Cells(PersonCell.self, models: people[section]) { row, cell, person in
            cell.name.text = person.name
          }
          .onTapped { row, cell, person in cell.name.text = person.name }
          .onDelete { [unowned self] row, person in people[section].remove(at: row) }
          .cellHeight(44)
          Footer("\(people[section].count) people")
        }
      }
    }
    let binding = screen.bind(to: table)
    attachments = [binding]
    refresh = { _ in screen.refresh() }
  }

  /// A data source that is told which row has changed.
  private func bindByHand() {
    let source = PeopleByHand { [unowned self] in people }
    table.register(PersonCell.self)
    table.dataSource = source
    attachments = [source]
    refresh = { [table] row in
      guard let row else { return }
      table.performBatchUpdates(
        { table.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic) },
        completion: nil
      )
    }
  }

  /// Changes the data, and brings the table up to date.
  func run(_ change: Change, count: Int) {
    for _ in 0..<count {
      round += 1
      switch change {
      case .nothing: refresh(nil)
      case .visible: rename(3)
      case .hidden: rename(people[0].count - 1)
      }
      table.layoutIfNeeded()
    }
    precondition(table.inconsistencies.isEmpty, "a batch was refused")
  }

  private func rename(_ row: Int) {
    people[0][row].name = round.isMultiple(of: 2) ? "Ada" : "Grace"
    refresh(row)
  }

  /// Measures each way of telling the table, and the screen in many sections.
  ///
  /// With words as in `chain visible 1000` it only makes so many refreshes, for a profiler; a fourth word is the number of
  /// sections.
  static func measure(_ words: ArraySlice<String>) {
    let words = Array(words)
    if words.count > 2, let way = Way(rawValue: words[0]), let change = Change(rawValue: words[1]) {
      let sections = words.dropFirst(3).first.flatMap { Int($0) } ?? 1
      return ScreenfulBenchmark(way, sections: sections).run(change, count: Int(words[2]) ?? 1)
    }
    for change in Change.allCases {
      let screens = Way.allCases.map { ScreenfulBenchmark($0) }
      let times = Rounds(count: 31).measure(
        screens.map { screen in { screen.run(change, count: 200) } }
      ).map { ($0 / 200).nanoseconds }
      print(
        "100 rows, \(change): chain \(times[0]) ns, builder \(times[1]) ns, by hand \(times[2]) ns,",
        "chain with heights \(times[3]) ns, full chain \(times[4]) ns, full builder \(times[5]) ns"
      )
    }
    for way in [Way.chain, .builder, .fullChain, .fullBuilder] {
      let screens = [1, 10, 100].map { ScreenfulBenchmark(way, sections: $0) }
      let times = Rounds(count: 31).measure(
        screens.map { screen in { screen.run(.nothing, count: 100) } }
      ).map { ($0 / 100).nanoseconds }
      print("\(way), nothing changed: sections 1, 10, 100: \(times.map { "\($0) ns" })")
    }
  }
}

/// A data source as it is written without Binder.
@MainActor
private final class PeopleByHand: TableDataSource {
  private let people: () -> [[Person]]

  init(_ people: @escaping () -> [[Person]]) { self.people = people }

  func numberOfSections(in tableView: any TableHost) -> Int { people().count }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    people()[section].count
  }

  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
    let cell = tableView.dequeue(PersonCell.self)
    cell.name.text = people()[indexPath[0]][indexPath[1]].name
    return cell
  }
}
