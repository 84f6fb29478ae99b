import Binder

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// Snapshots that anybody may have written: they are read, compared and patched, and nothing stops.
enum TextsTarget {
  static func problem(_ bytes: [UInt8]) -> String? {
    // The input is two texts with a zero between them.
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let (old, new) = (text(parts[0]), parts.count > 1 ? text(parts[1]) : "")
    let diff = LineDiff(from: old, to: new)
    let patch = diff.unified(oldName: "a", newName: "a", context: bytes.count % 4)
    do {
      let result = try UnifiedPatch(patch).applied(to: old)
      if Array(result.utf8) != Array(new.utf8) { return "patched: \(patch)" }
    } catch {
      return "\(error): \(patch)"
    }
    if diff.isEmpty != (Array(old.utf8) == Array(new.utf8)) { return "no difference" }
    if Array(old.quoted.unquoted.utf8) != Array(old.utf8) { return "unquoted: \(old.quoted)" }
    return expectations(old, new) ?? scenes(old, new)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func expectations(_ old: String, _ new: String) -> String? {
    let expectation = InlineExpectation(old)
    let snapshot = Snapshot(writing: new)
    let mismatch = expectation.mismatch(with: snapshot)
    let isSame = Array(old.linesWithoutNewlines) == new.linesWithoutNewlines
    if isSame, !old.contains("⋮"), mismatch != nil { return "the same is a mismatch" }
    let updated = InlineExpectation(expectation.updated(to: new))
    if !new.contains("⋮"), updated.mismatch(with: snapshot) != nil {
      return "updated: \(expectation.updated(to: new).quoted)"
    }
    return nil
  }

  private static func scenes(_ old: String, _ new: String) -> String? {
    for text in [old, new] {
      guard let scene = TableScene(reading: text) else { continue }
      _ = scene.svg(extent: .all)
      _ = scene.text()
    }
    _ = SnapshotComparison(from: old, to: new)
    _ = TableTextChanges(from: old, to: new).lines
    return nil
  }
}

extension Snapshot {
  /// A snapshot of a text as it is, without a line feed that it does not have.
  init(writing text: String) {
    self.init("")
    self.text = text
  }
}
