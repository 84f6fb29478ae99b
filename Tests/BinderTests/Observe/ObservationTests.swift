import Binder
import HeadlessTable
import Observation
import Synchronization
import TestSupport
import Testing

/// Data closures that read `@Observable` objects: the table follows by itself.
@MainActor
@Suite(.bounded)
struct ObservationTests {
  @Observable final class Entry: Identifiable {
    let id: Int
    var name: String

    init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  @Observable final class Store {
    var names = ["a"]
    var others = ["x"]
    var title: String? = "TITLE"
    var isReversed = false
    var entries: [Entry] = []
  }

  struct Opaque { let text: String }

  private func batches(_ screen: Screen) -> [String] {
    screen.table.layoutIfNeeded()
    let lines = screen.table.calls.updates.map { Call.update($0).description }
    screen.table.calls.clear()
    return lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func aPropertyOfOneRowObjectIsOneRowUpdate() {
    let store = Store()
    store.entries = (0..<1_000).map { Entry(id: $0, name: "n\($0)") }
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(
        cellType: NameCell.self,
        models: { store.entries.map { Person(id: $0.id, name: $0.name, age: 0) } }
      )
      .onDequeue { row, cell, person in cell.label.text = person.name }
    screen.show(.friends)
    _ = batches(screen)
    store.entries[3].name = "new"
    #expect(screen.cell(NameCell.self, row: 3, section: 0)?.label.text == "new")
    #expect(batches(screen) == ["batch 1 reload valid, 1000 → 1000 rows"])
    store.entries.remove(at: 0)
    #expect(batches(screen) == ["batch 1 delete valid, 1000 → 999 rows"])
  }

  @Test func aPropertyOfAnObjectIsOneRowUpdateIfViewModelsDescribeIt() {
    let store = Store()
    store.entries = (0..<1_000).map { Entry(id: $0, name: "n\($0)") }
    let screen = Screen()
    var described = 0
    screen.binder.onSection(.friends)
      .bind(
        cellType: BannerCell.self,
        models: { store.entries },
        mapToViewModels: { entry in
          described += 1
          return BannerCell.ViewModel(text: entry.name)
        }
      )
    screen.show(.friends)
    _ = batches(screen)
    described = 0
    store.entries[3].name = "new"
    #expect(screen.cell(BannerCell.self, row: 3, section: 0)?.label.text == "new")
    #expect(batches(screen) == ["batch 1 reload valid, 1000 → 1000 rows"])
    #expect(described == 1_000)
    store.entries.swapAt(0, 999)
    store.entries[0].name = "last"
    #expect(
      batches(screen) == [
        "batch 2 moves valid, 1000 → 1000 rows", "batch 1 reload valid, 1000 → 1000 rows",
      ]
    )
  }

  @Test("objects that were given once are observed through their view models", arguments: [1, 2])
  func objectsGivenOnce(_ sectionCount: Int) {
    let entry = Entry(id: 1, name: "old")
    let screen = Screen()
    if sectionCount == 1 {
      screen.binder.onSection(.friends)
        .bind(
          cellType: BannerCell.self,
          models: [entry],
          mapToViewModels: { .init(text: $0.name) }
        )
    } else {
      screen.binder.onSections(.friends, .enemies)
        .bind(
          cellType: BannerCell.self,
          models: [.friends: [entry], .enemies: []],
          mapToViewModels: { .init(text: $0.name) }
        )
    }
    screen.show(.friends)
    _ = batches(screen)
    entry.name = "new"
    #expect(batches(screen) == ["batch 1 reload valid, 1 → 1 row"])
  }

  @Test func objectsThatACallbackGaveAreObservedThroughTheirViewModels() {
    let entry = Entry(id: 1, name: "old")
    let screen = Screen()
    var update: ([Entry]) -> Void = { _ in }
    screen.binder.onSection(.friends)
      .bind(
        cellType: BannerCell.self,
        models: [],
        mapToViewModels: { .init(text: $0.name) },
        updatedBy: &update
      )
    screen.show(.friends)
    update([entry])
    _ = batches(screen)
    entry.name = "new"
    #expect(batches(screen) == ["batch 1 reload valid, 1 → 1 row"])
  }

  @Test func manyChangesBeforeAFrameAreOneReading() {
    let store = Store()
    var readings = 0
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(
        cellType: NameCell.self,
        models: {
          readings += 1
          return store.names
        }
      )
    screen.show(.friends)
    _ = batches(screen)
    for number in 0..<10_000 { store.names.append("n\(number)") }
    #expect(batches(screen) == ["batch 10000 inserts valid, 1 → 10001 rows"])
    #expect(readings == 2)
  }

  @Test func onlyWhatChangedIsReadAgain() {
    let store = Store()
    var readings: [String] = []
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(
        cellType: NameCell.self,
        models: {
          readings.append("friends")
          return store.names
        }
      )
    screen.binder.onSection(.enemies)
      .bind(
        cellType: NameCell.self,
        models: {
          readings.append("enemies")
          return store.others.map(Opaque.init)
        }
      )
    screen.show(.friends, .enemies)
    _ = batches(screen)
    readings = []
    store.names = ["b"]
    #expect(batches(screen) == ["batch 1 insert · 1 delete valid, 2 → 2 rows"])
    #expect(readings == ["friends"])
    screen.binder.refresh()
    #expect(batches(screen) == ["batch 1 section reload valid, 2 → 2 rows"])
    #expect(readings == ["friends", "friends", "enemies"])
  }

  @Test func whatIsNoLongerReadIsNoLongerObserved() {
    let store = Store()
    var readings = 0
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(
        cellType: NameCell.self,
        models: {
          readings += 1
          return readings == 1 ? store.names : store.others
        }
      )
    screen.show(.friends)
    screen.binder.refresh()
    screen.table.layoutIfNeeded()
    store.names = ["b"]
    screen.table.layoutIfNeeded()
    #expect(readings == 2)
    store.others = ["y"]
    screen.table.layoutIfNeeded()
    #expect(readings == 3)
  }

