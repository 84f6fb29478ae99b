import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// Two runs of tests and two reviewers, at once, with the same references.
@Suite("Several processes at once", .bounded)
struct AtOnceTests {
  /// Somebody who works with a package on a thread of its own.
  private actor Somebody {
    private let thread = OwnThread()
    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// A run of tests whose text is another one each time.
    func runTests(_ locations: [SnapshotLocation], saying letter: String, times: Int) throws {
      for round in 0..<times {
        for location in locations {
          let reference = SnapshotFiles.contents(of: location.reference)
          let text = AtOnceTests.text("\(letter)\(round)")
          try location.writePending(Data(text.utf8), comparedWith: .file(reference))
        }
      }
    }

    /// A reviewer who accepts snapshots that were read before; returns what was refused.
    func accept(_ snapshots: [PendingSnapshot]) -> [String] {
      snapshots.compactMap { snapshot in
        do { try snapshot.accept() } catch { return "\(error)" }
        return nil
      }
    }

    /// A reviewer who accepts all, or rejects all; returns what was refused.
    func review(_ package: SnapshotPackage, accepting: Bool, times: Int) -> [String] {
      var refused: [String] = []
      for _ in 0..<times {
        for snapshot in package.pendingSnapshots {
          do {
            if accepting { try snapshot.accept(isForced: true) } else { try snapshot.reject() }
          } catch {
            refused.append("\(error)")
          }
        }
      }
      return refused
    }
  }

  /// A text that says in its first and its last line who wrote it.
  private static func text(_ author: String) -> String {
    "\(author)\n" + String(repeating: "line of \(author)\n", count: 2_000) + "\(author)\n"
  }

  @Test("each reference is one of the texts, from its first line to its last")
  func runsAndReviews() async throws {
    let package = try TemporaryPackage()
    let names = ["a", "b", "c"]
    let locations = names.map { package.location($0) }
    for name in names { try package.change(name, from: Self.text("first"), to: Self.text("x")) }
    let times = Cases.count(12)
    let snapshots = package.package
    async let one: Void = Somebody().runTests(locations, saying: "one", times: times)
    async let two: Void = Somebody().runTests(locations, saying: "two", times: times)
    async let accepted = Somebody().review(snapshots, accepting: true, times: times)
    async let rejected = Somebody().review(snapshots, accepting: false, times: times)
    let refused = await accepted + rejected
    try await one
    try await two
    #expect(Set(refused.map { $0.drop { $0 != " " } }).isSubset(of: Self.refusals), "\(refused)")
    for name in names {
      let text = try #require(package.reference(name))
      let author = String(text.prefix { $0 != "\n" })
      #expect(text == Self.text(author))
    }
    for snapshot in snapshots.pendingSnapshots {
      let text = String(decoding: snapshot.text, as: UTF8.self)
      #expect(text == Self.text(String(text.prefix { $0 != "\n" })))
    }
    _ = try await package.run("accept", "--force")
    #expect(package.pendingNames.isEmpty)
  }

  /// What a reviewer is told whose text another one has just written or deleted, without the name.
  private static let refusals: Set<Substring> = [
    " has just been written by another process. Look at it again."
  ]

  @Test("two reviewers who accept at once write all expectations of a source file")
  func inline() async throws {
    let path = "Tests/AppTests/AccountsTests.swift"
    let names = (10..<30).map { "n\($0)" }
    for _ in 0..<Cases.count(4) {
      let package = try TemporaryPackage()
      let calls = names.map { "  assertInlineSnapshot(of: \($0))\n" }.joined()
      try package.write(path, "func f() {\n\(calls)}\n")
      let texts = names.map { ($0, "text of \($0)\n") }
      _ = try package.assertInline(Dictionary(uniqueKeysWithValues: texts), in: path)
      let pending = package.package.pendingSnapshots
      async let one = Somebody().accept(pending)
      async let two = Somebody().accept(pending.reversed())
      let refused = await one + two
      let file = try #require(package.read(path))
      for name in names { #expect(file.split(separator: "text of \(name)").count == 2) }
      #expect(refused.count == names.count, "each is accepted once")
      #expect(package.pendingNames.isEmpty)
    }
  }

  @Test("a clock that goes back changes nothing: no date of a reference or of a text counts")
  func clock() async throws {
    let package = try TemporaryPackage()
    try package.change("accounts", from: "one\n", to: "two\n")
    let location = package.location("accounts")
    for (path, date) in [
      (location.pending, 1), (location.path(of: .base), 2), (location.reference, 4e9),
    ] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: date)],
        ofItemAtPath: path
      )
    }
    #expect(package.package.pendingSnapshots.map(\.isStale) == [false])
    #expect(try await package.run("accept").status == .done)
    #expect(package.reference("accounts") == "two\n")
  }
}
