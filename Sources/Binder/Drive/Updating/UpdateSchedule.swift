/// When changes of the data reach the table: at most one update a frame, and none inside another.
///
/// The newest change wins. One that waits for the next frame ends a comparison in the background, which would
/// come too late, and a newer comparison brings along what waits for the next frame.
struct UpdateSchedule {
  enum State: Equatable {
    case idle
    case queued
    /// The data was read and is compared in the background; `instead` of an update that the next frame
    /// would have applied.
    case comparing(Int, instead: Bool)
    case applying(then: Change?)
  }

  enum Change: Equatable {
    case atNextFrame
    /// Something that is to be compared in the background; `instead` of what the next frame would apply.
    case inBackground(instead: Bool)
  }

  enum Action: Equatable {
    case nothing
    case enqueue
    case compare(Int)
    case apply
  }

  private(set) var state = State.idle

  var isWaiting: Bool { state != .idle && state != .applying(then: nil) }

  private var comparisonCount = 0

  mutating func dataChanged() -> Action {
    switch state {
    case .idle, .comparing: return queue()
    case .queued: return .nothing
    case .applying:
      state = .applying(then: .atNextFrame)
      return .nothing
    }
  }

  /// An update is requested: the frame may have dropped what was queued, as one that never comes to rest does.
  mutating func refreshAsked() -> Action { state == .queued ? .enqueue : dataChanged() }

  mutating func dataChangedInBackground() -> Action {
    switch state {
    case .idle: return compare(instead: false)
    case .queued: return compare(instead: true)
    case .comparing(_, let instead): return compare(instead: instead)
    case .applying(let change):
      state = .applying(then: .inBackground(instead: change?.waitsForFrame ?? false))
      return .nothing
    }
  }

  mutating func frameBegan() -> Action {
    guard state == .queued else { return .nothing }
    return apply()
  }

  /// A comparison has ended: its update is applied if nothing newer has changed.
  mutating func comparisonEnded(_ number: Int) -> Action {
    guard case .comparing(number, _) = state else { return .nothing }
    return apply()
  }

  /// The table shows something else without an update, as after the user has moved a row: what is compared with what it
  /// showed is compared again.
  mutating func contentChanged() -> Action {
    guard case .comparing(_, let instead) = state else { return .nothing }
    return compare(instead: instead)
  }

  mutating func comparisonAbandoned() -> Action {
    guard case .comparing(_, let instead) = state else { return .nothing }
    guard !instead else { return queue() }
    state = .idle
    return .nothing
  }

  mutating func updateEnded() -> Action {
    guard case .applying(let change?) = state else {
      state = .idle
      return .nothing
    }
    return switch change {
    case .atNextFrame: queue()
    case .inBackground(let instead): compare(instead: instead)
    }
  }

  private mutating func queue() -> Action {
    state = .queued
    return .enqueue
  }

  private mutating func compare(instead: Bool) -> Action {
    comparisonCount += 1
    state = .comparing(comparisonCount, instead: instead)
    return .compare(comparisonCount)
  }

  private mutating func apply() -> Action {
    state = .applying(then: nil)
    return .apply
  }
}

extension UpdateSchedule.Change {
  /// Whether the next frame has something to apply unless a comparison brings it along.
  fileprivate var waitsForFrame: Bool {
    switch self {
    case .atNextFrame: true
    case .inBackground(let instead): instead
    }
  }
}
