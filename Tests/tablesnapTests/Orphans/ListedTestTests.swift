import TestSupport
import Testing

@testable import tablesnap

@Suite("Tests as the package manager lists them", .bounded)
struct ListedTestTests {
  @Test(
    "the folders that the snapshots of a test lie in",
    arguments: [
      ("AppTests.free()", "AppTests: free"),
      ("AppTests.Outer/shown()", "AppTests: Outer shown"),
      ("AppTests.Outer/Inner/sizes(width:_:)", "AppTests: Outer Inner sizes.width._"),
      ("OldTests.OldTests/testSync", "OldTests: OldTests testSync"),
      (
        "AppTests.Outer/`a raw / name. with dots`()", "AppTests: Outer a-raw-name.-with-dots~259baa"
      ),
      ("AppTests.`raw suite`/plain()", "AppTests: raw-suite~1ee05c plain"),
      ("AppTests.Outer/shown()/Outer Tests.swift:8:4", "AppTests: Outer shown"),
      ("AppTests.Outer/parses(_:)/a.b.swift:14:24", "AppTests: Outer parses._"),
      ("AppTests.Outer/`a/b.swift:1:2`()", "AppTests: Outer a-b.swift-1-2~7ca18e"),
      ("App.Person/InPerson/shown()", "App: Person InPerson shown"),
      ("Building for debugging...", nil),
      ("", nil),
    ] as [(String, String?)]
  )
  func folders(line: String, picture: String?) {
    let test = ListedTest(line: line[...])
    #expect(test.map { "\($0.module): \($0.folders.joined(separator: " "))" } == picture)
  }

  @Test("the module of a folder is that of the nearest target")
  func module() {
    let inventory = TestInventory(
      tests: [],
      modules: ["Tests/App": "App", "Tests/App/Inner": "Inner", "Tests/AppKit": "AppKit"]
    )
    #expect(inventory.module(of: "Tests/App/Screens") == "App")
    #expect(inventory.module(of: "Tests/App/Inner/Screens") == "Inner")
    #expect(inventory.module(of: "Tests/AppKit") == "AppKit")
    #expect(inventory.module(of: "Sources/App") == nil)
  }

  @Test(
    "the modules of a folder are its own, and those of no target, whose types a suite may extend"
  )
  func modules() {
    let lines = [
      "App.Person/shown()", "AppTests.T/shown()", "OtherTests.T/shown()", "Swift.Int/s()",
    ]
    let inventory = TestInventory(
      tests: Set(lines.compactMap { ListedTest(line: $0[...]) }),
      modules: ["Tests/AppTests": "AppTests", "Tests/OtherTests": "OtherTests"]
    )
    #expect(inventory.modules(of: "Tests/AppTests/Screens") == ["App", "AppTests", "Swift"])
    #expect(
      inventory.modules(of: "Tests/Support") == ["App", "AppTests", "OtherTests", "Swift"]
    )
  }
}
