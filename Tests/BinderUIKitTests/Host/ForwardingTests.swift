import TestSupport
import Testing

@MainActor
@Suite("An app's own delegate beside a binder", .bounded)
struct ForwardingTests {
  @Test("gets what the declaration does not answer, and nothing else")
  func forwarding() {
    let answering = Adapted.forwarded(answeringTaps: true)
    #expect(answering.app == ["scrolled", "can edit 1"])
    #expect(answering.binder == ["tapped a", "3 rows", "estimates: true"])
    let silent = Adapted.forwarded(answeringTaps: false)
    #expect(silent.app == ["selected 0", "scrolled", "can edit 1"])
    #expect(silent.binder == ["3 rows", "estimates: true"])
  }

  @Test("a screen that gets heights later is asked for them from then on")
  func later() {
    #expect(Adapted.laterHeights() == [false, true, true])
  }
}
