import Binder
import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// What failed assertions leave for whoever looks at a server's run.
@Suite(.bounded)
struct ArtifactsTests {
  private let package: TemporaryPackage
  private let reference = "Tests/AppTests/__Snapshots__/File/overview/greeting.txt"
  private let heading = "overview()\nTests/AppTests/File.swift:12\n"

  init() throws {
    package = try TemporaryPackage()
  }

  private func failure(
    _ text: String,
    _ environment: [String: String],
    record: SnapshotMode? = nil,
    faults: [String] = []
  ) -> String? {
    let test = SnapshotTest(
      module: "AppTests",
      function: "overview()",
      file: package.file("Tests/AppTests/File.swift"),
      line: 12
    )
    var snapshot = Snapshot(text)
    snapshot.faults = faults
    snapshot.details = { SnapshotDetails(drawing: "<svg/>\n", calls: "calls t\n") }
    let assertion = SnapshotAssertion(
      of: snapshot,
      with: .file(named: "greeting"),
      record: record,
      in: test,
      environment: environment
    )
    do throws(SnapshotMismatch) {
      try assertion.check()
      return nil
    } catch {
      return error.description
    }
  }

  private var files: [String: String] { package.files }

  @Test(
    "text, drawing, calls and words lie in the folder, also where CI is set",
    arguments: ["kept", "kept/"]
  )
  func kept(folder: String) throws {
    let environment = ["CI": "1", SnapshotLocation.artifactsVariable: folder]
    let said = """
      greeting has no snapshot yet
      +Hello
      reference  \(reference)
      actual     kept/\(reference)/text
      accept     swift run tablesnap accept --artifacts kept File/overview/greeting
      """
    #expect(failure("Hello\n", environment) == said)
    #expect(
      files == [
        "kept/\(reference)/text": "Hello\n", "kept/\(reference)/base": "none\n",
        "kept/\(reference)/drawing.svg": "<svg/>\n", "kept/\(reference)/calls": "calls t\n",
        "kept/\(reference)/failure": "\(said)\n", "kept/\(reference)/test": heading,
      ]
    )
    try package.write("Hello\n", to: reference)
    #expect(failure("Hello\n", environment) == nil)
    #expect(files == [reference: "Hello\n"])
  }

  @Test("beside what waits, where both are wanted")
  func both() {
    let environment = [SnapshotLocation.artifactsVariable: "\(package.path)/kept"]
    #expect(
      failure("Hello\n", environment)?.contains("\nactual     .build/snapshots/") == true
    )
    #expect(files["kept/\(reference)/text"] == "Hello\n")
    #expect(files[".build/snapshots/\(reference)/drawing.svg"] == "<svg/>\n")
    #expect(files[".build/snapshots/\(reference)/calls"] == "calls t\n")
  }

  private let source = "Tests/AppTests/File.swift"

  private func inlineFailure(
    _ text: String,
    matches expected: String?,
    _ environment: [String: String],
    faults: [String] = []
  ) -> String? {
    let test = SnapshotTest(
      module: "AppTests",
      function: "overview()",
      file: package.file(source),
      line: 12
    )
    var snapshot = Snapshot(text)
    snapshot.faults = faults
    snapshot.details = { SnapshotDetails(drawing: "<svg/>\n", calls: "calls t\n") }
    let assertion = SnapshotAssertion(
      of: snapshot,
      with: .source(expected),
      in: test,
      environment: environment
    )
    do throws(SnapshotMismatch) {
      try assertion.check()
      return nil
    } catch {
      return error.description
    }
  }

  @Test("expectations in a source file leave the same, in every mode", arguments: [true, false])
  func inline(isOnServer: Bool) throws {
    var environment = [SnapshotLocation.artifactsVariable: "kept"]
    environment["CI"] = isOnServer ? "1" : nil
    let said = try #require(inlineFailure("Hello\n", matches: "Bye", environment))
    let command = isOnServer ? "accept --artifacts kept File.swift" : "accept File.swift"
    #expect(said.hasPrefix("snapshot is not what is expected (2 changed lines)\n"))
    #expect(said.hasSuffix("\naccept     swift run tablesnap \(command):12:1"))
    let kept = files.filter { $0.key.hasPrefix("kept/") && !$0.key.hasSuffix("/origin") }
    let path = "\(source)/12-1.txt"
    #expect(
      kept == [
        "kept/\(path)/text": "Hello\n", "kept/\(path)/expected": "Bye",
        "kept/\(path)/drawing.svg": "<svg/>\n", "kept/\(path)/calls": "calls t\n",
        "kept/\(path)/failure": "\(said)\n", "kept/\(path)/test": heading,
      ]
    )
    #expect(files.keys.contains { $0.hasPrefix(".build/") } == !isOnServer)
    #expect(inlineFailure("Hello\n", matches: "Hello", environment) == nil)
    #expect(files == [:])
  }

  @Test("expectations of a folder that cannot be written wait none the less")
  func unwritableInline() throws {
    try package.write("", to: "kept")
    let environment = [SnapshotLocation.artifactsVariable: "kept"]
    let said = inlineFailure("Hello\n", matches: nil, environment)
    #expect(said?.hasSuffix("\naccept     swift run tablesnap accept File.swift:12:1") == true)
    let server = inlineFailure("Hello\n", matches: nil, environment.merging(["CI": "1"]) { $1 })
    #expect(server?.contains("\nactual     not written: ") == true)
  }

  @Test("of a table with problems its drawing, its calls and the words, but no text to accept")
  func refused() throws {
    let environment = ["CI": "1", SnapshotLocation.artifactsVariable: "kept"]
    #expect(failure("Hello\n", environment) != nil)
    let said = try #require(failure("Hello\n", environment, faults: ["a \u{1B} fault"]))
    #expect(said.hasPrefix("greeting has 1 problem and is not compared\n"))
    #expect(
      files == [
        "kept/\(reference)/drawing.svg": "<svg/>\n", "kept/\(reference)/calls": "calls t\n",
        "kept/\(reference)/failure": "\(said)\n".withVisibleControls,
        "kept/\(reference)/test": heading,
      ]
    )
    try package.write("Hello\n", to: reference)
    #expect(failure("Hello\n", environment) == nil)
    #expect(files == [reference: "Hello\n"])
    let inline = try #require(
      inlineFailure("Hello\n", matches: "Hello", environment, faults: ["a fault"])
    )
    let path = "\(source)/12-1.txt"
    #expect(files["kept/\(path)/failure"] == "\(inline)\n")
    #expect(files["kept/\(path)/drawing.svg"] == "<svg/>\n")
    #expect(files["kept/\(path)/text"] == nil)
    #expect(inlineFailure("Hello\n", matches: "Hello", environment) == nil)
    #expect(files == [reference: "Hello\n"])
  }

  @Test("nothing for a reference that was recorded, nor where no folder is named")
  func nothing() {
    let environment = [SnapshotLocation.artifactsVariable: "kept"]
    #expect(failure("Hello\n", environment, record: .all) != nil)
    #expect(files == [reference: "Hello\n"])
    #expect(
      failure("Bye\n", ["CI": "1", SnapshotLocation.artifactsVariable: ""])?.hasSuffix("CI is set")
        == true
    )
    #expect(files == [reference: "Hello\n"])
  }

  @Test("a folder that cannot be written is named")
  func unwritable() throws {
    try package.write("", to: "kept")
    let text = try #require(
      failure("Hello\n", ["CI": "1", SnapshotLocation.artifactsVariable: "kept"])
    )
    let last = try #require(text.split(separator: "\n").last)
    #expect(last.hasPrefix("actual     not written: "))
  }
}

@MainActor
@Suite(.bounded)
struct RedactedDetailsTests {
  @Test("values that are left out of a text are left out beside it")
  func redacted() throws {
    let table = HeadlessTable(id: "t", width: 320, height: 200)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: SecretCell.self, models: { [1] })
      .onDequeue { _, cell, _ in cell.title.text = "the secret" }
    binder.finish()
    for strategy in [SnapshotStrategy.picture(.text), .transition { binder.refresh() }] {
      let open = try #require(try strategy.take(table)).details()
      #expect(open.drawing?.contains("the secret") == true)
      let taken = try #require(try strategy.redacting(.field("title")).take(table))
      #expect(!taken.text.contains("the secret"))
      let details = taken.details()
      #expect(details.drawing?.contains("the secret") == false)
      #expect(details.calls?.contains("the secret") == false)
    }
  }
}

private final class SecretCell: HeadlessCell { let title = Label() }
