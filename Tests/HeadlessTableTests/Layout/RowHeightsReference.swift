@testable import HeadlessTable

/// The heights of a section's rows as a plain array: slow, and obviously right.
struct RowHeightsReference {
  struct Row: Equatable {
    var height: Double
    var isEstimate: Bool
  }

  var rows: [Row] = []

  var heights: RowHeights {
    rows.reduce(into: RowHeights()) { heights, row in
      let new = RowHeights(repeating: row.height, count: 1, isEstimate: row.isEstimate)
      heights.replaceSubrange(heights.count..<heights.count, with: new)
    }
  }

  /// The top of each row, and the bottom of the last one.
  func edges(origin: Double = 0) -> [Double] {
    rows.reduce(into: [origin]) { edges, row in edges.append(edges[edges.count - 1] + row.height) }
  }

  /// The fewest runs that can describe the rows.
  var runCount: Int {
    zip(rows, rows.dropFirst()).count { $0 != $1 } + (rows.isEmpty ? 0 : 1)
  }
}
