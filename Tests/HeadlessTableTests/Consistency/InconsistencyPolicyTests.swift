import Binder
import Testing

@testable import HeadlessTable

@Suite("The policy about inconsistencies")
struct InconsistencyPolicyTests {
  @Test(
    "is to collect in a test process only",
    arguments: [
      (["/build/PackageTests.xctest"], InconsistencyPolicy.collect),
      (["/usr/bin/helper", "--testing-library", "swift-testing"], .collect),
      (["/usr/bin/samples", "accounts"], .trap), ([], .trap),
    ]
  )
  func automatic(arguments: [String], policy: InconsistencyPolicy) {
    #expect(InconsistencyPolicy.automatic(arguments: arguments) == policy)
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
