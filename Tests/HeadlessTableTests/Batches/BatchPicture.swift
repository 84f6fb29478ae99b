import Binder

@testable import TableBatches

/// A batch in short: row counts before and after, and operations.
///
/// `-0.1` deletes row 1 of section 0, `+0.1` inserts, `~0.1` reloads, `=0.1` reconfigures, `0.1>2.0`
/// moves; a position without a dot is a section's.
struct BatchPicture: Sendable {
  var before: [Int]
  var after: [Int]
  var operations: [TableOperation]

  init(_ before: [Int], _ after: [Int], _ operations: String) {
    self.before = before
    self.after = after
    self.operations = operations.split(separator: " ").map(Self.operation)
  }

  func check(_ strictness: Strictness = .strict, for host: HostKind = .table) -> BatchCheck {
    BatchCheck(
      before: before,
      after: after,
      batch: Batch(operations),
      strictness: strictness,
      host: host
    )
  }

  private static func operation(_ text: Substring) -> TableOperation {
    if text.contains(">") {
      let ends = text.split(separator: ">").map(indexes)
      return ends[0].count == 1 && ends[1].count == 1
        ? .moveSection(from: ends[0][0], to: ends[1][0])
        : .moveRow(from: IndexPath(indexes: ends[0]), to: IndexPath(indexes: ends[1]))
    }
    let place = indexes(text.dropFirst())
    let path = IndexPath(indexes: place)
    switch (text.first, place.count) {
    case ("-", 1): return .deleteSection(place[0])
    case ("+", 1): return .insertSection(place[0])
    case ("~", 1): return .reloadSection(place[0])
    case ("-", _): return .deleteRow(path)
    case ("+", _): return .insertRow(path)
    case ("~", _): return .reloadRow(path)
    case ("=", _): return .reconfigureRow(path)
    default: preconditionFailure("'\(text)' is no operation; write '-0.1' or '0.1>2.0'")
    }
  }

  private static func indexes(_ text: Substring) -> [Int] {
    text.split(separator: ".").map { part in
      guard let index = Int(part) else { preconditionFailure("'\(part)' is no position") }
      return index
    }
  }
}
