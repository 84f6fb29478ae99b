import Binder
import HeadlessTable
import TestSupport
import Testing

/// What `refreshInBackground()` promises, with comparisons that are held up as long as a test wants.
@MainActor
@Suite(.bounded)
struct BackgroundRefreshTests {
  @Test func theTableShowsTheDataWhenTheCallReturns() async {
    let screen = GuestScreen("abcd")
    screen.watch.gate.open()
    screen.set("aCd")
    await screen.binder.refreshInBackground()
    #expect(screen.batches == ["batch 1 delete · 1 reload valid, 4 → 3 rows"])
    #expect(screen.shown == "aCd")
    #expect(screen.watch.comparisonsOnMainActor == 0)
    #expect(screen.watch.comparisonsElsewhere > 0)
  }

  @Test func whatIsNotSaidToBeComparedInTheBackgroundIsComparedOnTheMainActor() async {
    let screen = GuestScreen("abcd", inBackground: false)
    screen.set("aCd")
    await screen.binder.refreshInBackground()
    #expect(screen.shown == "aCd")
    #expect(screen.watch.comparisonsOnMainActor > 0)
    #expect(screen.watch.comparisonsElsewhere == 0)
  }

  @Test func theMainActorGoesOnAndFindsTheOldContent() async {
    let screen = GuestScreen("abcd")
    let refresh = await screen.beginRefresh("dCba")
    var ticks = 0
    for _ in 0..<100 {
      ticks += 1
      await Task.yield()
    }
    screen.table.tapRow(at: IndexPath(row: 2, section: 0))
    screen.table.scroll(to: 20)
    #expect(screen.shown == "abcd")
    #expect(screen.tapped == ["c"])
    #expect(ticks == 100)
    #expect(screen.batches == [])
    screen.watch.gate.open()
    await refresh.value
    #expect(screen.shown == "dCba")
    #expect(screen.table.inconsistencies.isEmpty)
    #expect(screen.watch.comparisonsOnMainActor == 0)
  }

  @Test func aRefreshMeanwhileWins() async {
    let screen = GuestScreen("abcd")
    let refresh = await screen.beginRefresh("aB")
    screen.set("abx")
    screen.binder.refresh()
    #expect(screen.shown == "abx")
    screen.watch.gate.open()
    await refresh.value
    #expect(screen.shown == "abx")
    #expect(screen.batches == ["batch 1 insert · 2 deletes valid, 4 → 3 rows"])
  }

  @Test func aRowThatAFingerMovesMeanwhileIsComparedWhereItIs() async {
    let screen = GuestScreen("abcd")
    let server = Mailbox([])
    screen.onMoved = { await server.server() }
    let refresh = await screen.beginRefresh("abcDx")
    screen.table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    screen.watch.gate.open()
    await refresh.value
    #expect(screen.shown == "abcDx")
    #expect(screen.table.inconsistencies.isEmpty)
    server.release()
  }

  @Test func displayedSectionsThatAreSetMeanwhileWin() async {
    let screen = GuestScreen("abcd")
    let refresh = await screen.beginRefresh("aB")
    screen.binder.displayedSections = []
    #expect(screen.table.numberOfSections == 0)
    screen.watch.gate.open()
    await refresh.value
    screen.binder.displayedSections = [.friends]
    #expect(screen.shown == "aB")
    #expect(screen.reads == 2)
  }

  @Test func theCallReturnsAfterARefreshThoughNobodyReadsTheTable() async {
    let screen = GuestScreen("abcd")
    let refresh = await screen.beginRefresh("aB")
    screen.binder.refresh()
    await refresh.value
    #expect(screen.batches == ["batch 2 deletes · 1 reload valid, 4 → 2 rows"])
    screen.watch.gate.open()
  }

