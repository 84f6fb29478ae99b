import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// The package manager is asked for the tests of a package that it has built.
extension SnapshotRunTests {
  private static let kept = [
    ("Tests/NewTests", ["New", "Outer", "shown()"]),
    ("Tests/NewTests", ["New", "Outer", "`a raw / name. with dots`()"]),
    ("Tests/NewTests", ["New", "Outer", "Inner", "sizes(width:_:)"]),
    ("Tests/NewTests", ["New", "Outer", "Inner", "extended()"]),
    ("Tests/NewTests", ["New", "`raw suite`", "plain()"]),
    ("Tests/NewTests", ["New", "free()"]),
    ("Tests/NewTests", ["New", "Absent", "absent()"]),
    ("Tests/OldTests", ["Old", "BaseTests", "testBase"]),
    ("Tests/OldTests", ["Old", "DerivedTests", "testBase()"]),
    ("Tests/OldTests", ["Old", "DerivedTests", "testOwn()"]),
  ]

  private static let gone = [
    ("Tests/NewTests", ["New", "Outer", "deleted()"]),
    ("Tests/NewTests", ["New", "Outer", "Inner", "shown()"]),
    ("Tests/NewTests", ["New", "Renamed", "shown()"]),
    ("Tests/NewTests", ["Renamed", "Outer", "shown()"]),
    ("Tests/NewTests", ["New", "BaseTests", "testBase()"]),
    ("Tests/OldTests", ["Old", "DerivedTests", "testRenamed()"]),
    ("Tests/OldTests", ["Old", "RenamedTests", "testOwn()"]),
  ]

  private static func path(_ folder: String, _ parts: [String]) -> String {
    let below = parts.map(SnapshotName.component(ofTest:)).joined(separator: "/")
    return "\(folder)/__Snapshots__/\(below)/a.txt"
  }

  @Test("each reference without a test is found, none with one")
  func orphans() async throws {
    let package = try await FixturePackage.built()
    let paths = (Self.kept + Self.gone).map { Self.path($0.0, $0.1) }
    try package.replaceSnapshots(
      with: Dictionary(uniqueKeysWithValues: paths.map { ($0, Data("text\n".utf8)) })
    )
    let gone = Self.gone.map { Self.path($0.0, $0.1) }.sorted()
    let tool = try Tool(in: package.folder.path, build: package.buildOptions)
    let orphans = OrphanSearch(package: tool.package, inventory: try await tool.inventory())
      .orphans(among: tool.package.storedReferences)
    #expect(orphans.map(\.reference.location.path) == gone)

    let place = ["--package-path", package.folder.path, "--skip-build"]
    let built = ["--scratch-path", package.buildOptions.scratchPath ?? ""]
    let listed = await Tablesnap.run(["orphans"] + place + built)
    #expect(listed.status == .differences)
    #expect(listed.output.hasPrefix("\(gone.count) references have no test\n"))
    let elsewhere = await Tablesnap.run(["check"] + place + ["--scratch-path", ".build-elsewhere"])
    #expect(elsewhere.status == .failure)
    #expect(
      elsewhere.error.hasPrefix(
        "tablesnap: 'swift test list --scratch-path .build-elsewhere --skip-build' failed, so it"
      )
    )
  }

  @Test("a package that cannot be built loses no reference")
  func failedBuild() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "broken-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let reference = folder.appending(path: Self.path("Tests/NewTests", ["New", "Outer", "gone()"]))
    for (file, text) in [
      (folder.appending(path: "Package.swift"), "this is no Swift\n"), (reference, "text\n"),
    ] {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let outcome = await Tablesnap.run(["orphans", "--delete", "--package-path", folder.path])
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("tablesnap: 'swift test list' failed, so it is not known"))
    #expect(outcome.error.contains("error:"))
    #expect(FileManager.default.fileExists(atPath: reference.path))
  }
}
