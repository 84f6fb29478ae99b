import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("What a table is in the middle of", .bounded)
struct TableProgressTests {
  /// r: a reload is needed, l: a layout is needed, o: a load begins, y: a layout begins (`!` if it replaces what is
  /// displayed), c: a cycle ends.
  @Test(
    "what is left to do",
    arguments: [
      ("", "reload"),
      ("oy", "replacement, !nothing"),
      ("oyl", "replacement, !nothing, layout"),
      ("oyly", "replacement, !nothing, layout, nothing"),
      ("oyr", "replacement, !nothing, reload"),
      ("oyrl", "replacement, !nothing, reload, reload"),
      ("oylr", "replacement, !nothing, layout, reload"),
      ("ol", "replacement, replacement"),
      ("or", "replacement, reload"),
      // A reload that is needed while counts are asked for is for the next round.
      ("oryoy", "replacement, reload, reload, replacement, !nothing"),
      ("c", "suspended reload"),
      ("oc", "replacement, suspended replacement"),
      ("oyc", "replacement, !nothing, nothing"),
      ("oylc", "replacement, !nothing, layout, nothing"),
      ("cc", "suspended reload, suspended reload"),
      ("cl", "suspended reload, reload"),
      ("cr", "suspended reload, reload"),
      ("co", "suspended reload, replacement"),
      ("ocl", "replacement, suspended replacement, replacement"),
      ("ocy", "replacement, suspended replacement, !nothing"),
    ]
  )
  func work(events: String, expected: String) {
    var work = PendingWork.reload
    let states = events.map { event in
      var mark = ""
      switch event {
      case "r": work.reloadNeeded()
      case "l": work.layoutNeeded()
      case "o": work.loadBegan()
      case "y": mark = work.layoutBegan() ? "!" : ""
      default: work.cycleEnded()
      }
      return mark + name(work)
    }
    #expect((states.isEmpty ? [name(work)] : states).joined(separator: ", ") == expected)
  }

  @Test(
    "what each state has to do, and when",
    arguments: [
      (PendingWork.nothing, "rests"),
      (.layout, "due"),
      (.replacement, "due, replaces views"),
      (.reload, "due, needs reload"),
      (.suspendedReplacement, "rests, replaces views"),
      (.suspendedReload, "rests, needs reload"),
    ]
  )
  func questions(work: PendingWork, expected: String) {
    let answers = [
      work.isDue ? "due" : "rests", work.needsReload ? "needs reload" : nil,
      work.replacesViews ? "replaces views" : nil,
    ]
    #expect(answers.compactMap(\.self).joined(separator: ", ") == expected)
  }

  @Test(
    "what may begin in the middle of what",
    arguments: [
      (TableProgress.Activity.idle, false, "free, loads, takes updates, takes batches"),
      (.updating, false, "loads, takes updates, takes batches"),
      (.touching, false, "loads, takes updates, takes batches"),
      (.reading, false, ""),
      (.idle, true, "takes batches"),
      (.updating, true, "takes batches"),
      (.touching, true, "takes batches"),
      (.reading, true, "takes batches"),
    ]
  )
  func mayBegin(activity: TableProgress.Activity, inBatch: Bool, expected: String) {
    let progress = TableProgress()
    if inBatch { progress.beginBatch(rowCounts: []) }
    let answers = progress.during(activity) {
      [
        progress.isFree ? "free" : nil, progress.canLoad ? "loads" : nil,
        progress.acceptsUpdates ? "takes updates" : nil,
        progress.acceptsBatches ? "takes batches" : nil,
      ]
    }
    #expect(answers.compactMap(\.self).joined(separator: ", ") == expected)
    #expect(progress.activity == .idle)
  }

  @Test("a frame runs updates, then lays out once, then rests")
  func frame() {
    let progress = TableProgress()
    progress.schedule({}, origin: "in a test")
    progress.frameBegan()
    #expect(progress.nextStep() == .runUpdates)
    #expect(progress.takeUpdates().count == 1)
    #expect(progress.nextStep() == .layOut)
    progress.loadBegan()
    #expect(progress.layoutBegan())
    #expect(progress.nextStep() == .rest)
  }

  @Test("a frame without an end is ended, and names the last update")
  func cycle() {
    let progress = TableProgress()
    progress.frameBegan()
    for _ in 0..<TableProgress.roundLimit {
      progress.schedule({}, origin: "in a test")
      #expect(progress.nextStep() == .runUpdates)
    }
    #expect(progress.nextStep() == .endCycle)
    #expect(progress.endCycle() == "in a test")
    #expect(progress.isCycling)
    progress.frameBegan()
    #expect(progress.nextStep() == .runUpdates)
    _ = progress.takeUpdates()
    #expect(progress.nextStep() == .layOut)
    #expect(progress.nextStep() == .endCycle)
    #expect(progress.endCycle() == nil)
    #expect(progress.work == .suspendedReload)
    #expect(progress.nextStep() == .rest)
    #expect(!progress.isCycling)
  }

  @Test("is loaded once a table with a data source was laid out without a wish for a reload")
  func loaded() {
    let progress = TableProgress()
    progress.loadBegan()
    _ = progress.layoutBegan()
    progress.layoutEnded()
    #expect(!progress.hasLoaded)
    progress.dataSourceWasSet(true)
    progress.reloadNeeded()
    progress.layoutEnded()
    #expect(!progress.hasLoaded)
    progress.loadBegan()
    progress.layoutEnded()
    #expect(progress.hasLoaded)
  }

  @Test("a batch ends with its outermost end, with what was announced in all of them")
  func batches() {
    let progress = TableProgress()
    #expect(progress.endBatch() == nil)
    progress.beginBatch(rowCounts: [1])
    progress.beginBatch(rowCounts: [9])
    progress.announce(with: .fade, headersAndFooters: [2]) { $0.append(.insertSection(0)) }
    #expect(progress.endBatch() == nil)
    progress.announce(with: .fade, headersAndFooters: [3]) { $0.append(.deleteSection(0)) }
    let batch = progress.endBatch()
    #expect(batch?.before == [1])
    #expect(batch?.headersAndFooters == [2, 3])
    #expect(batch?.animations == [.fade])
    #expect(progress.batch == nil)
  }

  private func name(_ work: PendingWork) -> String {
    switch work {
    case .nothing: "nothing"
    case .layout: "layout"
    case .replacement: "replacement"
    case .reload: "reload"
    case .suspendedReplacement: "suspended replacement"
    case .suspendedReload: "suspended reload"
    }
  }
}
