import Workloads

/// The two limits that a diff is measured against.
enum Limits {
  /// Counts the rows that are equal at the same place.
  @inline(never)
  static func compareRowByRow<Row: Equatable>(_ old: [Row], _ new: [Row]) -> Int {
    var count = 0
    for row in 0..<min(old.count, new.count) where old[row] == new[row] { count += 1 }
    return count
  }

  /// Puts the identities of both lists into one dictionary.
  @inline(never)
  static func oneDictionary<ID>(_ old: [[WorkRow<ID>]], _ new: [[WorkRow<ID>]]) -> Int {
    var rows: [ID: Int] = [:]
    rows.reserveCapacity(old.reduce(0) { $0 + $1.count })
    for section in old {
      for (index, row) in section.enumerated() { rows[row.id] = index }
    }
    for section in new {
      for (index, row) in section.enumerated() { rows[row.id] = index }
    }
    return rows.count
  }
}
