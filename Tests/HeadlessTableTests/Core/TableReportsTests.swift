import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("What a table reports", .bounded)
struct TableReportsTests {
  private let reports = TableReports(
    tableID: "test",
    origin: SourceLocation(#fileID, #filePath, #line, #column)
  )

  private var phases: [String] { reports.log.phases.map(\.title) }

  private func note() { reports.note { .count(Call.Count(place: nil, value: 1)) } }

  @Test("says a recurring problem once, until it is forgotten")
  func once() {
    for _ in 0..<2 {
      for kind in [TableReports.Recurring.zeroHeight, .dataSourceGone, .zeroHeight] {
        reports.report(kind, TableDiagnostic(severity: .warning, message: "\(kind)"))
      }
    }
    reports.forget(.dataSourceGone)
    reports.report(.dataSourceGone, TableDiagnostic(severity: .warning, message: "again"))
    #expect(reports.diagnostics.map(\.message) == ["zeroHeight", "dataSourceGone", "again"])
  }

  @Test("prints a warning where no test can look at it, unless a policy is set")
  func printed() {
    var lines: [String] = []
    let reports = TableReports(
      tableID: "people",
      origin: SourceLocation(#fileID, #filePath, #line, #column),
      printWarning: { lines.append($0) }
    )
    for policy in [nil, InconsistencyPolicy.collect] {
      if let policy { reports.policy = policy }
      reports.report(TableDiagnostic(severity: .warning, message: "Mind."))
    }
    #expect(lines == ["warning: people: Mind."])
  }

  /// f: a frame begins, b: a batch in the frame, o: a batch outside of one, s: a phase of scrolling.
  @Test(
    "batches of one frame share a phase",
    arguments: [
      ("b", "update"),
      ("bb", "update"),
      ("bfb", "update, update"),
      ("oo", "update, update"),
      ("ob", "update"),
      ("bsb", "update, scroll, update"),
    ]
  )
  func phases(of events: String, expected: String) {
    for event in events {
      switch event {
      case "f": reports.frameBegan()
      case "b": reports.beginUpdatePhase(isInFrame: true)
      case "o": reports.beginUpdatePhase(isInFrame: false)
      default: reports.beginPhase { "scroll" }
      }
      note()
    }
    #expect(phases.joined(separator: ", ") == expected)
  }

  @Test("makes no call and no title while nothing is recorded")
  func unrecorded() {
    reports.unrecorded {
      reports.note { fatalError("A call was made that nobody records") }
      reports.beginPhase { fatalError("A title was made that nobody records") }
    }
    note()
    #expect(reports.log.count == 1)
  }

  @Test("puts the log back after a check that records for itself")
  func apart() {
    note()
    reports.recordingApart {
      #expect(reports.log.isEmpty)
      note()
      note()
    }
    #expect(reports.log.count == 1)
  }

  @Test("knows the names of sections until they change")
  func names() {
    reports.keep(name: "friends", ofSection: 1)
    #expect(reports.knownName(ofSection: 1) == "friends")
    reports.forgetNames()
    #expect(reports.knownName(ofSection: 1) == nil)
  }
}
