import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// A reference may lie on disk with letters and marks apart, as file systems and archives of a Mac have written them.
@Suite("A reference whose name is written in another form of Unicode", .bounded)
struct NamesInTwoFormsTests {
  private let package: TemporaryPackage
  private let folder = "Tests/AppTests/__Snapshots__"

  init() throws {
    package = try TemporaryPackage()
  }

  /// The files of references and of what waits, by the bytes of their paths.
  private var files: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: package.path)) ?? []).filter { path in
      path.hasPrefix("Tests/")
        ? [".txt", ".json"].contains { path.hasSuffix($0) } : path.hasSuffix("/text")
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func kind(
    _ text: String,
    named name: String = "caf\u{E9}",
    suite: String = "\u{C9}t\u{E9}",
    record: SnapshotMode = .missing,
    environment: [String: String] = [:]
  ) -> SnapshotMismatch.Kind? {
    let test = SnapshotTest(
      module: "AppTests",
      suites: [suite],
      function: "ma\u{EE}tre()",
      file: package.file("Tests/AppTests/No\u{EB}l.swift")
    )
    let assertion = SnapshotAssertion(
      of: Snapshot(text),
      with: .file(named: name),
      record: record,
      in: test,
      environment: environment
    )
    do throws(SnapshotMismatch) {
      try assertion.check()
      return nil
    } catch {
      return error.kind
    }
  }

  /// The names of the file, the suite, the test and the snapshot, each with marks apart or not.
  private static let paths = [
    "No\u{EB}l/\u{C9}t\u{E9}/ma\u{EE}tre/caf\u{E9}.txt",
    "No\u{EB}l/\u{C9}t\u{E9}/ma\u{EE}tre/cafe\u{301}.txt",
    "No\u{EB}l/E\u{301}te\u{301}/ma\u{EE}tre/caf\u{E9}.txt",
    "No\u{EB}l/E\u{301}t\u{E9}/mai\u{302}tre/caf\u{E9}.txt",
    "Noe\u{308}l/E\u{301}te\u{301}/mai\u{302}tre/cafe\u{301}.txt",
  ]

  @Test(
    "is found, replaced, and accepted by no second file",
    arguments: paths,
    ["caf\u{E9}", "cafe\u{301}"]
  )
  func found(path: String, name: String) throws {
    let reference = "\(folder)/\(path)"
    try package.write("x\n", to: reference)
    #expect(kind("x", named: name) == nil)
    #expect(kind("y", named: name, record: .check) == .changed)
    #expect(files.map { Array($0.utf8) } == [Array(reference.utf8)])
    #expect(kind("y", named: name, record: .all) == .recorded)
    #expect(files.map { Array($0.utf8) } == [Array(reference.utf8)])
    #expect(package.text(of: reference) == "y\n")
    #expect(kind("z", named: name, record: .pending) == .changed)
    #expect(files.map { Array($0.utf8) }[0] == Array(".build/snapshots/\(reference)/text".utf8))
    #expect(kind("y", named: name) == nil)
    #expect(files.count == 1)
    #expect(kind("y", named: "other", record: .all) == .recorded)
    let beside = reference.replacing("caf\u{E9}", with: "other")
    #expect(
      files.map { Array($0.utf8) }.contains(Array(beside.utf8)),
      "in the folder that there is"
    )
  }

  @Test("is recorded once, whichever form is asked for first", arguments: [false, true])
  func recorded(isComposedFirst: Bool) {
    let names = ["cafe\u{301}", "caf\u{E9}"], suites = ["E\u{301}te\u{301}", "\u{C9}t\u{E9}"]
    let first = isComposedFirst ? 1 : 0
    #expect(kind("x", named: names[first], suite: suites[first]) == .recorded)
    #expect(kind("x", named: names[1 - first], suite: suites[1 - first]) == nil)
    #expect(files.map { Array($0.utf8) } == [Array("\(folder)/\(Self.paths[0])".utf8)])
  }

  @Test("with other capital letters is refused", arguments: paths)
  func capitals(path: String) throws {
    try package.write("x\n", to: "\(folder)/\(path)")
    for name in ["CAF\u{C9}", "Cafe\u{301}"] { #expect(kind("x", named: name) == .refused) }
    #expect(kind("x", suite: "\u{E9}t\u{E9}") == .refused)
    #expect(files.count == 1)
  }

  @Test("takes back what has waited since before it came")
  func waiting() throws {
    #expect(kind("x", record: .pending) == .missing)
    try package.write("x\n", to: "\(folder)/\(Self.paths[4])")
    #expect(kind("x") == nil)
    #expect(files == ["\(folder)/\(Self.paths[4])"])
  }

  @Test("is kept by a server under its own name")
  func artifacts() throws {
    try package.write("x\n", to: "\(folder)/\(Self.paths[4])")
    let server = ["CI": "true", "HEADLESSTABLE_ARTIFACTS": "kept"]
    #expect(kind("y", record: .check, environment: server) == .changed)
    let kept = files.filter { $0.hasPrefix("kept/") && $0.hasSuffix("/text") }
    #expect(kept.map { Array($0.utf8) } == [Array("kept/\(folder)/\(Self.paths[4])/text".utf8)])
    #expect(kind("x", record: .check, environment: server) == nil)
    #expect(files.filter { $0.hasPrefix("kept/") }.isEmpty)
  }

  @Test("is one reference of two assertions")
  func claimed() {
    var claims = AssertedSnapshots()
    let places = ["caf\u{E9}", "cafe\u{301}"].map { name in
      SnapshotTest(
        module: "A",
        function: "f()",
        file: "/p/F.swift",
        line: name.utf8.count
      )
    }
    let refusals = zip(["caf\u{E9}", "cafe\u{301}"], places).map { name, test in
      claims.claim(SnapshotLocation(of: name, in: test), named: name, text: "", by: test)
    }
    #expect(refusals[0] == nil)
    #expect(
      refusals[1]?.hasPrefix("'caf\u{E9}' is asserted twice in this test, first in line 5.") == true
    )
  }
}
