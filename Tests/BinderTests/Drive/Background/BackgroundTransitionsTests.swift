import Binder
import HeadlessTable
import TestSupport
import Testing

/// Random changes of a screen that come to the table in both ways, in the middle of each other: the table always
/// shows the data of one moment, never goes back to an earlier one, and shows the newest in the end.
@MainActor
@Suite(.bounded)
struct BackgroundTransitionsTests {
  @Test(arguments: Cases.seeds(8))
  func transitions(_ seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    let run = BackgroundRun()
    for step in 0..<60 {
      await run.step(&random)
      #expect(run.problems.isEmpty, "seed \(seed), step \(step)")
      guard run.problems.isEmpty else { return }
    }
    await run.end()
    #expect(run.problems.isEmpty, "seed \(seed), at the end")
    #expect(run.screen.shown == run.screen.expected, "seed \(seed)")
    #expect(run.screen.table.inconsistencies.isEmpty, "seed \(seed)")
    let warnings = run.screen.table.diagnostics.filter { $0.severity == .warning }
    #expect(run.screen.table.diagnostics == warnings, "seed \(seed)")
  }
}

/// A screen, everything that it was meant to show so far, and the refreshes that are under way.
@MainActor
private final class BackgroundRun {
  let screen = RandomScreen()
  private(set) var problems: [String] = []
  private var moments: [[[String]]]
  private var newestShown = 0
  private var refreshes: [Task<Void, Never>] = []

  init() {
    moments = [screen.expected]
  }

  func step(_ random: inout SplitMix64) async {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: refresh(&random)
    case 1...3: refreshInBackground(&random)
    case 4: refreshes.randomElement(using: &random)?.cancel()
    case 5: look(atLeast: newestShown)
    case 6: tap(&random)
    default: for _ in 0..<Int.random(in: 1...20, using: &random) { await Task.yield() }
    }
  }

  func end() async {
    for refresh in refreshes { await refresh.value }
    await screen.binder.refreshInBackground()
    look(atLeast: moments.count - 1)
  }

  private func refresh(_ random: inout SplitMix64) {
    screen.change(&random)
    moments.append(screen.expected)
    screen.binder.refresh()
  }

  private func refreshInBackground(_ random: inout SplitMix64) {
    var changes = SplitMix64(seed: random.next())
    let refresh = Task { [unowned self] in
      screen.change(&changes)
      moments.append(screen.expected)
      let moment = moments.count - 1
      await screen.binder.refreshInBackground()
      if !Task.isCancelled { look(atLeast: moment) }
    }
    refreshes.append(refresh)
  }

  private func tap(_ random: inout SplitMix64) {
    guard let section = screen.shown.firstIndex(where: { !$0.isEmpty }) else { return }
    var changes = random
    screen.onTap = { [unowned self] in
      if Bool.random(using: &changes) { refresh(&changes) } else { refreshInBackground(&changes) }
    }
    screen.table.tapRow(at: IndexPath(row: 0, section: section))
    random = changes
  }

  /// Notes what the table shows, which must be the data of some moment, and not of one before that.
  private func look(atLeast moment: Int) {
    let shown = screen.shown
    let oldest = max(moment, newestShown)
    if let found = moments[oldest...].firstIndex(of: shown) {
      newestShown = found
    } else {
      problems.append("\(shown) was never to be shown from moment \(moment) on")
    }
  }
}
