import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The policy about inconsistencies", .bounded)
struct InconsistencyPolicyTests {
  @Test(
    "is to collect in a test process only",
    arguments: [
      (["/build/PackageTests.xctest"], InconsistencyPolicy.collect),
      (["/Xcode.app/Contents/Developer/usr/bin/xctest", "-XCTest"], .collect),
      (["/usr/bin/helper", "--testing-library", "swift-testing"], .collect),
      (["/usr/bin/helper", "--testing-library=swift-testing"], .collect),
      (["/usr/bin/samples", "accounts"], .trap), ([], .trap),
    ]
  )
  func automatic(arguments: [String], policy: InconsistencyPolicy) {
    #expect(InconsistencyPolicy.automatic(arguments: arguments) == policy)
  }

  @Test("is to collect in an app that tests were put into")
  func tested() {
    let environment = ["XCTestConfigurationFilePath": "/tmp/tests.xctestconfiguration"]
    #expect(
      InconsistencyPolicy.automatic(arguments: ["/App.app/App"], environment: environment)
        == .collect
    )
  }

  @MainActor
  @Test("is to collect here")
  func here() {
    #expect(HeadlessTable(id: "test", width: 1, height: 1).onInconsistency == .collect)
  }

  @Test("stops the program if it is to trap")
  func trap() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let table = HeadlessTable(id: "test", width: 320, height: 100)
      table.onInconsistency = .trap
      _ = table.numberOfRows(inSection: 1)
    }
  }

  @Test("stops the program in the line of the gesture")
  func trapInGesture() async throws {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = HeadlessTable(id: "test", width: 320, height: 100)
      table.onInconsistency = .trap
      table.dragRow(at: .id(7), to: .id(8), filePath: "/app/Mails.swift", line: 12)
    }
    let said = try String(decoding: #require(exit).standardErrorContent, as: UTF8.self)
    let sentence = "Table 'test' has no row with the identity '7'."
    #expect(said.contains("/app/Mails.swift:12: Fatal error: \(sentence)"))
  }

  @Test("stops the program in the line that made the table where there is no gesture")
  func trapElsewhere() async throws {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let path: StaticString = "/app/Mails.swift"
      let table = HeadlessTable(id: "test", width: 320, height: 100, filePath: path, line: 3)
      table.onInconsistency = .trap
      _ = table.numberOfRows(inSection: 1)
    }
    let said = try String(decoding: #require(exit).standardErrorContent, as: UTF8.self)
    #expect(said.contains("/app/Mails.swift:3: Fatal error: "))
  }

  @Test("stops the program with UIKit's sentence if a batch is refused")
  func refusedBatch() async throws {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let source = NumberSource(.exact)
      source.sections = [NumberSource.Section(id: 0, rows: [1, 2, 3])]
      let table = source.table()
      table.onInconsistency = .trap
      table.layoutIfNeeded()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)])
    }
    let said = try String(decoding: #require(exit).standardErrorContent, as: UTF8.self)
    let sentence = """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an existing \
      section after the update (3) must be equal to the number of rows contained in that section before \
      the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, \
      1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, \
      0 moved out).
      """
    #expect(said.contains(sentence))
  }

  @Test("stops the program for an error, but not for a warning")
  func diagnostics() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let table = HeadlessTable(id: "test", width: 320, height: 100)
      table.onInconsistency = .trap
      table.report(TableDiagnostic(severity: .warning, message: "Mind the gap."))
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let table = HeadlessTable(id: "test", width: 320, height: 100)
      table.onInconsistency = .trap
      table.report(TableDiagnostic(severity: .error, message: "Mind the gap."))
    }
  }
}
