import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("A test that was renamed", .bounded)
struct RenameTests {
  let package: TemporaryPackage
  private static let folder = "Tests/AppTests/__Snapshots__/AccountsTests/AccountsTests"

  init() throws {
    package = try TemporaryPackage()
    for name in ["a", "b"] {
      try package.write("\(Self.folder)/before/\(name).txt", "\(name)\n")
    }
    try package.write("Tests/AppTests/AccountsTests.swift", "  @Test func after() {}\n")
    for name in ["a", "b"] {
      let location = SnapshotLocation(
        package: package.package,
        path: "\(Self.folder)/after/\(name).txt"
      )
      try location.writePending(
        Data("\(name == "a" ? "a" : "new")\n".utf8),
        comparedWith: .file(nil)
      )
    }
  }

  @Test("is named where a new snapshot is equal to one of a test that is gone")
  func offered() async throws {
    let command =
      "    its test was renamed? swift run tablesnap rename AccountsTests/AccountsTests/before/a "
      + "AccountsTests/AccountsTests/after/a\n"
    let status = """
      2 snapshots wait for review
        new      AccountsTests/AccountsTests/after/a  +1 −0
      \(command)  new      AccountsTests/AccountsTests/after/b  +1 −0

      """
    #expect(try await package.run("status").output == status)
    let snapshots = package.package.pendingSnapshots
    let session = ReviewSession(
      of: snapshots,
      renamed: RenamedTests(of: snapshots, in: package.package)
    )
    #expect(session.opening.contains(command))
    try package.write(
      "Tests/AppTests/AccountsTests.swift",
      "func after() {}\nfunc before() {}\n"
    )
    #expect(try await package.run("status").output.contains("renamed") == false)
  }

