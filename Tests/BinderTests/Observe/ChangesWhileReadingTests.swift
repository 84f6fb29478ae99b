import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// A data closure that changes what another one has read just before is not overheard.
@Suite("Changes while data is being read", .bounded)
@MainActor
struct ChangesWhileReadingTests {
  /// Loads its enemies when somebody asks for them, and finds a friend on the way.
  @Observable @MainActor
  final class Store {
    var friends = ["Ada"]
    private(set) var enemies = ["Moriarty"]
    @ObservationIgnored var isOutdated = false

    func loadedEnemies() -> [String] {
      if isOutdated {
        isOutdated = false
        friends.append("Watson")
      }
      return enemies
    }
  }

  enum Way: CaseIterable { case chain, screen, otherRunOfScreen }

  @Test("the rows of the first section follow what the second one changes", arguments: Way.allCases)
  func follows(_ way: Way) {
    let (store, screen) = (Store(), Screen())
    let declared = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, models: store.friends) }
      OnSection(.enemies) { Cells(NameCell.self, models: store.loadedEnemies()) }
    }
    if way == .chain {
      screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { store.friends })
      screen.binder.onSection(.enemies)
        .bind(cellType: NameCell.self, models: { store.loadedEnemies() })
      screen.show(.friends, .enemies)
    } else {
      declared.bind(to: screen.table)
    }
    let refresh = { way == .chain ? screen.binder.refresh() : declared.refresh() }
    #expect(screen.table.numberOfRows(inSection: 0) == 1)
    if way == .otherRunOfScreen {
      refresh()
      screen.table.layoutIfNeeded()
    }
    store.isOutdated = true
    refresh()
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    store.friends.append("Holmes")
    #expect(screen.table.numberOfRows(inSection: 0) == 3)
    #expect(screen.messages == [])
  }
}
