/// When changes of the data reach the table: at most one update a frame, and none inside another.
struct UpdateSchedule {
  /// What the update is doing.
  enum State: Equatable {
    /// Nothing has changed since the last update.
    case idle
    /// Something has changed, and the next frame will apply it.
    case queued
    /// An update is being applied; `again` if something has changed meanwhile.
    case applying(again: Bool)
  }

  /// What is to be done now.
  enum Action: Equatable {
    case nothing
    /// Ask for the next frame.
    case enqueue
    /// Bring the table up to date.
    case apply
  }

  private(set) var state = State.idle

  /// Something has changed.
  mutating func dataChanged() -> Action {
    switch state {
    case .idle:
      state = .queued
      return .enqueue
    case .queued:
      return .nothing
    case .applying:
      state = .applying(again: true)
      return .nothing
    }
  }

  /// The frame has come, or somebody needs the table up to date now.
  mutating func frameBegan() -> Action {
    guard state == .queued else { return .nothing }
    state = .applying(again: false)
    return .apply
  }

  /// The table is up to date with what was read when the update began.
  mutating func updateEnded() -> Action {
    guard case .applying(again: true) = state else {
      state = .idle
      return .nothing
    }
    state = .queued
    return .enqueue
  }
}
