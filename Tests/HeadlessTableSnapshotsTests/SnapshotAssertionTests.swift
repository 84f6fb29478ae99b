import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// The files that assertions read and write, in a package of their own.
@Suite(.bounded)
struct SnapshotAssertionTests {
  private let package: TemporaryPackage
  private let reference = "Tests/AppTests/__Snapshots__/File/Suite/overview/greeting.txt"
  private var pending: String { ".build/snapshots/\(reference)/text" }

  init() throws {
    package = try TemporaryPackage()
  }

  private func mismatch(
    _ text: String,
    named name: String? = "greeting",
    record: SnapshotMode? = nil,
    isParameterized: Bool = false,
    environment: [String: String] = [:]
  ) -> SnapshotMismatch? {
    let test = SnapshotTest(
      module: "AppTests",
      suites: ["Suite"],
      function: "overview()",
      isParameterized: isParameterized,
      file: package.file("Tests/AppTests/File.swift"),
      line: 12
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
      return error
    }
  }

  /// What there is but digests of references and names of tests.
  private var files: [String: String] {
    package.files.filter { !$0.key.hasSuffix("/base") && !$0.key.hasSuffix("/test") }
  }

  @Test("a missing reference fails again and again, until its pending text is moved to its place")
  func accept() throws {
    for _ in 1...2 {
      #expect(
        mismatch("Hello\n")?.description == """
          greeting has no snapshot yet
          +Hello
          actual     .build/snapshots/\(reference)/text
          accept     swift run tablesnap accept File/Suite/overview/greeting
          """
      )
      #expect(files == [pending: "Hello\n"])
    }
    try package.write("Hello\n", to: reference)
    #expect(mismatch("Hello") == nil)
    #expect(files == [reference: "Hello\n"])
  }

  @Test("a reference stays where the folder of what waits is a link to the package itself")
  func linkedFolder() throws {
    try package.write("Hello\n", to: reference)
    try package.write("", to: ".build/other")
    try FileManager.default.createSymbolicLink(
      atPath: package.file(".build/snapshots"),
      withDestinationPath: package.path
    )
    #expect(mismatch("Hello") == nil)
    #expect(mismatch("Bye")?.kind == .refused)
    #expect(package.text(of: reference) == "Hello\n")
  }

  @Test("a text that cannot be written is shown with what has changed")
  func unwritable() throws {
    try package.write("Hello\nworld\n", to: reference)
    try package.write("", to: ".build/snapshots")
    let mismatch = mismatch("Hello\nthere\n")
    #expect(mismatch?.kind == .refused)
    #expect(
      mismatch?.description == """
        'greeting' could not be written: Not a directory.
        greeting differs from its snapshot (2 changed lines)
        --- \(reference)
        +++ \(reference)
        @@ -1,2 +1,2 @@
         Hello
        -world
        +there
        reference  \(reference)
        actual     not written: Not a directory.
        """
    )
  }

  @Test("of long lines the beginning is shown, and what waits is whole")
  func longLines() throws {
    let long = String(repeating: "é", count: 200_000)
    try package.write("Hello\n\(long)\n", to: reference)
    let text = try #require(mismatch("Hello\n\(long)x\n")?.description)
    #expect(text.utf8.count < 4_000)
    let lines = ["-", "+"].map { "\($0)… 199900 equal characters, then: \(long.prefix(100))" }
    #expect(text.contains("\n\(lines[0])\n\(lines[1])x\n"))
    #expect(!text.contains("@@"))
    #expect(files[pending] == "Hello\n\(long)x\n")
    try package.write("a\n", to: reference)
    let cut = "\n+\(long.prefix(499))… 199501 more characters\n"
    #expect(mismatch("\(long)\n")?.description.contains(cut) == true)
  }

  @Test("a changed reference fails again and again and stays as it is")
  func changed() throws {
    try package.write("Hello\nworld\n", to: reference)
    for _ in 1...2 {
      #expect(
        mismatch("Hello\nthere\n")?.description == """
          greeting differs from its snapshot (2 changed lines)
          --- \(reference)
          +++ \(reference)
          @@ -1,2 +1,2 @@
           Hello
          -world
          +there
          reference  \(reference)
          actual     .build/snapshots/\(reference)/text
          accept     swift run tablesnap accept File/Suite/overview/greeting
          """
      )
      #expect(files == [reference: "Hello\nworld\n", pending: "Hello\nthere\n"])
    }
    #expect(mismatch("Hello\nworld\n") == nil)
    #expect(files == [reference: "Hello\nworld\n"])
  }

  @Test("on a server nothing is written, whatever says to", arguments: SnapshotMode.allCases)
  func server(mode: SnapshotMode) throws {
    try package.write("Hello\n", to: reference)
    let environment = ["CI": "true", "HEADLESSTABLE_RECORD": mode.rawValue]
    #expect(
      mismatch("Bye\n", record: mode, environment: environment)?.description == """
        greeting differs from its snapshot (2 changed lines)
        --- \(reference)
        +++ \(reference)
        @@ -1,1 +1,1 @@
        -Hello
        +Bye
        reference  \(reference)
        actual     not written, because CI is set
        """
    )
    #expect(
      mismatch("Bye\n", named: "other", record: mode, environment: environment)?.description == """
        other has no snapshot yet
        +Bye
        reference  \(reference.replacing("greeting", with: "other"))
        actual     not written, because CI is set
        """
    )
    #expect(mismatch("Hello\n", record: mode, environment: environment) == nil)
    #expect(package.files == [reference: "Hello\n"])
  }

  @Test("the mode check writes nothing at all")
  func check() throws {
    try package.write("Hello\n", to: reference)
    let text = mismatch("Bye\n", record: .check)?.description
    #expect(text?.hasSuffix("\nactual     not written, because the mode is check") == true)
    #expect(package.files == [reference: "Hello\n"])
  }

  @Test("what is recorded fails once, and passes from then on")
  func record() throws {
    #expect(
      mismatch("Hello\n", record: .missing)?.description == """
        greeting had no snapshot; now it has
        +Hello
        reference  \(reference)
        written    because of the mode; the next run passes if nothing changes
        """
    )
    #expect(mismatch("Hello\n", record: .missing) == nil)
    #expect(mismatch("Bye\n", record: .missing)?.kind == .changed)
    #expect(files == [reference: "Hello\n", pending: "Bye\n"])
    #expect(
      mismatch("Bye\n", record: .failed)?.description == """
        greeting differed from its snapshot (2 changed lines), which has been replaced
        --- \(reference)
        +++ \(reference)
        @@ -1,1 +1,1 @@
        -Hello
        +Bye
        reference  \(reference)
        written    because of the mode; the next run passes if nothing changes
        """
    )
    #expect(mismatch("Bye\n", record: .check) == nil)
    #expect(files == [reference: "Bye\n"])
  }

  @Test("a conflict in a reference is named and kept")
  func conflict() throws {
    try package.write("Hello\n<<<<<<< HEAD\n", to: reference)
    #expect(
      mismatch("Hello\n", record: .failed)?.description == """
        greeting differs from its snapshot (1 changed line)
          ! the reference has conflict markers, the first in line 2: resolve the conflict
        --- \(reference)
        +++ \(reference)
        @@ -1,2 +1,1 @@
         Hello
        -<<<<<<< HEAD
        reference  \(reference)
        actual     .build/snapshots/\(reference)/text
        accept     swift run tablesnap accept File/Suite/overview/greeting
        """
    )
  }

  @Test("a name that is another's but for capital letters is refused before it is written")
  func capitals() throws {
    try package.write("Hello\n", to: reference)
    #expect(
      mismatch("Hello\n", named: "Greeting")?.description == """
        'Tests/AppTests/__Snapshots__/File/Suite/overview/Greeting.txt' and '\(reference)' are one file \
        where case is ignored; rename one.
        """
    )
    #expect(files == [reference: "Hello\n"])
  }

  @Test("folders above the references may differ from others by capital letters")
  func capitalsAbove() throws {
    try package.write("Hello\n", to: reference)
    try package.write("", to: "tests/AppTests/note.txt")
    #expect(mismatch("Hello\n") == nil)
    #expect(mismatch("Hello\n", named: "other")?.kind == .missing)
  }

  @Test("a test that runs for several arguments names its snapshots")
  func parameterized() {
    #expect(
      mismatch("Hello\n", named: nil, isParameterized: true)?.description == """
        'snapshot' is asserted in a test that runs once for each of its arguments.
        Name the snapshot by the argument: assertSnapshot(of: …, named: "…").
        """
    )
    #expect(mismatch("Hello\n", isParameterized: true)?.kind == .missing)
  }

  @Test("what cannot be written is said")
  func notWritten() throws {
    try package.write("", to: ".build")
    let error = mismatch("Hello\n")
    #expect(error?.kind == .refused)
    #expect(error?.description.hasPrefix("'greeting' could not be written: ") == true)
  }

  @Test(
    "what a tool has done to a reference is said once, and the changes as if it had not",
    arguments: [
      (
        "table t · plain\r\n§ a · 1 row\r\n  row      44  Cell              #1\r\n",
        """
        greeting differs from its snapshot (1 change)
          ! the reference has line ends CRLF: add '**/__Snapshots__/** -text' to .gitattributes and check it \
        out again
          ~ a/1   height 44 → 50
        --- REFERENCE
        +++ REFERENCE
        @@ -1,3 +1,3 @@
         table t · plain
         § a · 1 row
        -  row      44  Cell              #1
        +  row      50  Cell              #1
        reference  REFERENCE
        """
      ),
      (
        "table t · plain\r\n§ a · 1 row\r\n  row      50  Cell              #1\r\n",
        """
        greeting differs from its snapshot (its lines are the same)
          ! the reference has line ends CRLF: add '**/__Snapshots__/** -text' to .gitattributes and check it \
        out again
        reference  REFERENCE
        """
      ),
      (
        "\u{FEFF}table t · plain\n§ a · 1 row\n  row      50  Cell              #1\n",
        """
        greeting differs from its snapshot (its lines are the same)
          ! the reference begins with a byte order mark: save it without one
        reference  REFERENCE
        """
      ),
      (
        "",
        """
        greeting differs from its snapshot (3 changed lines)
          ! the reference is empty: restore it from version control, or accept it again
        --- REFERENCE
        +++ REFERENCE
        @@ -0,0 +1,3 @@
        +table t · plain
        +§ a · 1 row
        +  row      50  Cell              #1
        reference  REFERENCE
        """
      ),
    ]
  )
  func damagedReference(file: String, expected: String) throws {
    try package.write(file, to: reference)
    let text = "table t · plain\n§ a · 1 row\n  row      50  Cell              #1\n"
    let found = mismatch(text, record: .check)?.description
    let end = "\nactual     not written, because the mode is check"
    #expect(found == expected.replacing("REFERENCE", with: reference) + end)
  }

  @Test("what a terminal would obey is shown and not obeyed")
  func controls() throws {
    let file = "table t\0\u{1B}[31m · plain\n§ a · 1 row\n  row      50  Cell\u{202E}\n"
    try package.write(file, to: reference)
    let text = "table t · plain\n§ a · 1 row\n  row      50  Cell\n"
    #expect(
      mismatch(text, record: .check)?.description == #"""
        greeting differs from its snapshot (2 changes)
          ~ table     t\u{0}\u{1b}[31m → t
          ~ a/row 1   type Cell\u{202e} → Cell
        --- \#(reference)
        +++ \#(reference)
        @@ -1,3 +1,3 @@
        -table t\u{0}\u{1b}[31m · plain
        +table t · plain
         § a · 1 row
        -  row      50  Cell\u{202e}
        +  row      50  Cell
        reference  \#(reference)
        actual     not written, because the mode is check
        """#
    )
  }

  @Test("a snapshot without a name says so")
  func emptyName() {
    #expect(
      mismatch("Hello", named: "")?.description == """
        A snapshot can't have an empty name.
        Give it one, or none for that of the table: assertSnapshot(of: …, named: "…").
        """
    )
    #expect(files.isEmpty)
  }
}

/// A test that runs on another machine than the one that has its sources.
@Suite("sources of another machine", .bounded)
struct ForeignSourcesTests {
  @Test(
    "a snapshot without a reference is refused, and no folder is made",
    arguments: [true, false]
  )
  func refused(isInline: Bool) {
    let root = "/elsewhere-\(UInt64.random(in: 0...UInt64.max))"
    let assertion = SnapshotAssertion(
      of: Snapshot("a text"),
      with: isInline ? .source(nil) : .file(named: "overview"),
      in: SnapshotTest(
        module: "AppTests",
        function: "overview()",
        file: "\(root)/App/Tests/AppTests/File.swift",
        line: 3
      ),
      environment: [:]
    )
    let error = #expect(throws: SnapshotMismatch.self) { try assertion.check() }
    #expect(
      error?.description == """
        '\(isInline ? "snapshot" : "overview")' has no reference here: the test's sources are not on this machine, in \
        \(root)/App/Tests/AppTests.
        Run the test where it was built, or build it here.
        """
    )
    #expect(SnapshotFiles.names(in: root) == [])
  }
}
