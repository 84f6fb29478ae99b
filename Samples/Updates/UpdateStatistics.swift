import HeadlessTable

/// How many calls a number of frames has led to.
struct UpdateStatistics {
  private let calls: CallLog
  private let frames: Int
  private let changes: Int

  /// Counts the calls of some frames, in which the data changed so many times.
  init(_ calls: CallLog, frames: Int, changes: Int) {
    self.calls = calls
    self.frames = frames
    self.changes = changes
  }

  /// The counts, a line each.
  var lines: [String] {
    let batches = calls.batches
    let new = calls.dequeues.count { $0.isNew }
    let heights = calls.dimensions.count
    return [
      "\(changes) changes in \(frames) frames",
      "\(batches.count) batches: \(batches.count(of: \.insertedRows)) inserts, "
        + "\(batches.count(of: \.deletedRows)) deletes, \(batches.count(of: \.movedRows)) moves, "
        + "\(batches.count(of: \.reloadedRows)) reloads",
      "\(calls.dequeues.count) dequeues: \(new) new, \(calls.dequeues.count - new) reused",
      heights == 0 ? "no calls for heights" : "\(heights) calls for heights",
    ]
  }
}
