#if canImport(Glibc)
  import Foundation
  import HeadlessTable
  import HeadlessTableSnapshots
  import TestSupport
  import Testing

  @testable import tablesnap

  @Suite("What may not be written or deleted", .bounded)
  struct ReadOnlyFolderTests {
    let package: TemporaryPackage
    let name = "AccountsTests/overview/accounts"

    init() throws {
      package = try TemporaryPackage()
      try package.change("accounts", from: "one\n", to: "two\n")
    }

    /// What a command says and leaves while nothing below a folder may be changed.
    private func run(below folder: String, _ arguments: String...) async throws -> Outcome {
      let root = package.root
      let folders = try [folder] + package.everything(below: folder).map { "\(folder)/\($0)" }
      func allow(_ mode: Int) throws {
        for path in folders {
          var isFolder: ObjCBool = false
          _ = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
          guard isFolder.boolValue else { continue }
          try FileManager.default.setAttributes(
            [.posixPermissions: mode],
            ofItemAtPath: "\(root)/\(path)"
          )
        }
      }
      try allow(0o555)
      defer { try? allow(0o755) }
      return try await withoutRights {
        let tool = try Tool(in: root)
        let invocation = try Invocation(arguments)
        let pending = try tool.pending([])
        return invocation.subcommand == .accept ? tool.accept(pending, false) : tool.reject(pending)
      }
    }

    @Test("reject says so, with the code of a failure, and leaves all as it was")
    func reject() async throws {
      let outcome = try await run(below: ".build/snapshots", "reject")
      #expect(outcome.output.isEmpty)
      #expect(outcome.error == "tablesnap: '\(name)' could not be deleted: Permission denied.\n")
      #expect(outcome.status == .failure)
      #expect(package.pendingNames == [name])
      #expect(try await package.run("reject").output == "rejected  \(name)\n")
    }

    @Test("accept says so, with the code of a failure, and leaves all as it was")
    func accept() async throws {
      let outcome = try await run(below: "Tests", "accept")
      #expect(outcome.output.isEmpty)
      #expect(outcome.error == "tablesnap: '\(name)' could not be written: Permission denied.\n")
      #expect(outcome.status == .failure)
      #expect(package.reference("accounts") == "one\n")
      #expect(package.pendingNames == [name])
    }

    @Test(
      "a reference that may not be read is not missing, and nothing is written over it",
      arguments: SnapshotMode.allCases
    )
    func unreadable(mode: SnapshotMode) async throws {
      let location = package.location("accounts")
      func allow(_ mode: Int) throws {
        try FileManager.default.setAttributes(
          [.posixPermissions: mode],
          ofItemAtPath: location.reference
        )
      }
      let folders = try ["Tests", ".build/snapshots"].flatMap { folder in
        try [folder] + package.everything(below: folder).map { "\(folder)/\($0)" }
      }
      for folder in folders where SnapshotFiles.isFolder("\(package.root)/\(folder)") {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o777],
          ofItemAtPath: "\(package.root)/\(folder)"
        )
      }
      let file = "\(package.root)/Tests/AppTests/AccountsTests.swift"
      @Sendable func assertion() -> SnapshotAssertion {
        SnapshotAssertion(
          of: Snapshot("two\n"),
          with: .file(named: "accounts"),
          record: mode,
          in: SnapshotTest(module: "AppTests", function: "overview()", file: file),
          environment: [:]
        )
      }
      try allow(0o000)
      let (said, forced) = try await withoutRights {
        var said: SnapshotMismatch?
        do throws(SnapshotMismatch) { try assertion().check() } catch { said = error }
        let tool = try Tool(in: assertion().location.package.root)
        return (said, tool.accept(try tool.pending([]), true))
      }
      try allow(0o644)
      #expect(said?.kind == .refused)
      #expect(
        said?.description
          == "'accounts' could not be read: Permission denied.\nreference  \(location.path)"
      )
      #expect(
        forced.error == "tablesnap: '\(name)' is not accepted: its reference could not be read: "
          + "Permission denied.\n"
      )
      #expect(package.reference("accounts") == "one\n")
      #expect(package.pendingNames == [name])
    }

    @Test("what is accepted waits no more, also where its text cannot be deleted")
    func acceptedText() async throws {
      let folder = "\(package.root)/\(TemporaryPackage.folder)"
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
      let outcome = try await run(below: ".build/snapshots", "accept")
      #expect(outcome == Outcome(output: "accepted  \(name)\n"))
      #expect(package.reference("accounts") == "two\n")
      #expect(package.pendingNames.isEmpty)
    }

    @Test("a review says so and ends with the code of a failure")
    func review() async throws {
      let pending = package.package.pendingSnapshots
      let path = package.location("accounts").pending
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o555],
        ofItemAtPath: path.parentPath
      )
      let (said, status) = try await withoutRights {
        var session = ReviewSession(of: pending)
        return (session.press("r"), session.outcome.status)
      }
      #expect(said.hasPrefix("reject\n'\(name)' could not be deleted: Permission denied.\n"))
      #expect(said.hasSuffix("\n0 accepted · 0 rejected · 1 left\n"))
      #expect(status == .failure)
      #expect(package.pendingNames == [name])
    }

    @Test("an orphan that cannot be deleted is named")
    func orphans() async throws {
      let orphan = Orphan(
        reference: try #require(package.package.storedReferences.first),
        reason: .file("Tests/AppTests/AccountsTests.swift")
      )
      let folder = "\(package.root)/\(TemporaryPackage.folder)"
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
      let root = package.root
      let outcome = try await withoutRights { try Tool(in: root).delete([orphan]) }
      let path = package.location("accounts").path
      #expect(outcome.output.isEmpty)
      #expect(outcome.error == "tablesnap: '\(path)' could not be deleted: Permission denied.\n")
      #expect(outcome.status == .failure)
      #expect(package.reference("accounts") == "one\n")
    }
  }
#endif
