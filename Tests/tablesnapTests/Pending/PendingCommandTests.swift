import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("What is done with pending snapshots", .bounded)
struct PendingCommandTests {
  let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try package.change("accounts", from: "one\ntwo\nthree\n", to: "one\n2\nthree\nfour\n")
    try package.change("empty", from: nil, to: "none\n")
  }

  @Test("status lists them")
  func status() async throws {
    let picture = """
      2 snapshots wait for review
        changed  AccountsTests/overview/accounts  +2 −1
        new      AccountsTests/overview/empty  +1 −0

      """
    #expect(try await package.run("status") == Outcome(output: picture, status: .differences))
    #expect(try await package.run("status", "overview/empty").output.hasPrefix("1 snapshot waits"))
  }

  @Test("nothing to do", arguments: ["status", "accept", "reject"])
  func nothing(command: String) async throws {
    let empty = try TemporaryPackage()
    #expect(try await empty.run(command) == Outcome(output: "No snapshot waits for review.\n"))
    #expect(try await empty.run("diff") == Outcome())
  }

  @Test("a project without a manifest has them in its clone, where nobody lists the tests")
  func withoutManifest() async throws {
    try FileManager.default.removeItem(atPath: "\(package.root)/Package.swift")
    try package.write(".git/HEAD", "ref: refs/heads/main\n")
    let tool = try Tool(in: "\(package.root)/Tests")
    let status = await tool.run(try Invocation(["status"]))
    #expect(status.output.hasPrefix("2 snapshots wait for review\n"))
    let accept = await tool.run(try Invocation(["accept", "overview/accounts"]))
    #expect(accept.status == .done)
    #expect(package.reference("accounts") == "one\n2\nthree\nfour\n")
    for command in ["orphans", "check"] {
      let sentence =
        "'orphans' and 'check' have the package manager list the tests, and there is no Package.swift in "
        + "'\(package.root)/Tests' or above it."
      #expect(await tool.run(try Invocation([command])) == .refusal(sentence, .usage))
    }
  }

  @Test("diff prints a patch that makes the references what accept makes them")
  func diff() async throws {
    let folder = TemporaryPackage.folder
    let picture = """
      --- \(folder)/accounts.txt
      +++ \(folder)/accounts.txt
      @@ -1,3 +1,4 @@
       one
      -two
      +2
       three
      +four
      --- /dev/null
      +++ \(folder)/empty.txt
      @@ -0,0 +1,1 @@
      +none

      """
    #expect(try await package.run("diff") == Outcome(output: picture, status: .differences))
  }

  @Test("accept makes them the references")
  func accept() async throws {
    let picture = """
      accepted  AccountsTests/overview/accounts
      accepted  AccountsTests/overview/empty

      """
    #expect(try await package.run("accept") == Outcome(output: picture))
    #expect(package.reference("accounts") == "one\n2\nthree\nfour\n")
    #expect(package.reference("empty") == "none\n")
    #expect(try package.everything(below: ".build/snapshots") == [])
  }

  @Test("reject deletes them")
  func reject() async throws {
    #expect(
      try await package.run("reject", "accounts")
        == Outcome(output: "rejected  AccountsTests/overview/accounts\n")
    )
    #expect(package.reference("accounts") == "one\ntwo\nthree\n")
    #expect(package.pendingNames == ["AccountsTests/overview/empty"])
  }

  @Test(
    "a snapshot is chosen by whole folders of its path",
    arguments: [
      ("AccountsTests", 2),
      ("overview", 2),
      ("AccountsTests/overview/accounts", 1),
      ("overview/accounts.txt", 1),
      ("./Tests/AppTests/__Snapshots__/AccountsTests/overview/empty.txt", 1),
      ("Tests/AppTests/", 2),
    ]
  )
  func filters(filter: String, count: Int) async throws {
    let outcome = try await package.run("accept", filter)
    #expect(outcome.output.split(separator: "\n").count == count)
    #expect(package.pendingNames.count == 2 - count)
  }

  @Test(
    "a part that chooses none is refused, and nothing is done",
    arguments: [
      "accept", "reject", "status", "diff",
    ]
  )
  func noMatch(command: String) async throws {
    #expect(
      try await package.run(command, "accounts", "Accounts")
        == Outcome(error: "tablesnap: No pending snapshot matches 'Accounts'.\n", status: .usage)
    )
    #expect(package.pendingNames.count == 2)
  }

  @Test(
    "a reference that has changed since is replaced with --force only",
    arguments: [
      "one\n", nil,
    ]
  )
  func stale(text: String?) async throws {
    if let text {
      try package.write(package.location("accounts").path, text)
    } else {
      try SnapshotFiles.delete(package.location("accounts").reference)
    }
    let status = try await package.run("status", "accounts").output
    #expect(status.contains("accounts  +\(text == nil ? 4 : 3) −0  (stale)\n"))
    let sentence =
      "'AccountsTests/overview/accounts' is stale: its reference has changed since the test ran. "
      + "Run the test again, or accept it with --force."
    #expect(
      try await package.run("accept")
        == Outcome(
          output: "accepted  AccountsTests/overview/empty\n",
          error: "tablesnap: \(sentence)\n",
          status: .differences
        )
    )
    #expect(package.reference("accounts") == text)
    #expect(try await package.run("accept", "--force").status == .done)
    #expect(package.reference("accounts") == "one\n2\nthree\nfour\n")
  }

  @Test("what a test has written since it was read is looked at first")
  func changedMeanwhile() throws {
    let snapshot = try #require(package.package.pendingSnapshots.first)
    try package.change("accounts", from: "one\ntwo\nthree\n", to: "other\n")
    let refusal = #expect(throws: PendingSnapshot.Refusal.self) { try snapshot.accept() }
    #expect(
      refusal?.description
        == "'AccountsTests/overview/accounts' has just been written by another process. "
        + "Look at it again."
    )
    #expect(package.reference("accounts") == "one\ntwo\nthree\n")
  }

  @Test("a pending text that the reference has by now is no change")
  func equal() throws {
    try package.write(package.location("accounts").path, "one\n2\nthree\nfour\n")
    #expect(package.pendingNames == ["AccountsTests/overview/empty"])
  }

  @Test("the package is found from a folder in it")
  func folder() throws {
    let tool = try Tool(in: "\(package.root)/Tests/AppTests")
    #expect(tool.package.root == package.root)
  }

  @Test("a reference that cannot be written is named, and the others are accepted")
  func failure() async throws {
    try package.change("deep/inside", from: nil, to: "x\n")
    try package.write("\(TemporaryPackage.folder)/deep", "a file where a folder should be\n")
    let outcome = try await package.run("accept")
    #expect(outcome.status == .failure)
    #expect(
      outcome.error.hasPrefix(
        "tablesnap: 'AccountsTests/overview/deep/inside' could not be written: "
      )
    )
    #expect(package.pendingNames == ["AccountsTests/overview/deep/inside"])
  }
}