  @Test func aNewerRefreshInTheBackgroundWins() async {
    let screen = GuestScreen("abcd")
    let older = await screen.beginRefresh("aBcx")
    let newer = await screen.beginAnotherRefresh("abcdy")
    screen.watch.gate.open()
    await older.value
    #expect(screen.shown == "abcdy")
    await newer.value
    #expect(screen.batches == ["batch 1 insert valid, 4 → 5 rows"])
  }

  @Test func whatWaitsForTheNextFrameComesInTheBackground() async {
    let screen = GuestScreen("abcd")
    screen.binder.refresh()
    let refresh = await screen.beginRefresh("aBc")
    #expect(screen.shown == "abcd")
    screen.watch.gate.open()
    await refresh.value
    #expect(screen.batches == ["batch 1 delete · 1 reload valid, 4 → 3 rows"])
  }

  @Test func aCancelledRefreshIsGivenUp() async {
    let screen = GuestScreen("abcd")
    let refresh = await screen.beginRefresh("aB")
    refresh.cancel()
    await refresh.value
    screen.watch.gate.open()
    #expect(screen.shown == "abcd")
    await screen.binder.refreshInBackground()
    #expect(screen.shown == "aB")
    #expect(screen.batches == ["batch 2 deletes · 1 reload valid, 4 → 2 rows"])
  }

  @Test func aRefreshThatIsCancelledBeforeItBeginsReadsNothing() async {
    let screen = GuestScreen("abcd")
    let refresh = Task { await screen.binder.refreshInBackground() }
    refresh.cancel()
    await refresh.value
    #expect(screen.reads == 1)
  }

  @Test func aRefreshForWhichSomebodyElseWaitsGoesOn() async {
    let screen = GuestScreen("abcd")
    let older = await screen.beginRefresh("aBc")
    let newer = await screen.beginAnotherRefresh("aB")
    newer.cancel()
    await newer.value
    screen.watch.gate.open()
    await older.value
    #expect(screen.shown == "aB")
  }

  @Test func whatWaitedForTheNextFrameComesThenIfTheComparisonIsGivenUp() async {
    let screen = GuestScreen("abcd")
    screen.binder.refresh()
    let refresh = await screen.beginRefresh("aBc")
    refresh.cancel()
    await refresh.value
    #expect(screen.shown == "aBc")
    screen.watch.gate.open()
  }

  @Test func beforeBindingHasEndedNothingHappens() async {
    let table = HeadlessTable(id: "early", width: 320, height: 200)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: NameCell.self, models: ["a"])
    await binder.refreshInBackground()
    #expect(table.numberOfSections == 0)
  }

  @available(macOS 26, iOS 26, tvOS 26, visionOS 26, *)
  @Test func aCallInTheMiddleOfAnUpdateComesAfterIt() async {
    let screen = GuestScreen("abcd")
    screen.watch.gate.open()
    var refresh: Task<Void, Never>?
    screen.onDequeue = {
      screen.set("abcz")
      refresh = Task.immediate { await screen.binder.refreshInBackground() }
    }
    screen.set("abcy")
    screen.binder.refresh()
    #expect(screen.shown == "abcy")
    await refresh?.value
    #expect(screen.shown == "abcz")
  }

  @Test func withoutAnimationsTheTableIsReloaded() async {
    let screen = GuestScreen("abcd")
    screen.watch.gate.open()
    screen.binder.animateChanges = false
    screen.set("x")
    await screen.binder.refreshInBackground()
    #expect(screen.batches == ["reload 1 section · 1 row"])
    #expect(screen.shown == "x")
  }

  @Test func nothingIsKeptAlive() async {
    var screen: GuestScreen? = GuestScreen("abcd")
    weak let table = screen?.table
    weak let binder = screen?.binder
    let refresh = await screen?.beginRefresh("aB")
    screen?.watch.gate.open()
    await refresh?.value
    #expect(table?.numberOfRows(inSection: 0) == 2)
    screen = nil
    #expect(table == nil)
    #expect(binder == nil)
  }
}
