import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures of tables that show whatever Unicode has: columns are right, XML is well-formed, JSON parses.
@Suite("Pictures of arbitrary text", .bounded)
struct ArbitraryTextTests {
  @Test("columns are right, XML is well-formed, JSON parses", arguments: Cases.seeds(20))
  func pictures(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5 {
      let scene = ArbitraryText.scene(&random)
      let columns = Int.random(in: 1...100, using: &random)
      #expect(try ArbitraryText.problem(of: scene, columns: columns) == nil)
    }
  }

  @Test("dumps and JSON of values with arbitrary texts", arguments: Cases.seeds(20))
  @MainActor
  func values(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<10 {
      let texts = (0..<4).map { _ in ArbitraryText.text(&random) }
      let pairs = [(texts[0], texts), (texts[1], []), ("x", [texts[2]])]
      let value = Dictionary(pairs) { first, _ in first }
      let json = try SnapshotStrategy<[String: [String]]>.json.text(of: value)
      let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [String]]
      #expect(parsed == value)
      let dump = try SnapshotStrategy<[String: [String]]>.dump.text(of: value)
      #expect(
        dump.split(separator: "\n", omittingEmptySubsequences: false).count
          == value.values.reduce(2) { $0 + 1 + $1.count }
      )
    }
  }
}
