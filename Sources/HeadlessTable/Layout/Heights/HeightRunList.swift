/// Runs from top to bottom, none of which continues into the next.
struct HeightRunList {
  private(set) var runs: [HeightRun] = []
  private(set) var rowCount = 0

  init(capacity: Int = 0) { runs.reserveCapacity(capacity) }

  mutating func append(_ run: HeightRun, count: Int) {
    guard count > 0 else { return }
    rowCount += count
    if let last = runs.last, last.continues(into: run) {
      runs[runs.count - 1].count += count
    } else {
      runs.append(HeightRun(run, count: count))
    }
  }
}
