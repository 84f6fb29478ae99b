import Binder

/// The work of a table: the step that it is in the middle of, and what is left to do before it can be read.
///
/// It only keeps count of the work, and the table does it; the one closure that it calls is that of `during(_:_:)`.
final class TableProgress {
  enum Activity: Hashable, Sendable {
    case idle
    case updating
    /// Calls its delegate about a touch, which may change rows.
    case touching
    /// Calls its data source and its delegate.
    case reading
  }

  enum Step: Hashable, Sendable {
    case runUpdates
    case layOut
    case rest
    /// The table does not reach `rest`: updates that are left to do wait for the next frame, all else for the next change.
    case endCycle
  }

  /// Rounds of updates and layouts that a table takes before it says that there is no end to them.
  static let roundLimit = 100

  private(set) var activity = Activity.idle
  private(set) var work = PendingWork.reload

  /// The batch that is being announced; while there is one, the table shows what it showed before.
  private(set) var batch: OpenBatch?

  /// Whether rows have been laid out, so that the next load is a reload.
  private(set) var hasLoaded = false

  /// Whether the data source that was set last was one; it may have been deallocated since.
  private(set) var hasHadDataSource = false

  /// Whether a picture is drawn in the middle of a callback, which might be made again and again.
  private(set) var drawsInCallback = false

  private var updates = UpdateQueue()
  private var rounds = 0
  /// Whether the table has not reached `rest` since a frame was ended: it takes two rounds a frame then, for an update and a
  /// layout, as a table on a screen does.
  private(set) var isCycling = false
}

extension TableProgress {
  /// Whether pending work can be done now.
  var isFree: Bool { activity == .idle && batch == nil }

  var isWorkDue: Bool { !updates.isEmpty || work.isDue }

  /// Whether a reload can read counts now; else it waits for the end of the callback or batch.
  var canLoad: Bool { batch == nil && activity != .reading }

  /// Whether changes can be announced now, by callers that know nothing of each other.
  var acceptsUpdates: Bool { canLoad }

  var acceptsBatches: Bool { batch != nil || activity != .reading }

  func during<Result>(_ newActivity: Activity, _ body: () -> Result) -> Result {
    let outer = activity
    activity = newActivity
    defer { activity = outer }
    return body()
  }

  func drawing<Result>(_ body: () -> Result) -> Result {
    let outer = drawsInCallback
    drawsInCallback = activity == .reading
    defer { drawsInCallback = outer }
    return during(.reading, body)
  }
}

extension TableProgress {
  func schedule(_ update: @escaping @MainActor () -> Void, origin: String) {
    updates.add(update, origin: origin)
  }

  func frameBegan() {
    updates.lastOrigin = nil
    rounds = isCycling ? Self.roundLimit - 2 : 0
  }

  /// The next action; updates first, then one layout for all of them.
  func nextStep() -> Step {
    guard isWorkDue else {
      isCycling = false
      return .rest
    }
    rounds += 1
    if rounds > Self.roundLimit { return .endCycle }
    return updates.isEmpty ? .layOut : .runUpdates
  }

  func takeUpdates() -> [@MainActor () -> Void] { updates.takeAll() }

  /// Has scheduled updates wait for the next frame, and a layout without any for the next change.
  ///
  /// - Returns: What the table was doing when the last update was scheduled; nil if there was none.
  func endCycle() -> String? {
    isCycling = !updates.isEmpty
    if !isCycling { work.cycleEnded() }
    return updates.lastOrigin
  }
}

extension TableProgress {
  func dataSourceWasSet(_ isThere: Bool) { hasHadDataSource = isThere }

  func reloadNeeded() { work.reloadNeeded() }

  func layoutNeeded() { work.layoutNeeded() }

  func loadBegan() { work.loadBegan() }

  func layoutBegan() -> Bool { work.layoutBegan() }

  func layoutEnded() {
    if !work.needsReload, hasHadDataSource { hasLoaded = true }
  }

  func beginBatch(rowCounts: @autoclosure () -> [Int]) {
    if batch == nil { batch = OpenBatch(before: rowCounts()) } else { batch?.depth += 1 }
  }

  func announce(
    with animation: RowAnimation?,
    headersAndFooters: some Sequence<Int>,
    _ change: (inout Batch) -> Void
  ) {
    batch?.add(change, with: animation)
    batch?.headersAndFooters.formUnion(headersAndFooters)
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    batch?.completions.append(completion)
  }

  func endBatch() -> OpenBatch? {
    guard let batch else { return nil }
    batch.depth -= 1
    guard batch.depth == 0 else { return nil }
    self.batch = nil
    return batch
  }
}

/// The work that is left before a table can be read: one thing, which contains those that are less.
enum PendingWork: Hashable, Sendable {
  case nothing
  /// Display what is visible.
  case layout
  /// Take what is displayed off the screen, then display what is visible: the counts are known.
  case replacement
  /// Read the counts, then replace what is displayed.
  case reload
  /// The replacement, which a cycle kept from being done; it waits for the next change.
  case suspendedReplacement
  /// The reload, which a cycle kept from being done; it waits for the next change.
  case suspendedReload

  /// Whether `table.cellForRow(at:)`, or a picture, does it first; a reload that a cycle has stopped waits.
  var isDue: Bool {
    switch self {
    case .nothing, .suspendedReplacement, .suspendedReload: false
    case .layout, .replacement, .reload: true
    }
  }

  var needsReload: Bool { resumed == .reload }

  /// Whether what is displayed is what was there before a reload.
  var replacesViews: Bool { resumed == .replacement }

  private var resumed: PendingWork {
    switch self {
    case .suspendedReplacement: .replacement
    case .suspendedReload: .reload
    case .nothing, .layout, .replacement, .reload: self
    }
  }

  mutating func reloadNeeded() { self = .reload }

  mutating func layoutNeeded() { self = self == .nothing ? .layout : resumed }

  /// Begins to read the counts; a callback may request another reload.
  mutating func loadBegan() { self = .replacement }

  /// Begins a layout; true when it is to take what is displayed off the screen first.
  ///
  /// With a reload left to do it does nothing: that is for the next round.
  mutating func layoutBegan() -> Bool {
    guard !needsReload else { return false }
    defer { self = .nothing }
    return replacesViews
  }

  mutating func cycleEnded() {
    switch self {
    case .layout: self = .nothing
    case .replacement: self = .suspendedReplacement
    case .reload: self = .suspendedReload
    case .nothing, .suspendedReplacement, .suspendedReload: break
    }
  }
}

/// Work that waits for the next frame of a table, which begins when the table is read or driven.
private struct UpdateQueue {
  private var waiting: [@MainActor () -> Void] = []

  /// What the table was doing when the last piece of work was scheduled, to be set to nil before
  /// a search for a cycle.
  var lastOrigin: String?

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ update: @escaping @MainActor () -> Void, origin: String) {
    waiting.append(update)
    lastOrigin = origin
  }

  mutating func takeAll() -> [@MainActor () -> Void] {
    defer { waiting.removeAll() }
    return waiting
  }
}
