import TestSupport
import Testing

@testable import HeadlessTable

@Suite("A call log", .bounded)
struct CallLogTests {
  @Test("each kind of call is counted by itself", arguments: Call.Kind.allCases)
  func count(kind: Call.Kind) throws {
    let call = try #require(Self.calls[kind])
    #expect(call.kind == kind)
    let all = CallLog(Array(Self.calls.values) + [call])
    #expect(all.count(of: kind) == 2)
    #expect(CallLog(Self.calls.values.filter { $0 != call }).count(of: kind) == 0)
  }

  private static let dimensions: [Call.Kind] = [
    .cellHeight, .estimatedCellHeight, .headerHeight, .estimatedHeaderHeight, .footerHeight,
    .estimatedFooterHeight,
  ]

  /// A call of each kind; what no other call is, is an event.
  static let calls: [Call.Kind: Call] = {
    let row = Call.Place.row("acc-1")
    var calls: [Call.Kind: Call] = [
      .registration: .registration(
        .init(type: "A", reuseIdentifier: "A", isHeaderFooter: false)
      ),
      .numberOfSections: .count(.init(place: nil, value: 3)),
      .numberOfRows: .rows(1, 3),
      .dequeue: .view("AccountCell", 1, row),
      .willDisplay: .seen(.willDisplay, "AccountCell", 1, row),
      .didEndDisplaying: .seen(.didEndDisplaying, "AccountCell", 1, row),
      .prefetch: .prefetch(.init(kind: .prefetch, places: [row])),
      .cancelPrefetching: .prefetch(.init(kind: .cancelPrefetching, places: [row])),
      .reload: .update(.init(kind: .reload, sections: 3, rows: 6)),
      .batch: .update(
        .init(
          kind: .batch(.init(Batch(), sectionsBefore: 3, rowsBefore: 6)),
          sections: 3,
          rows: 6
        )
      ),
    ]
    for kind in dimensions {
      calls[kind] = .dimension(.init(kind: kind, place: row, value: 44))
    }
    for kind in Call.Kind.allCases where calls[kind] == nil { calls[kind] = .told(kind, row) }
    return calls
  }()

  @Test("the typed queries divide the log among them, in order")
  func queries() {
    let twice = Self.calls.values.flatMap { [$0, $0] }
    let log = CallLog(twice)
    #expect(log.registrations.map(Call.registration) == twice.filter { $0.kind == .registration })
    #expect(log.dequeues.map(Call.dequeue) == twice.filter { $0.kind == .dequeue })
    #expect(log.updates.map(Call.update) == twice.filter { [.reload, .batch].contains($0.kind) })
    #expect(log.counts.map(\.value).sorted() == [3, 3, 3, 3])
    let displays: Set<Call.Kind> = [.willDisplay, .didEndDisplaying]
    #expect(log.displays.map(Call.display) == twice.filter { displays.contains($0.kind) })
    let prefetches: Set<Call.Kind> = [.prefetch, .cancelPrefetching]
    #expect(log.prefetches.map(Call.prefetch) == twice.filter { prefetches.contains($0.kind) })
    #expect(log.dimensions.count == 12)
    #expect(log.events.count == 2 * 32)
    let parts = [
      log.registrations.count, log.counts.count, log.dequeues.count, log.dimensions.count,
      log.displays.count, log.prefetches.count, log.events.count, log.updates.count,
    ]
    #expect(parts.reduce(0, +) == log.count)
  }

  @Test("the calls of a phase are those up to the next")
  func phases() throws {
    var log = CallLog(tableID: "accounts")
    #expect(log.lastPhase == nil)
    log.append(.rows(0, 0))
    log.begin("load")
    log.append(.rows(0, 1))
    log.append(.rows(1, 3))
    log.begin("nothing")
    log.begin("scroll")
    log.append(.height(.row("add")))
    #expect(log.phases.map(\.title) == ["load", "scroll"])
    #expect(Array(log.calls(in: log.phases[0])) == [.rows(0, 1), .rows(1, 3)])
    #expect(Array(log.calls(in: log.phases[1])) == [.height(.row("add"))])
    let last = try #require(log.lastPhase)
    #expect(last.title == "scroll")
    log.append(.height(.row("total")))
    #expect(log.calls(in: last).count == 2)
    log.clear()
    log.begin("load")
    #expect(log.calls(in: last).isEmpty)
  }

  @Test("every call is in the phase that was the last when it was added")
  func manyPhases() {
    var log = CallLog(tableID: "accounts")
    for phase in 0..<100 {
      log.begin("\(phase)")
      for _ in 0...(phase % 3) { log.append(.rows(0, phase)) }
    }
    #expect(log.phases.count == 100)
    for (index, phase) in log.phases.enumerated() {
      let expected = Array(repeating: Call.rows(0, index), count: index % 3 + 1)
      #expect(Array(log.calls(in: phase)) == expected)
    }
  }

  @Test("a log that does not record keeps nothing and makes no call")
  func notRecording() {
    var asked = 0
    func ask<Answer>(_ value: Answer) -> Answer {
      asked += 1
      return value
    }
    var log = CallLog(tableID: "accounts")
    log.isRecording = false
    log.begin(ask("load"))
    log.append(ask(Call.rows(0, 1)))
    #expect(asked == 0)
    #expect(log.isEmpty && log.phases.isEmpty)
    log.isRecording = true
    log.begin(ask("load"))
    log.append(ask(Call.rows(0, 1)))
    #expect(asked == 2)
    #expect(log.count == 1 && log.phases.count == 1)
  }

  @Test("clearing forgets calls and phases and goes on recording")
  func clear() {
    var log = CallLog([.rows(0, 1)])
    log.clear()
    #expect(log.isEmpty && log.phases.isEmpty)
    log.append(.rows(1, 3))
    #expect(Array(log) == [.rows(1, 3)])
  }
}
