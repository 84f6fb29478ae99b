import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite(.bounded)
struct SnapshotLocationTests {
  @Test("the reference lies beside the test's file, below its file, suites and test")
  func path() throws {
    let folder = try TemporaryPackage()
    let test = SnapshotTest(
      module: "AppTests",
      suites: ["Outer", "`In ner`"],
      function: "overview()",
      file: folder.file("Tests/AppTests/AccountsTests.swift")
    )
    let location = SnapshotLocation(of: "accounts", in: test)
    let inner = SnapshotName.component("In ner")
    #expect(
      location.path
        == "Tests/AppTests/__Snapshots__/AccountsTests/Outer/\(inner)/overview/accounts.txt"
    )
    #expect(location.reference == "\(folder.path)/\(location.path)")
    #expect(location.pending == "\(folder.path)/.build/snapshots/\(location.path)/text")
    #expect(location.shortName == "AccountsTests/Outer/\(inner)/overview/accounts")
    #expect(test.name == "AppTests.Outer/`In ner`/overview()")
  }

  @Test(
    "a failure names a snapshot so that its command accepts no other",
    arguments: [
      ([], "a/t.txt", "a/t"), ([], "a/t.svg", "a/t.svg"),
      (["Tests/A/__Snapshots__/a/u.svg"], "a/t.txt", "a/t"),
      (["Tests/A/__Snapshots__/a/t.svg"], "a/t.txt", "a/t.txt"),
      ([".build/snapshots/Tests/A/__Snapshots__/a/t.svg/text"], "a/t.txt", "a/t.txt"),
      (["Tests/B/__Snapshots__/a/t.txt"], "a/t.txt", "A/a/t"),
      ([".build/snapshots/Tests/B/__Snapshots__/a/t.json/text"], "a/t.txt", "A/a/t"),
      (["Tests/B/__Snapshots__/b/t.txt"], "a/t.txt", "a/t"),
      (["Other/A/__Snapshots__/a/t.txt"], "a/t.txt", "Tests/A/a/t"),
    ]
  )
  func uniqueName(others: [String], below: String, name: String) throws {
    let folder = try TemporaryPackage()
    for path in others { try folder.write("x", to: path) }
    let location = SnapshotLocation(
      package: SnapshotPackage(root: folder.path),
      path: "Tests/A/__Snapshots__/\(below)"
    )
    #expect(location.uniqueName == name)
  }

  @Test("a package in a package is found by the files of its tests")
  func nested() throws {
    let folder = try TemporaryPackage()
    try folder.write("", to: "Nested/Package.swift")
    let around = SnapshotPackage(around: "\(folder.path)/Nested/Tests/A/B.swift")
    #expect(around.root == "\(folder.path)/Nested")
    #expect(SnapshotPackage(around: "\(folder.path)/Tests/A/B.swift").root == folder.path)
    #expect(around.relativePath(of: "\(folder.path)/Nested/Tests/x.txt") == "Tests/x.txt")
    #expect(around.relativePath(of: "/elsewhere/x.txt") == "/elsewhere/x.txt")
  }

  @Test(
    "a file that was compiled by a relative path, or one with dots, keeps its texts in its package"
  )
  func dots() throws {
    let folder = try TemporaryPackage()
    let files = ["Tests/App/../App/./A.swift", "../\(folder.path.lastPathName)/Tests/App/A.swift"]
    for file in files {
      let test = SnapshotTest(module: "App", function: "f()", file: "\(folder.path)/\(file)")
      let location = SnapshotLocation(of: "a", in: test)
      #expect(location.pending == "\(folder.path)/.build/snapshots/\(location.path)/text")
      #expect(location.path == "Tests/App/__Snapshots__/A/f/a.txt")
    }
    let here = FileManager.default.currentDirectoryPath
    let relative = SnapshotTest(module: "App", function: "f()", file: "../Other/A.swift")
    #expect(relative.file == "\(here.parentPath)/Other/A.swift")
  }

  @Test(
    "what waits is kept in another folder",
    arguments: [
      ("kept", "/app/kept"), ("kept//", "/app/kept"), ("/elsewhere/", "/elsewhere"), ("/", "/"),
    ]
  )
  func keeping(folder: String, path: String) {
    #expect(SnapshotPackage(root: "/app").keeping(in: folder).snapshotsFolder == path)
  }
}
