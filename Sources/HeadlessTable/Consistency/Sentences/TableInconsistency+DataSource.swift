import Binder

extension TableInconsistency {
  /// A height that is no height; the wording is this library's, UIKit's is not known.
  static func invalidHeight(_ height: Double, of place: String) -> TableInconsistency {
    TableInconsistency(
      kind: .invalidHeight,
      uikitText: "Invalid height (\(height.snapshotText)) for \(place).",
      hint: height > .mostPoints
        ? "A height is at most \(Double.mostPoints.snapshotText) points."
        : "A height is 0 or more points; automaticDimension (-1) leaves it to the table."
    )
  }

  /// A negative estimate of the table, recorded from UIKit; the table keeps the estimate that it had.
  static func invalidEstimate(_ height: Double, of estimated: String) -> TableInconsistency {
    TableInconsistency(
      kind: .invalidHeight,
      uikitText:
        "Invalid estimated \(estimated) set (\(height.snapshotText)). Value must be at least 0.0, or "
        + "UITableViewAutomaticDimension.",
      hint: "0 switches estimates off; automaticDimension (-1) leaves the estimate to the table."
    )
  }

  /// A number of sections or rows below 0 or above all reason; the wording is this library's.
  static func invalidCount(_ count: Int, of place: String, most: Int) -> TableInconsistency {
    TableInconsistency(
      kind: .invalidCount,
      uikitText: "Invalid number of \(place) (\(count)).",
      hint: "The data source has to return 0 or more\(count > most ? ", up to \(most)" : "")."
    )
  }

  /// Counts of a table that are not those of the reload they belong to; the wording is this library's.
  static func countsChangedAfterReload(before: [Int], after: [Int]) -> TableInconsistency {
    TableInconsistency(
      kind: .countsChangedAfterReload,
      uikitText: "The number of sections and/or rows returned by the data source changed between "
        + "reloadData and the layout after it: \(before) before, \(after) after.",
      hint: "Change the data first and call reloadData() afterwards."
    )
  }

  static func invalidSize(_ size: TableSize, of item: String) -> TableInconsistency {
    TableInconsistency(
      .collection,
      .invalidHeight,
      "Invalid size (\(size.width.snapshotText)×\(size.height.snapshotText)) for \(item).",
      hint: "A width and a height are 0 to \(Double.mostPoints.snapshotText) points."
    )
  }
}
