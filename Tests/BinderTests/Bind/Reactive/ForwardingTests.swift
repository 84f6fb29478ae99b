import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Each method of a data source and a delegate: what the proxy answers by itself, what whom it
/// forwards to answers, and what a handler does.
@MainActor
@Suite("Each method of a proxy", .bounded)
struct ForwardingTests {
  @Test("of the data source")
  func dataSource() { ForwardingCases.dataSource.forEach(check) }

  @Test("of the delegate")
  func delegate() { ForwardingCases.delegate.forEach(check) }

  private func check(_ method: ForwardingCase) {
    let table = HeadlessTable(id: "proxy", width: 320, height: 480)
    let echo = EchoSource()
    table.reactive.dataSource.forwardTo = nil
    table.reactive.delegate.forwardTo = nil
    #expect(method.call(table) == method.plain, "\(method.name), alone")
    table.reactive.dataSource.forwardTo = echo
    table.reactive.delegate.forwardTo = echo
    let told = echo.told.count
    #expect(answer(method, table, echo) == method.forwarded, "\(method.name), forwarded")
    var heard: [String] = []
    let observation = method.observe(table).observeNext { heard.append($0) }
    let before = echo.told.count
    #expect(method.call(table) == method.handled, "\(method.name), handled")
    #expect(heard == [method.name])
    #expect(echo.told.count == before, "\(method.name) is not forwarded while it is observed")
    observation.dispose()
    #expect(answer(method, table, echo) == method.forwarded, "\(method.name), forwarded again")
    #expect(told <= echo.told.count)
  }

  /// The answer of a method, or what the echo was told by it.
  private func answer(
    _ method: ForwardingCase,
    _ table: HeadlessTable,
    _ echo: EchoSource
  ) -> String {
    let told = echo.told.count
    let answer = method.call(table)
    return answer == "()" ? echo.told.dropFirst(told).joined() : answer
  }
}
