import HeadlessTable
import Testing

@testable import tablesnap

/// The package manager is asked for the tests of a package that it builds.
@Suite("Orphans of a package that is built")
struct SwiftPMOrphanTests {
  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "App",
      targets: [
        .testTarget(name: "NewTests", exclude: ["__Snapshots__"]),
        .testTarget(name: "OldTests", path: "Old", exclude: ["__Snapshots__"]),
      ]
    )

    """

  static let new = """
    import Testing

    @Suite("A shown name") struct Outer {
      struct Inner { @Test(arguments: [1], [2]) func sizes(width: Int, _ height: Int) {} }
      @Test("Another one") func shown() async throws {}
      @Test func `a raw / name. with dots`() {}
    }
    struct `raw suite` { @Test(.disabled()) func plain() {} }
    @Test func free() {}
    extension Outer.Inner { @Test func extended() {} }
    #if os(Nowhere)
      struct Absent { @Test func absent() {} }
    #endif

    """

  static let old = """
    import XCTest

    class BaseTests: XCTestCase { func testBase() {} }
    final class DerivedTests: BaseTests { func testOwn() async throws {} }

    """

  static let kept = [
    ("Tests/NewTests", ["New", "Outer", "shown()"]),
    ("Tests/NewTests", ["New", "Outer", "`a raw / name. with dots`()"]),
    ("Tests/NewTests", ["New", "Outer", "Inner", "sizes(width:_:)"]),
    ("Tests/NewTests", ["New", "Outer", "Inner", "extended()"]),
    ("Tests/NewTests", ["New", "`raw suite`", "plain()"]),
    ("Tests/NewTests", ["New", "free()"]),
    ("Tests/NewTests", ["New", "Absent", "absent()"]),
    ("Old", ["Old", "BaseTests", "testBase"]),
    ("Old", ["Old", "DerivedTests", "testBase()"]),
    ("Old", ["Old", "DerivedTests", "testOwn()"]),
  ]

  static let gone = [
    ("Tests/NewTests", ["New", "Outer", "deleted()"]),
    ("Tests/NewTests", ["New", "Outer", "Inner", "shown()"]),
    ("Tests/NewTests", ["New", "Renamed", "shown()"]),
    ("Tests/NewTests", ["Renamed", "Outer", "shown()"]),
    ("Tests/NewTests", ["New", "BaseTests", "testBase()"]),
    ("Old", ["Old", "DerivedTests", "testRenamed()"]),
    ("Old", ["Old", "RenamedTests", "testOwn()"]),
  ]

  private static func path(_ folder: String, _ parts: [String]) -> String {
    let below = parts.map(SnapshotName.component(ofTest:)).joined(separator: "/")
    return "\(folder)/__Snapshots__/\(below)/a.txt"
  }

  @Test("each reference without a test is found, none with one; a failed build finds none")
  func builtPackage() throws {
    let package = try TemporaryPackage()
    try package.write("Package.swift", Self.manifest)
    try package.write("Tests/NewTests/New.swift", Self.new)
    try package.write("Old/Old.swift", Self.old)
    for (folder, parts) in Self.kept + Self.gone {
      try package.write(Self.path(folder, parts), "text\n")
    }
    let tool = try Tool(in: package.root)
    let orphans = try OrphanSearch(package: tool.package, inventory: tool.inventory())
      .orphans(among: tool.package.storedReferences)
    #expect(
      orphans.map(\.reference.location.path) == Self.gone.map { Self.path($0.0, $0.1) }.sorted()
    )

    try package.write("Old/Old.swift", "this is no Swift\n")
    let outcome = try tool.run(Invocation(["orphans", "--delete"]))
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("tablesnap: 'swift test list' failed, so it is not known"))
    #expect(outcome.error.contains("error:"))
    #expect(package.read(Self.path(Self.gone[0].0, Self.gone[0].1)) != nil)

    let place = ["--package-path", package.root, "--skip-build"]
    let last = Tablesnap.run(["orphans"] + place)
    #expect(last.status == .differences)
    #expect(last.output.hasPrefix("\(Self.gone.count) references have no test\n"))
    let elsewhere = Tablesnap.run(["check"] + place + ["--scratch-path", ".build-elsewhere"])
    #expect(elsewhere.status == .failure)
    #expect(
      elsewhere.error.hasPrefix(
        "tablesnap: 'swift test list --scratch-path .build-elsewhere --skip-build' failed, so it"
      )
    )
  }
}
