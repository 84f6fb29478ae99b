import Foundation
import TestSupport
import Testing

/// Runs `swift test` on the fixture, one after another, because all runs have one package.
@Suite("swift test on a package with snapshots", .serialized, .bounded)
struct SnapshotRunTests {
  private let package: FixturePackage
  private let places: [String: String]

  init() async throws {
    package = try await FixturePackage.built()
    places = try FixtureSnapshots.correct()
    try #require(places.count == 19)
  }

  /// The references that the tests pass with.
  static let accepted = Task {
    let package = try await FixturePackage.built()
    try package.replaceSnapshots(with: [:])
    _ = try await package.test()
    let files = package.snapshots
    return files.references.merging(files.pending) { first, _ in first }
  }

  /// What is said about snapshots, each once and in its line.
  private func reports(_ titles: [String: String]) -> [TestRun.Report] {
    titles.map { TestRun.Report(place: places[$0] ?? "?", title: "\($0) \($1)") }.sorted()
  }

  /// What is said about every snapshot but some.
  private func reports(of title: String, but exceptions: [String: String] = [:]) -> [TestRun.Report]
  {
    reports(places.mapValues { _ in title }.merging(exceptions) { $1 }.filter { !$0.value.isEmpty })
  }

  @Test(
    "without references every run fails, until they are accepted",
    arguments: FixturePackage.Way.allCases.dropFirst(Cases.factor > 1 ? 0 : 1)
  )
  func accept(way: FixturePackage.Way) async throws {
    let recorded = ["classic-recording", "swift-recording"]
    try package.replaceSnapshots(with: [:])

    let first = try await package.test(way)
    let now = Dictionary(uniqueKeysWithValues: recorded.map { ($0, "had no snapshot; now it has") })
    #expect(!first.isGreen)
    #expect(first.reports == reports(of: "has no snapshot yet", but: now))
    let written = package.snapshots
    #expect(written.references.names == Set(recorded))
    #expect(written.pending.names == Set(places.keys).subtracting(recorded))

    let second = try await package.test(way)
    #expect(!second.isGreen)
    #expect(second.reports == reports(of: "has no snapshot yet", but: now.mapValues { _ in "" }))
    #expect(package.snapshots == written)

    let references = written.references.merging(written.pending) { $1 }
    for (path, content) in written.pending {
      try FileManager.default.createDirectory(
        at: package.folder.appending(path: path).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try content.write(to: package.folder.appending(path: path))
    }
    let third = try await package.test(way)
    #expect(third.isGreen && third.reports == [])
    #expect(package.snapshots == references)
  }

  @Test(
    "changed rows fail every run and leave the references alone",
    arguments: FixturePackage.Way.usual
  )
  func change(way: FixturePackage.Way) async throws {
    let references = try await Self.accepted.value
    try package.replaceSnapshots(with: references)
    for _ in 1...2 {
      let run = try await package.test(way, environment: ["FIXTURE_ROWS": "1 3 2 4"])
      #expect(!run.isGreen)
      let inline = run.reports.filter { $0.title.contains("is not what is expected") }
      #expect(inline.count == 2)
      let others = run.reports.filter { !inline.contains($0) }
      #expect(others.map(\.place) == places.values.sorted())
      #expect(others.allSatisfy { $0.title.contains(" differs from its snapshot (") })
      for line in [
        "+ 0/4", "→ 0/3   behind 1 (was behind 2)", "+  row      44  Cell              #4",
      ] {
        #expect(run.output.contains(line))
      }
      #expect(package.snapshots.references == references)
      #expect(package.snapshots.pending.names == Set(places.keys))
    }
    let run = try await package.test(way)
    #expect(run.isGreen && run.reports == [])
    #expect(package.snapshots == references)
  }

  @Test("on a server nothing is written", arguments: FixturePackage.Way.usual)
  func server(way: FixturePackage.Way) async throws {
    let references = try await Self.accepted.value
    let environment = ["CI": "true", "HEADLESSTABLE_RECORD": "all", "FIXTURE_ROWS": "1 2"]
    try package.replaceSnapshots(with: [:])
    let missing = try await package.test(way, environment: environment)
    #expect(!missing.isGreen)
    #expect(package.snapshots.isEmpty)

    try package.replaceSnapshots(with: references)
    let changed = try await package.test(way, environment: environment)
    #expect(!changed.isGreen)
    let kept = try await package.test(way, environment: ["CI": "1"])
    #expect(kept.isGreen && kept.reports == [])
    #expect(package.snapshots == references)
    let build = package.folder.appending(path: ".build")
    #expect(!FileManager.default.fileExists(atPath: build.path))
  }

  @Test("no tampered reference passes", arguments: FixturePackage.Way.usual)
  func tampering(way: FixturePackage.Way) async throws {
    var references = try await Self.accepted.value
    let names = places.keys.sorted()
    var titles: [String: String] = [:]
    for (name, tampering) in zip(names, Tampering.all) {
      let path = try #require(references.path(of: name))
      references[path] = tampering.change(try #require(references[path]))
      titles[name] = tampering.sentence
    }
    try package.replaceSnapshots(with: references)
    let run = try await package.test(way)
    #expect(!run.isGreen)
    #expect(run.reports.map(\.place) == titles.keys.compactMap { places[$0] }.sorted())
    for (name, sentence) in titles {
      let said = run.output.split(separator: "\n").drop { !$0.contains("\(name) differs from its") }
      #expect(sentence.isEmpty || said.dropFirst().prefix(3).contains { $0.contains(sentence) })
    }
    #expect(package.snapshots.references == references)
  }

  @Test("a mode that is none fails every assertion", arguments: FixturePackage.Way.usual)
  func unknown(way: FixturePackage.Way) async throws {
    let references = try await Self.accepted.value
    try package.replaceSnapshots(with: references)
    let run = try await package.test(way, environment: ["HEADLESSTABLE_RECORD": "record"])
    #expect(!run.isGreen)
    #expect(run.reports.map(\.place) == places.values.sorted())
    #expect(
      Set(run.reports.map(\.title)) == ["HEADLESSTABLE_RECORD is 'record', which is no mode."]
    )
    #expect(run.output.contains("There are check, pending, missing, failed and all."))
    #expect(package.snapshots == references)
  }

  @Test("wrong use is said in its line", arguments: FixturePackage.Way.usual)
  func misuse(way: FixturePackage.Way) async throws {
    try package.replaceSnapshots(with: try await Self.accepted.value)
    let run = try await package.test(
      way,
      environment: ["FIXTURE_MISUSE": "1", "HEADLESSTABLE_RECORD": "missing"]
    )
    #expect(!run.isGreen)
    let all = try FixtureSnapshots.places()
    let titles = run.reports.filter { !$0.title.contains("had no snapshot; now it has") }
      .map { report in "\(all.first { $0.value == report.place }?.key ?? "?"): \(report.title)" }
    let unseen = "has a problem that no assertion has checked"
    let unnamed = "'swift-unnamed' is asserted in a test that runs once for each of its arguments."
    #expect(
      Set(titles) == [
        "classic-twice: 'classic-twice' is asserted twice in this test, first in line 51.",
        "swift-twice: 'swift-twice' is asserted twice in this test, first in line 81.",
        "swift-unnamed: \(unnamed)",
        "swift-inconsistent: swift-inconsistent has 1 problem and is not compared",
        "classic-unseen: classic-unseen \(unseen)",
        "swift-unseen: swift-unseen \(unseen)",
        "swift-kept: swift-kept \(unseen)",
        "classic-early: snapshot is not what is expected (2 changed lines)",
        "classic-late: snapshot is not what is expected (2 changed lines)",
        "classic-end: classic-end \(unseen)",
      ]
    )
    #expect(titles.count == 11)
    for (test, table) in [
      ("ClassicTests.testUnseen", "classic-unseen"),
      ("ClassicTearDownTests.testFirst", "classic-end"),
    ] {
      #expect(run.output.contains("\(test) : failed - \(table) \(unseen)"))
    }
  }

  @Test("a problem of a table that outlives all tests fails the run")
  func kept() async throws {
    try package.replaceSnapshots(with: try await Self.accepted.value)
    let run = try await package.test(only: "unseenAndKept", environment: ["FIXTURE_MISUSE": "1"])
    #expect(!run.isGreen)
    #expect(run.output.contains("Test run with 1 test in 2 suites passed"))
    #expect(run.reports.map(\.place) == [try FixtureSnapshots.places()["swift-kept"]])
  }

  @Test("what is asserted before the first test of a class and after its last fails the run")
  func late() async throws {
    try package.replaceSnapshots(with: [:])
    let run = try await package.test(
      onlyClass: "ClassicTests.ClassicLateTests",
      environment: ["FIXTURE_MISUSE": "1"]
    )
    #expect(!run.isGreen)
    #expect(run.output.contains("Executed 1 test, with 0 failures"))
    let places = try FixtureSnapshots.places()
    #expect(run.reports.map(\.place) == [places["classic-early"], places["classic-late"]])
  }
}
