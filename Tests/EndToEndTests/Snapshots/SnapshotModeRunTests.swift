import Foundation
import Testing

extension SnapshotRunTests {
  /// What a mode makes of one changed, one missing and one conflicting reference.
  struct ModeCase: Sendable, CustomTestStringConvertible {
    let mode: String
    let titles: [String: String]
    /// Which of the references are right afterwards.
    let repaired: Set<String>
    /// Which texts wait to be accepted.
    let pending: Set<String>

    var testDescription: String { mode }
  }

  private static let modes = [
    ModeCase(
      mode: "check",
      titles: ["changed": "differs", "missing": "has no", "conflict": "differs"],
      repaired: [],
      pending: []
    ),
    ModeCase(
      mode: "pending",
      titles: ["changed": "differs", "missing": "has no", "conflict": "differs"],
      repaired: [],
      pending: ["changed", "missing", "conflict"]
    ),
    ModeCase(
      mode: "missing",
      titles: ["changed": "differs", "missing": "had no", "conflict": "differs"],
      repaired: ["missing"],
      pending: ["changed", "conflict"]
    ),
    ModeCase(
      mode: "failed",
      titles: ["changed": "differed", "missing": "had no", "conflict": "differs"],
      repaired: ["changed", "missing"],
      pending: ["conflict"]
    ),
    ModeCase(
      mode: "all",
      titles: ["changed": "differed", "missing": "had no", "conflict": "differed"],
      repaired: ["changed", "missing", "conflict"],
      pending: []
    ),
  ]

  /// Which snapshot of the fixture plays which part; those of the tests that record what is missing show that
  /// the environment goes before the code.
  private static let parts = [
    ["changed": "classic-thread", "missing": "classic-recording", "conflict": "classic-table"],
    ["changed": "swift-detached", "missing": "swift-recording", "conflict": "swift-table"],
  ]

  @Test("each mode writes what it says", arguments: modes, FixturePackage.Way.usual)
  func modes(of modeCase: ModeCase, way: FixturePackage.Way) async throws {
    let package = try await FixturePackage.built()
    let accepted = try await Self.accepted.value
    var damaged = accepted
    for parts in Self.parts {
      for (part, name) in parts {
        let path = try #require(accepted.path(of: name))
        switch part {
        case "changed": damaged[path] = Data("other\n".utf8)
        case "conflict": damaged[path] = Data("<<<<<<< HEAD\n".utf8)
        default: damaged[path] = nil
        }
      }
    }
    try package.replaceSnapshots(with: damaged)
    let run = try await package.test(
      way,
      environment: ["HEADLESSTABLE_RECORD": modeCase.mode]
    )
    #expect(!run.isGreen)
    var titles: Set<String> = []
    var repaired: Set<String> = []
    var pending: Set<String> = []
    for parts in Self.parts {
      for (part, name) in parts {
        titles.insert("\(name) \(modeCase.titles[part] ?? "?")")
        if modeCase.repaired.contains(part) { repaired.insert(name) }
        if modeCase.pending.contains(part) { pending.insert(name) }
      }
    }
    #expect(run.reports.count == 6)
    for title in titles {
      #expect(run.reports.contains { $0.title.hasPrefix("\(title) ") }, "\(title)")
    }
    let files = package.snapshots
    for (path, content) in accepted {
      let name = [path: content].names.first ?? ""
      #expect(files.references[path] == (repaired.contains(name) ? content : damaged[path]))
    }
    #expect(files.pending.names == pending)
    #expect(files.pending.allSatisfy { accepted[$0.key] == $0.value })

    let again = try await package.test(way)
    #expect(again.isGreen == (modeCase.mode == "all"))
  }
}
