#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SnapshotValue {
  /// Makes a token of a date: equal dates have equal tokens, and none shows a clock's time.
  public init(_ date: Date) {
    self = .token(kind: "date", value: String(date.timeIntervalSinceReferenceDate.bitPattern))
  }

  /// Makes a token of a universally unique identifier.
  public init(_ identifier: UUID) {
    self = .token(kind: "uuid", value: identifier.uuidString)
  }
}