  @Test("takes its references along, and what waits is compared with them")
  func renamed() async throws {
    let outcome = try await package.run(
      "rename",
      "AccountsTests/AccountsTests/before",
      "AccountsTests/AccountsTests/after"
    )
    #expect(
      outcome
        == Outcome(
          output: """
            renamed  AccountsTests/AccountsTests/before/a → AccountsTests/AccountsTests/after/a
            renamed  AccountsTests/AccountsTests/before/b → AccountsTests/AccountsTests/after/b

            """
        )
    )
    #expect(try package.everything(below: Self.folder) == ["after", "after/a.txt", "after/b.txt"])
    #expect(
      try await package.run("status").output == """
        1 snapshot waits for review
          changed  AccountsTests/AccountsTests/after/b  +1 −1

        """
    )
    #expect(try await package.run("accept").status == .done)
    #expect(package.read("\(Self.folder)/after/b.txt") == "new\n")
  }

  @Test("with a raw name is renamed by the command that status prints")
  func rawNames() async throws {
    let folders = ["`how it was`()", "`how it is`()"].map(SnapshotName.component(ofTest:))
    let name = SnapshotName.component("Ada & Bob")
    #expect((folders + [name]).allSatisfy { $0.contains("~") })
    try package.write("\(Self.folder)/\(folders[0])/\(name).txt", "raw\n")
    try package.write(
      "Tests/AppTests/AccountsTests.swift",
      "@Test func `how it is`() {}\nfunc before() {}\nfunc after() {}\n"
    )
    let path = "\(Self.folder)/\(folders[1])/\(name).txt"
    try SnapshotLocation(package: package.package, path: path)
      .writePending(Data("raw\n".utf8), comparedWith: .file(nil))
    let status = try await package.run("status").output
    let command = try #require(status.firstMatch(of: #/swift run tablesnap (rename .+)/#)).1
    let words = command.split(separator: " ").map(String.init)
    let outcome = try await Tool(in: package.root).run(Invocation(words))
    #expect(outcome.status == .done)
    #expect(package.read(path) == "raw\n")
  }

  @Test("one snapshot alone, and a file whose tests moved to another target")
  func others() async throws {
    let one = "AccountsTests/AccountsTests/before/a"
    _ = try await package.run("rename", one, "AccountsTests/AccountsTests/after/c")
    #expect(package.read("\(Self.folder)/after/c.txt") == "a\n")
    _ = try await package.run(
      "rename",
      "Tests/AppTests/__Snapshots__/AccountsTests",
      "Tests/OtherTests/__Snapshots__/MoneyTests"
    )
    let moved = "Tests/OtherTests/__Snapshots__/MoneyTests/AccountsTests"
    #expect(package.read("\(moved)/before/b.txt") == "b\n")
    #expect(package.read("\(moved)/after/c.txt") == "a\n")
    #expect(package.read("\(Self.folder)/before/b.txt") == nil)
  }

  @Test(
    "wrong use is one sentence",
    arguments: [
      ([], "'rename' takes two names: as the test, or its snapshot, was called and as it is."),
      (
        ["a", "b", "c"],
        "'rename' takes two names: as the test, or its snapshot, was called and as it is."
      ),
      (["nothing", "b"], "No reference is called 'nothing'."),
      (["AccountsTests", "../../.."], "'../../..' is not the name of a test or a snapshot."),
      (["AccountsTests", "a/.b"], "'a/.b' is not the name of a test or a snapshot."),
      (["AccountsTests", "a/-b~c"], "'a/-b~c' is not the name of a test or a snapshot."),
      (["AccountsTests", "/etc"], "'/etc' is not the name of a test or a snapshot."),
      (["AccountsTests", "a b"], "'a b' is not the name of a test or a snapshot."),
      (
        ["AccountsTests", "../x/__Snapshots__/a"],
        "'../x/__Snapshots__/a' is not the name of a test or a snapshot."
      ),
    ]
  )
  func wrongUse(names: [String], sentence: String) async throws {
    let outcome = await Tablesnap.run(["rename"] + names + ["--package-path", package.root])
    #expect(outcome == Outcome(error: "tablesnap: \(sentence)\n", status: .usage))
  }

  @Test("a reference that is there is not replaced")
  func occupied() async throws {
    try package.write("\(Self.folder)/after/a.txt", "mine\n")
    let outcome = try await package.run(
      "rename",
      "AccountsTests/AccountsTests/before/a",
      "AccountsTests/AccountsTests/after/a"
    )
    #expect(
      outcome.error
        == "tablesnap: 'AccountsTests/AccountsTests/before/a' is not renamed: there is a reference "
        + "'\(Self.folder)/after/a.txt'.\n"
    )
    #expect(package.read("\(Self.folder)/before/a.txt") == "a\n")
    #expect(package.read("\(Self.folder)/after/a.txt") == "mine\n")
  }

  @Test(
    "nor is one that a Mac takes for the same, with letters and marks apart or with other capitals",
    arguments: [
      ("cafe\u{301}", "caf\u{E9}"), ("caf\u{E9}", "cafe\u{301}"), ("Caf\u{E9}", "cafe\u{301}"),
    ]
  )
  func sameName(stored: String, asked: String) async throws {
    try package.write("\(Self.folder)/after/\(stored).txt", "mine\n")
    let outcome = try await package.run(
      "rename",
      "AccountsTests/AccountsTests/before/a",
      "AccountsTests/AccountsTests/after/\(asked)"
    )
    let (target, other) = (
      "\(Self.folder)/after/\(asked).txt", "\(Self.folder)/after/\(stored).txt"
    )
    let reason =
      stored == asked
      ? "there is a reference '\(other)'"
      : "'\(target)' and '\(other)' are one file where case is ignored"
    #expect(
      outcome.error
        == "tablesnap: 'AccountsTests/AccountsTests/before/a' is not renamed: \(reason).\n"
    )
    #expect(try package.everything(below: Self.folder).count == 5)
  }

  @Test("takes a name with letters and marks as one, and may differ in capitals from its own")
  func forms() async throws {
    let (old, new) = ("AccountsTests/AccountsTests/before", "AccountsTests/AccountsTests/Before")
    #expect(try await package.run("rename", old, new).status == .done)
    #expect(try await package.run("rename", "\(new)/a", "\(new)/cafe\u{301}").status == .done)
    #expect(
      try package.everything(below: Self.folder).map { Array($0.utf8) }
        == ["Before", "Before/b.txt", "Before/caf\u{E9}.txt"].map { Array($0.utf8) }
    )
  }

  @Test("what waits for a test that is no more is marked, and not accepted with all else")
  func neverAccepted() async throws {
    try package.write("Tests/AppTests/AccountsTests.swift", "func renamed() {}\n")
    let name = "AccountsTests/AccountsTests/after"
    let status = try await package.run("status").output
    #expect(status.contains("  new      \(name)/a  +1 −0  (its test is gone)\n    its test was"))
    #expect(status.hasSuffix("  new      \(name)/b  +1 −0  (its test is gone)\n"))
    let sentence =
      "no Swift file of the package has its test any more. Reject it, or accept it by its name."
    try package.change("accounts", from: "old\n", to: "new\n")
    #expect(
      try await package.run("accept")
        == Outcome(
          output: "accepted  AccountsTests/overview/accounts\n",
          error: ["a", "b"].map { "tablesnap: '\(name)/\($0)' is not accepted: \(sentence)\n" }
            .joined(),
          status: .differences
        )
    )
    #expect(package.read("\(Self.folder)/after/b.txt") == nil)
    #expect(try await package.run("accept", "after/b").status == .done)
    #expect(package.read("\(Self.folder)/after/b.txt") == "new\n")
  }

  @Test("a test that stands far from its assertion is not gone")
  func helper() async throws {
    try package.write("Tests/AppTests/AccountsTests.swift", "func check() {}\n")
    try package.write("Tests/OtherTests/OtherTests.swift", "@Test func after() {}\n")
    #expect(try await package.run("status").output.contains("is gone") == false)
    #expect(try await package.run("accept").status == .done)
  }

  @Test("a name of several is refused, and their paths are listed")
  func ambiguous() async throws {
    let other = Self.folder.replacing("AppTests", with: "OtherTests")
    try package.write("\(other)/before/a.txt", "a\n")
    try package.write("\(Self.folder)/before/a.svg", "<svg/>")
    func refusal(_ name: String, _ places: [String]) -> Outcome {
      let listed = places.map { "'\($0)'" }.joined(separator: ", ")
      return Outcome(
        error: "tablesnap: '\(name)' is the name of \(places.count) references: \(listed). "
          + "Give the path of one.\n",
        status: .usage
      )
    }
    let name = "AccountsTests/AccountsTests/before"
    #expect(
      try await package.run("rename", name, "AccountsTests/AccountsTests/then")
        == refusal(name, ["\(Self.folder)/before", "\(other)/before"])
    )
    #expect(
      try await package.run("rename", "\(Self.folder)/before/a", "AccountsTests/AccountsTests/x/a")
        == refusal(
          "\(Self.folder)/before/a",
          ["\(Self.folder)/before/a.svg", "\(Self.folder)/before/a.txt"]
        )
    )
    let path = "\(Self.folder)/before/a.svg"
    #expect(
      try await package.run("rename", path, "AccountsTests/AccountsTests/x/a.svg").status == .done
    )
    #expect(package.read("\(Self.folder)/x/a.svg") == "<svg/>")
    #expect(
      try await package.run("rename", "\(other)/before", "\(other)/then").status == .done
    )
    #expect(package.read("\(other)/then/a.txt") == "a\n")
    #expect(package.read("\(Self.folder)/before/a.txt") == "a\n")
  }
}
