import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("Names of snapshots that are not the only ones", .bounded)
struct NameTests {
  let package: TemporaryPackage
  private static let below = "__Snapshots__/AccountsTests/overview"
  private static let paths = [
    "Tests/AppTests/\(below)/t.svg", "Tests/AppTests/\(below)/t.txt",
    "Tests/BTests/\(below)/t.txt", "Tests/BTests/\(below)/u.txt",
  ]

  init() throws {
    package = try TemporaryPackage()
    for path in Self.paths {
      try SnapshotLocation(package: package.package, path: path)
        .writePending(Data("new\n".utf8), comparedWith: .file(nil))
    }
    for target in ["AppTests", "BTests"] {
      try package.write("Tests/\(target)/AccountsTests.swift", "func overview() {}\n")
    }
  }

  private static let names = [
    "AppTests/AccountsTests/overview/t.svg", "AppTests/AccountsTests/overview/t.txt",
    "BTests/AccountsTests/overview/t", "AccountsTests/overview/u",
  ]

  @Test("say the target, and the extension, where something else has the same name")
  func names() async throws {
    #expect(package.pendingNames == Self.names)
    for name in Self.names {
      #expect(try await package.run("status", name).output.hasPrefix("1 snapshot waits"), "\(name)")
      #expect(try await package.run("accept", name).output == "accepted  \(name)\n")
    }
    #expect(package.pendingNames == [])
  }

  @Test(
    "one of several is refused, with the paths to choose from, and nothing is done",
    arguments: [
      ("t", [0, 1, 2]), ("overview/t", [0, 1, 2]), ("AccountsTests/overview/t", [0, 1, 2]),
      ("t.txt", [1, 2]), ("AppTests/AccountsTests/overview/t", [0, 1]),
    ]
  )
  func refused(name: String, numbers: [Int]) async throws {
    let listed = numbers.map { "'\(Self.paths[$0])'" }.joined(separator: ", ")
    for command in ["accept", "reject"] {
      #expect(
        try await package.run(command, name)
          == Outcome(
            error: "tablesnap: '\(name)' is the name of \(numbers.count) snapshots: \(listed). "
              + "Give the path of one, or '*/\(name)' for all.\n",
            status: .usage
          )
      )
    }
    #expect(package.pendingNames.count == 4)
    #expect(try await package.run("status", name).output.hasPrefix("\(numbers.count) snapshots"))
  }

  @Test(
    "a folder, a pattern and a path choose what they say",
    arguments: [
      ("AccountsTests", 4), ("BTests", 2), ("AccountsTests/overview", 4), ("*/t", 3), ("t.*", 3),
      ("*.svg", 1), ("BTests/*/*/t", 1), ("*Tests/overview/*.txt", 3), ("A*Tests/overview", 4),
      (paths[0], 1), ("./\(paths[1])", 1),
    ]
  )
  func chosen(part: String, count: Int) async throws {
    #expect(try await package.run("reject", part).status == .done)
    #expect(package.pendingNames.count == 4 - count)
  }

  @Test("orphans are not deleted by the name of several")
  func orphans() async throws {
    for path in Self.paths { try package.write(path, "old\n") }
    #expect(try await package.run("orphans", "t").status != .usage)
    let outcome = try await package.run("orphans", "--delete", "t")
    #expect(outcome.error.contains("'t' is the name of 3 snapshots: "))
    #expect(package.package.storedReferences.count == 4)
  }

  @Test("calls in two files of one name")
  func inline() async throws {
    for target in ["AppTests", "BTests"] {
      let path = "Tests/\(target)/AccountsTests.swift"
      try package.write(path, "assertInlineSnapshot(of: a); assertInlineSnapshot(of: b)\n")
      _ = try package.assertInline(["a": "1\n", "b": "2\n"], in: path)
    }
    let names = ["AppTests", "BTests"].flatMap { target in
      ["1:21", "1:50"].map { "\(target)/AccountsTests.swift:\($0)" }
    }
    #expect(package.pendingNames.filter { $0.contains(".swift:") } == names)
    #expect(
      try await package.run("accept", "AccountsTests.swift:1:21").error
        == "tablesnap: 'AccountsTests.swift:1:21' is the name of 2 snapshots: "
        + "'Tests/AppTests/AccountsTests.swift:1:21', 'Tests/BTests/AccountsTests.swift:1:21'. "
        + "Give the path of one, or '*/AccountsTests.swift:1:21' for all.\n"
    )
    #expect(
      try await package.run("accept", "BTests/AccountsTests.swift:1").output
        == "accepted  \(names[2])\naccepted  \(names[3])\n"
    )
    #expect(try await package.run("accept", "*/AccountsTests.swift:1:21").status == .done)
    #expect(package.pendingNames.filter { $0.contains(".swift:") }.count == 1)
  }

  @Test("a reference with letters and marks apart is compared, replaced and taken back")
  func forms() async throws {
    let (asked, stored) = ("\(Self.below)/caf\u{E9}.txt", "\(Self.below)/cafe\u{301}.txt")
    try SnapshotLocation(package: package.package, path: "Tests/CTests/\(asked)")
      .writePending(Data("new\n".utf8), comparedWith: .file(Data("old\n".utf8)))
    try package.write("Tests/CTests/\(stored)", "old\n")
    #expect(try await package.run("status", "cafe\u{301}").output.contains("  changed  "))
    var session = ReviewSession(of: try Tool(in: package.root).pending(["caf\u{E9}"]))
    _ = session.press("a")
    #expect(package.read("Tests/CTests/\(stored)") == "new\n")
    #expect(!session.press("b").contains("could not"))
    #expect(package.read("Tests/CTests/\(stored)") == "old\n")
    #expect(try await package.run("accept", "caf\u{E9}").status == .done)
    #expect(package.read("Tests/CTests/\(stored)") == "new\n")
    #expect(try package.everything(below: "Tests/CTests/\(Self.below)").count == 1)
  }
}
