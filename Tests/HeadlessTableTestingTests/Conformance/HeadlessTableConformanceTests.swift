import Binder
import HeadlessTable
import HeadlessTableTesting
import TestSupport
import Testing

@MainActor
@Suite("The conformance of hosts", .bounded)
struct HeadlessTableConformanceTests {
  private func conformance(height: Double) -> TableHostConformance<HeadlessTable> {
    TableHostConformance(
      makeHost: {
        let table = HeadlessTable(id: "host", width: 200, height: height)
        table.onInconsistency = .collect
        return table
      },
      settle: { $0.layoutIfNeeded() },
      tap: { $0.tapRow(at: $1) }
    )
  }

  @Test("HeadlessTable is such a host")
  func conforms() {
    #expect(conformance(height: 800).failures() == [])
  }

  @Test("a host that shows too few rows is found")
  func tooLow() {
    let failures = conformance(height: 20).failures()
    #expect(
      failures.first?.description
        == "The first rows are asked for once, from the top to the bottom, and displayed: after "
        + "'willDisplay a at 0.0' it must be 'cell for b at 0.1, new', but is "
        + "'the rows are a ? |  | ?'."
    )
  }
}
