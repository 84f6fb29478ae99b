import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("References whose test is gone", .bounded)
struct OrphanSearchTests {
  static let tests = [
    "AppTests.AccountsTests/overview()",
    "AppTests.AccountsTests/Inner/deep()",
    "AppTests.AccountsTests/sizes(width:)",
    "AppTests.`raw suite`/`a raw name`()",
    "AppTests.free()",
    "OtherTests.OnlyThere/there()",
    "AppTests.Twice/overview()/Accounts.swift:8:4",
    "AppTests.Twice/parses(_:)/Accounts.swift:14:4",
    "AppTests.Twice/parses(_:)/Accounts.swift:15:4",
    "App.Person/InPerson/shown()",
    "Support.BaseTests/testBase",
    "AppTests.E\u{301}te\u{301}/`un caf\u{E9}`()",
  ]

  let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.write(
      "Tests/AppTests/Accounts.swift",
      "func detached<T>(of: T) {} func `in ticks`() {} init() {} lazy var table = 1; #expect(processExitsWith: 0)"
    )
    try package.write("Tests/MacTests/Mac.swift", "func onlyThere() {}")
    try package.write("Tests/Support/Base.swift", "")
    try package.write(
      "Tests/AppTests/Apple.swift",
      """
      struct AppleTests {
        #if os(macOS)
          #if DEBUG
            // func noted() {}
          #endif
          @Test func only() {}
        #endif
        func other() {}
      }
      """
    )
    try package.write("Tests/AppTests/Two Words.swift", "")
    try package.write("Tests/AppTests/Acco\u{308}unts.swift", "")
    try package.write(
      "Tests/AppTests/Spaced.swift",
      "func plain () {} func  far() {} func\n  below <T> (of: T) {} func\t`in ticks` () {} functor()"
    )
  }

  /// Writes a reference of a test, and returns its path from the package's root.
  private func reference(_ folders: [String], of target: String = "AppTests") throws -> String {
    let below = folders.map(SnapshotName.component(ofTest:)).joined(separator: "/")
    let path = "Tests/\(target)/__Snapshots__/\(below)/a.txt"
    try package.write(path, "text\n")
    return path
  }

  private func orphans(_ arguments: String...) async throws -> Outcome {
    try await Tool(in: package.root) { _ in
      TestInventory(
        tests: Set(Self.tests.compactMap { ListedTest(line: $0[...]) }),
        modules: ["Tests/AppTests": "AppTests", "Tests/OtherTests": "OtherTests"]
      )
    }
    .run(Invocation(["orphans"] + arguments))
  }

  @Test(
    "a reference with its test stays",
    arguments: [
      ["Accounts", "AccountsTests", "overview()"],
      ["Accounts", "AccountsTests", "Inner", "deep()"],
      ["Accounts", "AccountsTests", "sizes(width:)"],
      ["Accounts", "`raw suite`", "`a raw name`()"],
      ["Accounts", "free()"],
      ["Accounts", "detached(of:)"],
      ["Accounts", "`in ticks`()"],
      ["Apple", "AppleTests", "only()"],
      ["Apple", "AppleTests", "noted()"],
      ["Two Words", "AccountsTests", "overview()"],
      ["Accounts", "Twice", "overview()"],
      ["Accounts", "Twice", "parses(_:)"],
      ["Accounts", "Person", "InPerson", "shown()"],
      ["Accounts", "init(of:)"],
      ["Accounts", "table"],
      ["Spaced", "plain()"],
      ["Spaced", "far()"],
      ["Spaced", "below(of:)"],
      ["Spaced", "`in ticks`()"],
      ["Accounts", "\u{C9}t\u{E9}", "`un cafe\u{301}`()"],
      ["Acc\u{F6}unts", "AccountsTests", "overview()"],
      ["Acco\u{308}unts", "AccountsTests", "overview()"],
      ["accounts", "accountsTests", "Overview()"],
      ["Accounts", "Detached(of:)"],
      ["Accounts", "$s8AppTests0019Adjacentswift_DJEEdfMX8_10_6expectfMf_7__localfMu_"],
    ]
  )
  func kept(folders: [String]) async throws {
    _ = try reference(folders)
    #expect(try await orphans() == Outcome(output: "Every reference has its test.\n"))
  }

  @Test(
    "so does one in a target that this system does not build, and in a folder of helpers",
    arguments: [
      ("MacTests", ["Mac", "MacTests", "onlyThere()"]),
      ("Support", ["Base", "BaseTests", "testBase()"]),
      ("Support", ["Base", "OnlyThere", "there()"]),
    ]
  )
  func keptElsewhere(target: String, folders: [String]) async throws {
    _ = try reference(folders, of: target)
    #expect(try await orphans() == Outcome(output: "Every reference has its test.\n"))
    _ = try reference(folders.dropLast() + ["gone()"], of: target)
    #expect(try await orphans().output.hasPrefix("1 reference has no test\n"))
  }

  @Test("what a server has kept is no reference, whatever its folder is called")
  func artifacts() async throws {
    let path = "\(TemporaryPackage.folder)/accounts.txt"
    for folder in ["kept", "kept/in"] {
      let server = package.package.keeping(in: folder)
      try SnapshotLocation(package: server, path: path).writePending(
        Data("new\n".utf8),
        comparedWith: .file(nil)
      )
      for file in ["failure", "drawing.svg"] {
        try package.write("\(folder)/\(path)/\(file)", "words\n")
      }
    }
    let before = try package.everything(below: "kept")
    #expect(package.package.storedReferences.isEmpty)
    #expect(
      try await orphans("--delete") == Outcome(output: "Every reference has its test.\n")
    )
    #expect(try package.everything(below: "kept") == before)
    let status = await Tablesnap.run(
      ["status", "--artifacts", "\(package.root)/kept", "--package-path", package.root]
    )
    #expect(!status.output.contains("rename"))
    try SnapshotFiles.delete("\(package.root)/kept/\(path)/failure")
    #expect(package.package.storedReferences.isEmpty)
  }

  @Test("nor are the words about what was refused, with its drawing or without")
  func refusedArtifacts() throws {
    let path = "\(TemporaryPackage.folder)/accounts.txt"
    for file in ["failure", "drawing.svg", "calls"] {
      try package.write("kept/\(path)/\(file)", "words\n")
      #expect(package.package.storedReferences.isEmpty)
    }
  }

  @Test("tests can be called as the files of what waits are")
  func namesOfArtifacts() async throws {
    for test in ["text()", "failure()", "gone()"] {
      _ = try reference(["Order", "OrderTests", test])
    }
    #expect(package.package.storedReferences.count == 3)
    #expect(try await orphans().output.hasPrefix("3 references have no test\n"))
  }

  @Test(
    "what is gone is said",
    arguments: [
      (["Gone", "AccountsTests", "overview()"], "there is no file Tests/AppTests/Gone.swift"),
      (["Accounts", "OldTests", "overview()"], "there is no suite 'OldTests' in AppTests"),
      (
        ["Accounts", "AccountsTests", "Old", "deep()"],
        "there is no suite 'AccountsTests/Old' in AppTests"
      ),
      (["Accounts", "OnlyThere", "there()"], "there is no suite 'OnlyThere' in AppTests"),
      (["Accounts", "AccountsTests", "gone()"], "there is no test 'gone' in AccountsTests"),
      (["Accounts", "AccountsTests", "deep()"], "there is no test 'deep' in AccountsTests"),
      (
        ["Accounts", "AccountsTests", "detached()"],
        "there is no test 'detached' in AccountsTests"
      ),
      (["Accounts", "gone()"], "there is no test 'gone' in AppTests"),
      (["Accounts", "detach()"], "there is no test 'detach' in AppTests"),
      (["Apple", "AppleTests", "other()"], "there is no suite 'AppleTests' in AppTests"),
    ]
  )
  func found(folders: [String], reason: String) async throws {
    let path = try reference(folders)
    let picture = "1 reference has no test\n  \(path): \(reason)\n"
    #expect(try await orphans() == Outcome(output: picture, status: .differences))
  }

  @Test("orphans are deleted when that is asked for, with the folders that are empty then")
  func delete() async throws {
    let kept = try reference(["Accounts", "AccountsTests", "overview()"])
    let gone = try reference(["Accounts", "AccountsTests", "gone()"])
    let other = try reference(["Gone", "AccountsTests", "overview()"])
    #expect(
      try await orphans("--delete", "gone").output
        == "deleted  \(gone): there is no test 'gone' in AccountsTests\n"
    )
    #expect(package.read(other) != nil)
    #expect(
      try await orphans("--delete")
        == Outcome(output: "deleted  \(other): there is no file Tests/AppTests/Gone.swift\n")
    )
    #expect(
      try package.everything(below: "Tests/AppTests/__Snapshots__") == [
        "Accounts", "Accounts/AccountsTests", "Accounts/AccountsTests/overview",
        "Accounts/AccountsTests/overview/a.txt",
      ]
    )
    #expect(package.read(kept) != nil)
    #expect(
      try await orphans("gone")
        == Outcome(error: "tablesnap: No reference matches 'gone'.\n", status: .usage)
    )
  }

  @Test("a package within the package has references of its own")
  func nestedPackage() async throws {
    try package.write("Examples/Package.swift", "")
    try package.write("Examples/Tests/AppTests/__Snapshots__/Gone/gone/a.txt", "")
    #expect(try await orphans() == Outcome(output: "Every reference has its test.\n"))
  }

  @Test("check fails for what is pending and for what is orphaned, and says both")
  func check() async throws {
    let path = try reference(["Accounts", "gone()"])
    try package.change("accounts", from: nil, to: "new\n")
    let orphan = "1 reference has no test\n  \(path): there is no test 'gone' in AppTests\n"
    let pending =
      "1 snapshot waits for review\n  new      AccountsTests/overview/accounts  +1 −0\n"
    #expect(
      try await package.run("check") == Outcome(output: pending + orphan, status: .differences)
    )
    _ = try await package.run("reject")
    #expect(
      try await package.run("check")
        == Outcome(output: "No snapshot waits for review.\n\(orphan)", status: .differences)
    )
    #expect(
      try await package.run("check", tests: ["AppTests.gone()"])
        == Outcome(output: "Every snapshot is reviewed, and every reference has its test.\n")
    )
    try package.change("accounts", from: nil, to: "new\n")
    #expect(
      try await package.run("check", tests: ["AppTests.gone()"])
        == Outcome(output: "\(pending)Every reference has its test.\n", status: .differences)
    )
  }

  @Test("nothing is said, and nothing deleted, when the tests are not known")
  func unknown() async throws {
    let path = try reference(["Accounts", "gone()"])
    let failure = PackageManagerFailure(command: "swift test list", output: "error: no\n")
    let outcome = try await Tool(in: package.root) { _ in throw failure }
      .run(Invocation(["orphans", "--delete"]))
    #expect(
      outcome
        == Outcome(
          error: """
            tablesnap: 'swift test list' failed, so it is not known which references are orphaned. \
            It said:
            error: no


            """,
          status: .failure
        )
    )
    #expect(package.read(path) != nil)
  }
}