  @Test func theOrderOfSectionsIsObserved() {
    let store = Store()
    let screen = Screen(
      .hidesSectionsWithNoCellData { sections in
        store.isReversed ? sections.sorted().reversed() : sections.sorted()
      }
    )
    screen.binder.onSections(.friends, .enemies)
      .bind(cellType: NameCell.self, models: [.friends: ["a"], .enemies: ["b"]])
    screen.binder.finish()
    #expect(screen.binder.displayedSections == [.friends, .enemies])
    store.isReversed = true
    #expect(batches(screen) == ["batch 1 section move valid, 2 → 2 rows"])
    #expect(screen.binder.displayedSections == [.enemies, .friends])
  }

  @Test("a cell is filled again when something changes that its handler has read")
  func handlersAreObserved() {
    for isBuilder in [false, true] {
      let store = Store()
      let screen = Screen()
      let fill = { (cell: NameCell, name: String) in
        cell.label.text = name == "a" ? "a" : store.title
      }
      let binding: Any
      if isBuilder {
        binding = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(NameCell.self, models: ["a", "b", "c"]) { _, cell, name in fill(cell, name) }
          }
        }.bind(to: screen.table)
        screen.table.layoutIfNeeded()
      } else {
        binding = screen.binder.onSection(.friends)
          .bind(cellType: NameCell.self, models: ["a", "b", "c"])
          .onDequeue { _, cell, name in fill(cell, name) }
        screen.show(.friends)
      }
      _ = batches(screen)
      for (title, count) in [("ONE", 3), ("TWO", 2), ("THREE", 2)] {
        store.title = title + "?"
        store.title = title
        // Which of the cells had read something before the first change is not known.
        #expect(batches(screen) == ["batch \(count) reconfigures valid, 3 → 3 rows"])
        #expect(screen.cell(NameCell.self, row: 2, section: 0)?.label.text == title)
      }
      withExtendedLifetime(binding) {}
    }
  }

  @Test("a handler that changes what cells read fills them once more, and is warned of once")
  func handlersThatChangeWhatTheyRead() {
    let store = Store()
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: ["a", "b", "c"])
      .onDequeue { _, cell, name in
        store.names.append(name)
        cell.label.text = store.title
      }
    screen.show(.friends)
    for _ in 0..<3 { screen.table.layoutIfNeeded() }
    let count = store.names.count
    #expect(count < 12, "\(store.names)")
    #expect(
      screen.messages == [
        """
        A closure that fills cells changes an @Observable value that cells read, so these cells may miss later changes. \
        Change it elsewhere, as in onTapped.
        """
      ]
    )
    store.title = "OTHER"
    screen.table.layoutIfNeeded()
    #expect((count + 1...count + 6).contains(store.names.count), "\(store.names)")
    #expect(screen.cell(NameCell.self, row: 0, section: 0)?.label.text == "OTHER")
  }

  @Test("a handler may change what it reads once for each row, while the table scrolls")
  func handlersThatLoad() {
    let store = Store()
    store.names = []
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: (0..<200).map { "n\($0)" })
      .onDequeue { _, cell, name in
        if !store.names.contains(name) { store.names.append(name) }
        cell.label.text = store.title
      }
    screen.show(.friends)
    for row in stride(from: 0, to: 200, by: 5) {
      screen.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top)
      screen.table.layoutIfNeeded()
    }
    #expect(screen.messages == [])
    store.title = "OTHER"
    screen.table.layoutIfNeeded()
    let texts = screen.table.visibleCells.map { ($0 as? NameCell)?.label.text }
    #expect(!texts.isEmpty && texts.allSatisfy { $0 == "OTHER" }, "\(texts)")
  }

  @Test func aHeightThatReadsSomethingObservableIsWarnedOfOnce() {
    let store = Store()
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: ["a", "b"])
      .cellHeight { _, _ in store.title == nil ? 44 : 60 }
    screen.show(.friends)
    screen.table.layoutIfNeeded()
    #expect(
      screen.messages == [
        """
        The cellHeight of section 'friends' reads an @Observable value, and the table keeps a height until the next refresh. \
        Call refresh() when the value changes.
        """
      ]
    )
  }

  @Test func aHandlerMayChangeWhatIsObserved() {
    let store = Store()
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: { store.names })
      .onDequeue { row, cell, name in if store.names.count < 3 { store.names.append("more") } }
      .onTapped { row, cell, name in store.names.removeAll() }
    screen.show(.friends)
    screen.table.layoutIfNeeded()
    #expect(screen.table.numberOfRows(inSection: 0) == 3)
    screen.table.tapRow(0, in: Section.friends)
    #expect(screen.table.numberOfRows(inSection: 0) == 0)
  }

  @Test func aChangeInAnotherThreadComesToTheMainActor() async {
    let counter = SharedCounter()
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(
        cellProvider: { tableView, row in tableView.dequeue(NameCell.self) },
        numberOfCells: { counter.count }
      )
    screen.table.register(NameCell.self)
    screen.show(.friends)
    await Task.detached { counter.count = 5 }.value
    #expect(await screen.table.wait { $0.numberOfRows(inSection: 0) == 5 })
  }

  /// A number that any thread may change.
  private final class SharedCounter: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let number = Mutex(1)

    var count: Int {
      get {
        registrar.access(self, keyPath: \.count)
        return number.withLock { $0 }
      }
      set {
        registrar.withMutation(of: self, keyPath: \.count) { number.withLock { $0 = newValue } }
      }
    }
  }
}
