import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// A declaration that never reaches its table says so.
@MainActor
@Suite(.bounded)
struct BeginnersMistakesTests {
  static let noDisplayedSections = """
    displayedSections was never set, so the table shows none of the sections that are bound. \
    Set it before finish(), or choose another sectionDisplayBehavior.
    """

  private func bind(_ binder: SectionedTableViewBinder<Section>) {
    binder.onSection(.friends).bind(cellType: NameCell.self, models: { ["a"] })
  }

  @Test func aTableThatIsDrawnBeforeFinish() {
    let screen = Screen()
    bind(screen.binder)
    #expect(
      screen.messages == [
        """
        The table is drawn before finish() is called on its binder, so it shows nothing. \
        Call finish() after the last chain.
        """
      ]
    )
  }

  @Test func aBinderThatGoesAwayBeforeFinish() {
    let table = HeadlessTable(id: "people", width: 320, height: 100)
    bind(SectionedTableViewBinder(tableView: table, sectionedBy: Section.self))
    #expect(
      table.diagnostics.map(\.message) == [
        """
        The binder of this table went away before finish() was called, so the table shows nothing. \
        Keep the binder in a property, and call finish() after the last chain.
        """
      ]
    )
  }

  @Test func aBinderThatFinishesInTimeAndGoesAwayIsNoMistakeOfFinish() {
    let table = HeadlessTable(id: "people", width: 320, height: 100)
    table.onInconsistency = .collect
    do {
      let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
      bind(binder)
      binder.finish(displaying: .friends)
    }
    #expect(table.diagnostics.map(\.message).allSatisfy { !$0.contains("finish()") })
  }

  @Test func sectionsThatNobodyHasSetToBeDisplayed() {
    let screen = Screen()
    bind(screen.binder)
    screen.binder.finish()
    #expect(screen.messages == [Self.noDisplayedSections])
    #expect(screen.table.diagnostics.map(\.severity) == [.warning])
  }

  @Test func sectionsThatAreSetAfterFinishAreInTime() {
    let screen = Screen()
    bind(screen.binder)
    screen.binder.finish()
    screen.binder.displayedSections = [.friends]
    #expect(screen.table.numberOfSections == 1)
    #expect(screen.messages == [])
  }

  @Test func noSectionsThatAreSetOnPurpose() {
    let screen = Screen()
    bind(screen.binder)
    screen.show()
    #expect(screen.messages == [])
  }

  @Test func aRefreshBeforeFinish() async {
    let screen = Screen()
    screen.binder.refresh()
    await screen.binder.refreshInBackground()
    let message = """
      The binder was refreshed before finish() was called, and did nothing. \
      Call finish() after the last chain; it reads all data.
      """
    #expect(screen.messages == [message, message])
    #expect(screen.table.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func aRefreshOfDataThatWasGivenAsValues() async {
    var names = ["a"]
    let message = """
      refresh() has nothing to read again: all data of the binder was given as values, which stay as they are. \
      Bind a closure, as in 'models: { people }', or an observed array.
      """
    typealias Start = PlainSectionChain<Section, any TableCell>
    var update: ([String]) -> Void = { _ in }
    let chains: [((Start) -> Void, [String])] = [
      ({ $0.bind(cellType: NameCell.self, models: names) }, [message]),
      ({ $0.bind(cellType: NameCell.self, models: names).cellHeight(20) }, [message]),
      ({ $0.bind(headerTitle: "A").bind(cellType: NameCell.self, models: names) }, [message]),
      ({ $0.bind(cellType: NameCell.self, models: { names }) }, []),
      ({ $0.bind(cellType: NameCell.self, models: names).cellHeight { _, _ in 20 } }, []),
      ({ $0.bind(headerTitle: { names[0] }).bind(cellType: NameCell.self, models: names) }, []),
      ({ $0.bind(cellType: NameCell.self, models: names, updatedBy: &update) }, []),
    ]
    for (index, (declare, messages)) in chains.enumerated() {
      let screen = Screen()
      declare(screen.binder.onSection(.friends))
      screen.show(.friends)
      #expect(screen.messages == [])
      names = ["b"]
      screen.binder.refresh()
      await screen.binder.refreshInBackground()
      #expect(screen.messages == messages, "chain \(index)")
    }
    let ordered = Screen(.hidesSectionsWithNoCellData { $0 })
    ordered.binder.onSection(.friends).bind(cellType: NameCell.self, models: names)
    ordered.binder.finish()
    ordered.binder.refresh()
    #expect(ordered.messages == [], "a closure orders the sections")
    let table = HeadlessTable(id: "people", width: 320, height: 100)
    let screen = TableScreen { OnTable { Cells(NameCell.self, models: names) } }
    let binding = screen.bind(to: table)
    screen.refresh()
    #expect(table.diagnostics == [], "the closure of a screen reads its values again")
    withExtendedLifetime(binding) {}
  }

  @Test func aSecondBinderOnTheSameTable() {
    let screen = Screen()
    bind(screen.binder)
    screen.show(.friends)
    let second = TableViewBinder(tableView: screen.table)
    second.onTable().bind(cellType: NameCell.self, models: ["b"])
    second.finish()
    #expect(
      screen.messages == [
        """
        A second binder takes over a table that another one still drives, which shows nothing from now on. \
        Use one binder a table, with a chain for each section.
        """
      ]
    )
    #expect(screen.rows.contains("b"))
  }

  static let otherDataSource = """
    Another object is the table's data source now, so nothing that is declared is shown any more. \
    Leave the data source to Binder; a UITableView hands what is not declared to its forwardedDataSource.
    """
  static let otherDelegate = """
    Another object is the table's delegate now, so no handler, height or view that is declared is used \
    any more, unless it hands the calls on. Leave the delegate to Binder; a UITableView hands what is not declared to its forwardedDelegate.
    """

  @Test func anotherDataSourceOrDelegateThatTheAppSets() {
    final class Other: TableDelegate, TableDataSource {
      func tableView(_: any TableHost, numberOfRowsInSection _: Int) -> Int { 0 }
      func tableView(_: any TableHost, cellForRowAt _: IndexPath) -> any TableCell { NameCell() }
    }
    let other = Other()
    let replacements: [((HeadlessTable) -> Void, [String])] = [
      ({ $0.delegate = other }, [Self.otherDelegate]),
      ({ $0.dataSource = other }, [Self.otherDataSource]),
      ({ ($0.dataSource, $0.delegate) = (other, other) }, [Self.otherDataSource]),
      ({ $0.delegate = nil }, []),
      ({ ($0.dataSource, $0.delegate) = (nil, nil) }, []),
    ]
    for (replace, messages) in replacements {
      let screen = Screen()
      bind(screen.binder)
      screen.show(.friends)
      replace(screen.table)
      screen.binder.refresh()
      #expect(screen.messages == messages)
      screen.binder.refresh()
      #expect(screen.messages == messages, "said once")

      let table = HeadlessTable(id: "people", width: 320, height: 100)
      let declared = TableScreen { OnTable { Cells(NameCell.self, models: ["a"]) } }
      let binding = declared.bind(to: table)
      replace(table)
      #expect(table.diagnostics.map(\.message) == messages, "without a change of data")
      withExtendedLifetime(binding) {}
    }
  }

  @Test func aProxyThatListensIsNoOtherOwner() {
    let screen = Screen()
    bind(screen.binder)
    screen.show(.friends)
    let observation = screen.table.reactive.selectedRowIndexPath.observeNext { _ in }
    screen.binder.refresh()
    #expect(screen.messages == [])
    observation.dispose()
  }

  @Test func aSecondScreenOnTheSameTable() {
    let screen = Screen()
    let screens = ["a", "b"].map { name in
      TableScreen { OnTable { Cells(NameCell.self, models: [name]) } }
    }
    let bindings = screens.map { $0.bind(to: screen.table) }
    #expect(
      screen.messages == [
        """
        A second screen takes over a table that another one still drives, which shows nothing from now on. \
        Unbind the other one first, or declare all sections in one screen.
        """
      ]
    )
    withExtendedLifetime(bindings) {}
  }

  @Test func aSectionWithAHeaderAloneIsNoMistake() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(headerTitle: "FRIENDS")
    screen.show(.friends)
    #expect(screen.messages == [])
    #expect(screen.table.titles == ["FRIENDS"])
  }

  @Test func aChainForNoSectionsIsWarnedOf() {
    let screen = Screen()
    bind(screen.binder)
    screen.binder.onSections([]).bind(cellType: NameCell.self, models: [:] as [Section: [String]])
    screen.show(.friends)
    #expect(
      screen.messages == [
        "A chain is started by onSections with no sections, so it declares nothing. Name at least one."
      ]
    )
    #expect(screen.table.diagnostics.map(\.severity) == [.warning])
  }

  @Test func anOrderThatDropsSectionsLaterIsAWarningSaidOnce() {
    var drops = false
    let screen = Screen(.hidesSectionsWithNoCellData { drops ? [] : $0 })
    bind(screen.binder)
    screen.binder.finish()
    #expect(screen.messages == [])
    drops = true
    for _ in 0..<2 {
      screen.binder.refresh()
      screen.table.layoutIfNeeded()
    }
    #expect(screen.table.diagnostics.map(\.severity) == [.warning])
    #expect(screen.messages.first?.contains("drops 'friends'") == true)
  }

  @Test func aScreenWhoseDataBindsASectionTwiceLaterIsWarnedOf() {
    var names = ["friends"]
    let table = HeadlessTable(id: "people", width: 320, height: 100)
    let screen = TableScreen(sectionedBy: Section.self) {
      for name in names {
        OnSection(.friends) { Cells(NameCell.self, models: [name]) }
      }
    }
    screen.bind(to: table)
    names.append("again")
    screen.refresh()
    #expect(table.diagnostics.map(\.severity) == [.warning])
    #expect(table.numberOfRows(inSection: 0) == 1)
  }
}
