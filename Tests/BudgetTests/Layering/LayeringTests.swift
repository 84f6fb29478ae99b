import TestSupport
import Testing

@Suite("Directions of use", .bounded)
struct LayeringTests {
  @Test(
    "no folder mentions a folder that it must not know",
    arguments: [Layering.binder, .binderObservables, .headlessTable]
  )
  func directions(_ layering: Layering) throws {
    let files = try SourceFile.all(below: "Sources/\(layering.module)")
    try #require(files.count > 3, "There are hardly any sources in Sources/\(layering.module).")
    for violation in layering.violations(in: files) { Issue.record("\(violation)") }
  }

  @Test(
    "every file lies in a folder that has a place in the order",
    arguments: [Layering.binder, .binderObservables]
  )
  func foldersAreKnown(_ layering: Layering) throws {
    for file in try SourceFile.all(below: "Sources/\(layering.module)")
    where layering.forbidden[file.folder] == nil {
      Issue.record("\(file.place(1)): the folder '\(file.folder)' has no place in the order.")
    }
  }

  @Test("imports")
  func imports() throws {
    let files = try SourceFile.all(below: "Sources")
    for violation in ImportRules.violations(in: files) { Issue.record("\(violation)") }
  }

  @Test("one file of HeadlessTable conforms to TableHost")
  func oneHost() throws {
    let hosts = try SourceFile.all(below: "Sources/HeadlessTable")
      .flatMap { file in file.conformances(to: "TableHost") }
    #expect(hosts.count <= 1, "More than one conforms to TableHost: \(hosts).")
  }

  @Test("the directions are found broken where they are")
  func violations() {
    let files = [
      SourceFile(path: "Sources/Binder/Host/TableHost.swift", text: "protocol TableHost {}"),
      SourceFile(
        path: "Sources/Binder/Diff/Changeset.swift",
        text: "/// For a TableHost.\nstruct Changeset {\n  var host: any TableHost\n}"
      ),
      SourceFile(
        path: "Sources/Binder/Drive/TableDriver.swift",
        text: "struct TableDriver { var host: any TableHost; var changes: Changeset }"
      ),
      SourceFile(
        path: "Sources/Binder/Declare/TableDeclaration.swift",
        text: "struct TableDeclaration { func f<TableDriver>() -> TableDriver }"
      ),
      SourceFile(
        path: "Sources/Binder/Resolve/TableContent.swift",
        text: "struct TableContent { let a: Row.TableDriver\n  let b: [TableDriver] }"
      ),
    ]
    let rule =
      "the order is Change ← Collections ← Host, Diff ← Applying ← Read ← Declare ← Validate ← Resolve ← Plan ← Drive ← "
      + "Bind."
    #expect(
      Layering.binder.violations(in: files) == [
        "Sources/Binder/Diff/Changeset.swift:3: Diff mentions 'TableHost' of Host; \(rule)",
        "Sources/Binder/Resolve/TableContent.swift:2: Resolve mentions 'TableDriver' of Drive; "
          + rule,
      ]
    )
  }

  @Test(
    "an import that must not be is named",
    arguments: [
      ("Binder", "import HeadlessTable", "Binder must not import HeadlessTable"),
      ("HeadlessTable", "import Binder", nil),
      ("HeadlessTable", "public import XCTest", "only HeadlessTableTesting may import XCTest"),
      ("HeadlessTableTesting", "import Testing", nil),
      ("tablesnap", "import Foundation", nil),
      ("tablesnap", "import XCTest", "only HeadlessTableTesting may import XCTest"),
      (
        "Binder", "import Foundation",
        "import FoundationEssentials instead of the whole of Foundation"
      ),
      (
        "Binder",
        "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#else\nimport Foundation\n#endif",
        nil
      ),
    ] as [(String, String, String?)]
  )
  func importViolations(module: String, text: String, expected: String?) {
    let file = SourceFile(path: "Sources/\(module)/Host/File.swift", text: text)
    let sentences = expected.map { ["Sources/\(module)/Host/File.swift:1: \($0)."] } ?? []
    #expect(ImportRules.violations(in: [file]) == sentences)
  }

  @Test(
    "a conformance is found, a constraint is not",
    arguments: [
      ("extension HeadlessTable: @MainActor TableHost {}", 1),
      ("class Table<Row: Hashable>: Base, TableHost {}", 1),
      ("struct Box<Host: TableHost>: Sendable {}", 0),
      ("extension Box where Host: TableHost {}", 0),
      ("var host: any TableHost", 0),
    ]
  )
  func conformance(text: String, count: Int) {
    let file = SourceFile(path: "Sources/HeadlessTable/Table/File.swift", text: text)
    #expect(file.conformances(to: "TableHost").count == count)
  }
}

extension SourceFile {
  /// The places of the declarations that name a protocol after their colon.
  fileprivate func conformances(to name: String) -> [String] {
    declarations
      .filter { $0.inherited.contains(name) }
      .map { "\(place($0.line)) \($0.name)" }
  }
}
