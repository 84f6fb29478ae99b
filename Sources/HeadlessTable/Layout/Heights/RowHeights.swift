import Binder

/// The heights of one section's rows.
///
/// Neighbours of equal height are one run, and the runs are a balanced tree: ten million rows of
/// one height take as much memory as one row. Heights are points; rows count from 0 within the
/// section.
package struct RowHeights: Sendable, Equatable {
  /// No run is empty, and none continues into the next.
  var runs = SumTree<HeightRun>()

  package init() {}

  init(runs: SumTree<HeightRun>) {
    self.runs = runs
  }

  /// Makes rows that are all equally high; O(1).
  package init(repeating height: Double, count: Int, isEstimate: Bool) {
    precondition(count >= 0, "A section can't have \(count) rows; use 0 or more")
    guard count > 0 else { return }
    runs = SumTree([HeightRun(height: height, isEstimate: isEstimate, count: count)])
  }

  /// Makes one row for each height, from top to bottom.
  ///
  /// - Complexity: O(n), and memory for one run for each change of height.
  package init(_ heights: some Sequence<Double>, areEstimates: Bool) {
    self.init(runs: heights.map { HeightRun(height: $0, isEstimate: areEstimates, count: 1) })
  }

  /// Makes rows of runs from top to bottom, joining those that continue into the next; O(n).
  init(runs: some Sequence<HeightRun>) {
    var list = HeightRunList()
    for run in runs { list.append(run, count: run.count) }
    self.runs = SumTree(list.runs)
  }

  package var count: Int { runs.extent.rows }

  /// The sum of all heights in points; O(1).
  package var total: Double { runs.extent.height }

  /// The number of runs, which is what the memory depends on; O(1).
  package var runCount: Int { runs.extent.elements }
}
