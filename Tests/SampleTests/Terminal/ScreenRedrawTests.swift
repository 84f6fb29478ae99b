import TestSupport
import Testing

@testable import samples

@Suite("Drawing a screen in place", .bounded)
struct ScreenRedrawTests {
  private func text(_ screens: [String]...) -> String {
    var redraw = ScreenRedraw()
    var text = ""
    for screen in screens { text = redraw.text(toShow: screen) }
    return text.replacing("\u{1B}", with: "␛")
  }

  @Test("the first time everything is drawn")
  func first() {
    #expect(text(["a", "b"]) == "␛[2J␛[1;1H␛[2Ka␛[2;1H␛[2Kb")
  }

  @Test("then only lines that differ")
  func changes() {
    #expect(text(["a", "b", "c"], ["a", "x", "c"]) == "␛[2;1H␛[2Kx")
    #expect(text(["a", "b"], ["a", "b"]) == "")
    #expect(text(["a", "b"], ["", "b"]) == "␛[1;1H␛[2K")
  }

  @Test("a screen of another height is drawn again")
  func height() {
    #expect(text(["a", "b"], ["a"]) == "␛[2J␛[1;1H␛[2Ka")
  }
}
