import Binder
import HeadlessTable
import Workloads

/// What a headless table costs.
///
///     swift run -c release --package-path Benchmarks TableBenchmarks
///     /usr/bin/time -v Benchmarks/.build/release/TableBenchmarks open 10000000
@main
@MainActor
enum TableBenchmarks {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "open", let rows = arguments.dropFirst().first.flatMap({ Int($0) }) {
      print(openAndRender(rows: rows).count, "characters")
      return
    }
    if arguments.first == "refresh" {
      // With a number, as in `refresh W1 1000` or `refresh W8 still 100`, it only refreshes so often, for a profiler.
      if let count = arguments.last.flatMap({ Int($0) }) {
        for workload in FlatWorkload.all where arguments.contains(workload.name) {
          let benchmark = RefreshBenchmark(workload, UUIDs.self)
          for _ in 0..<count { benchmark.refreshTwice() }
        }
        if arguments.contains(SectionedWorkload().name) {
          let table: any TableHost =
            arguments.contains("still")
            ? StillTable() : HeadlessTable(id: "rows", width: 375, height: 880)
          let benchmark = SectionedRefreshBenchmark(SectionedWorkload(), UUIDs.self, on: table)
          for _ in 0..<count { benchmark.refreshTwice() }
        }
        return
      }
      for workload in FlatWorkload.all
      where arguments.count == 1 || arguments.contains(workload.name) {
        measureRefresh(workload, UUIDs.self)
      }
      if arguments.count == 1 || arguments.contains(SectionedWorkload().name) {
        measureSectionedRefresh(UUIDs.self)
        measureSectionedRefresh(Ints.self)
      }
      return
    }
    if arguments.first == "screenful" { return ScreenfulBenchmark.measure(arguments.dropFirst()) }
    if arguments.first == "scroll" {
      // With a number, as in `scroll 20`, it only scrolls so often, for a profiler.
      if let count = arguments.last.flatMap({ Int($0) }) {
        let screen = PeopleScreen(rows: 2_000)
        for _ in 0..<count { screen.scrollThrough() }
        return
      }
      measureDequeues()
      return measureScrollWithPictures()
    }
    if arguments.first == "render" { return measureRendering() }
    if arguments.first == "screens" { return measureNewScreens() }
    if arguments.first == "collection" { return CollectionBenchmark.measure() }
    if arguments.first == "contents" { return ContentBenchmark.measure(arguments.dropFirst()) }
    if arguments.first == "memory" { return MemoryBenchmark.measure() }
    if arguments.first == "snapshots" { return SnapshotBenchmark.measure() }
    if arguments.first == "pictures" { return PictureBenchmark.measure() }
    if arguments.first == "changes", let folder = arguments.dropFirst().first {
      return try PictureBenchmark.writeChanges(200, to: folder)
    }
    if arguments.first == "module" { return ModuleBenchmark.measure(arguments.dropFirst()) }
    if arguments.first == "replace" { return ReplaceBenchmark.measure(arguments.dropFirst()) }
    if arguments.first == "padding" { return PaddingBenchmark.measure() }
    if arguments.first == "observed" { return ObservedBenchmark.measure(arguments.dropFirst()) }
    if arguments.first == "sources" { return await SourceBenchmark.measure() }
    compareOpening()
    measureRendering()
    measureDequeues()
    measureScrollWithPictures()
  }

  /// Opens a table of rows without models, scrolls to the middle and draws it.
  static func openAndRender(rows: Int) -> String {
    let table = HeadlessTable(id: "rows", width: 375, height: 880)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(
        cellProvider: { tableView, row in tableView.dequeue(RowCell.self) },
        numberOfCells: rows
      )
      .onDequeue { row, cell in (cell as? RowCell)?.show(row) }
    table.register(RowCell.self)
    binder.finish()
    table.scrollToRow(at: .init(row: rows / 2, section: 0), at: .middle)
    defer { withExtendedLifetime(binder) {} }
    return table.render(.text)
  }

  private static func compareOpening() {
    let rounds = Rounds(count: 31)
    let times = rounds.measure([
      { _ = openAndRender(rows: 1_000) }, { _ = openAndRender(rows: 10_000_000) },
    ])
    print("open, scroll to the middle, render:   1,000 rows \(times[0].microseconds) µs")
    print("                                 10,000,000 rows \(times[1].microseconds) µs")
    print("                                           ratio \((times[1] / times[0]).twoDecimals)")
  }

  private static func measureRefresh<Kind: IdentityKind>(
    _ workload: FlatWorkload,
    _ kind: Kind.Type
  ) {
    let benchmark = RefreshBenchmark(workload, kind)
    let repetitions = workload.old.count < 1_000 ? 100 : 1
    let times = Rounds(count: 15).measure([
      { for _ in 0..<repetitions { benchmark.refreshTwice() } },
      { for _ in 0..<repetitions { benchmark.diffTwice() } },
    ])
    let one = times.map { ($0 / (2 * repetitions)).nanoseconds }
    print(
      "\(workload.name) \(kind.name): refresh \(one[0]) ns, diff \(one[1]) ns,",
      "ratio \((times[0] / times[1]).twoDecimals)"
    )
  }

  private static func measureSectionedRefresh<Kind: IdentityKind>(_ kind: Kind.Type) {
    let workload = SectionedWorkload()
    let table = HeadlessTable(id: "rows", width: 375, height: 880)
    let benchmark = SectionedRefreshBenchmark(workload, kind, on: table)
    let unseen = SectionedRefreshBenchmark(workload, kind, on: StillTable())
    let times = Rounds(count: 15).measure([
      { benchmark.refreshTwice() }, { unseen.refreshTwice() }, { benchmark.diffTwice() },
      { benchmark.fillDictionaries() },
    ])
    print(
      "\(workload.name) \(kind.name): refresh \(times[0].microseconds / 2) µs,",
      "of it without the table \(times[1].microseconds / 2) µs,",
      "diff \(times[2].microseconds / 2) µs, one dictionary \(times[3].microseconds / 2) µs,",
      "without the table \((times[1] / times[3]).twoDecimals) of the dictionary"
    )
  }

  private static func measureRendering() {
    let screen = PeopleScreen(rows: 20)
    let time = Rounds(count: 31).measure([
      { for _ in 0..<100 { _ = screen.table.render(.text) } }
    ])[0]
    print("renders of a 20-row screen a second: \(Int(100 / time.seconds))")
  }

  /// Makes screens, as the tests of an app do, and draws each once; of interest in a debug build.
  private static func measureNewScreens() {
    let time = Rounds(count: 5).measure([
      { for _ in 0..<500 { _ = PeopleScreen(rows: 20).table.render(.text) } }
    ])[0]
    print("500 screens of 20 rows, made and drawn: \(time.microseconds / 1_000) ms")
  }

  /// Scrolls up and down over rows whose cells all come from the pool.
  private static func measureDequeues() {
    let recording = PeopleScreen(rows: 2_000)
    let silent = PeopleScreen(rows: 2_000)
    silent.table.calls.isRecording = false
    let times = Rounds(count: 31).measure([
      { recording.scrollThrough() }, { silent.scrollThrough() },
    ])
    let dequeues = Double(recording.dequeuesOfOnePass)
    print("a dequeue while scrolling, recorded:     \((times[0] / dequeues).nanoseconds) ns")
    print("a dequeue while scrolling, not recorded: \((times[1] / dequeues).nanoseconds) ns")
    print("                           ratio \((times[0] / times[1]).twoDecimals)")
  }

  /// Scrolls through 10,000 rows and draws the screen at 100 stops, against a loop that makes as many cells and fills them.
  private static func measureScrollWithPictures() {
    let screen = PeopleScreen(rows: 10_000)
    var characters = 0
    let times = Rounds(count: 5).measure([
      {
        screen.table.calls.clear()
        for stop in 0..<100 {
          for row in 0..<100 { screen.table.scroll(to: Double(stop * 100 + row) * 44) }
          characters += screen.table.render(.text).count
        }
      },
      {
        for row in 0..<10_000 {
          let cell = PersonCell()
          cell.name.text = "Person \(row)"
          cell.age.text = "44"
          characters += cell.name.text?.count ?? 0
        }
      },
    ])
    precondition(characters > 0)
    print(
      "10,000 rows scrolled through, 100 pictures: \(times[0].microseconds) µs,",
      "as many cells made and filled: \(times[1].microseconds) µs, ratio \((times[0] / times[1]).twoDecimals)"
    )
  }
}
