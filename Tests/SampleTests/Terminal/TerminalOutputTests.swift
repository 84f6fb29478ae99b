import Testing

@testable import TestSupport

@Suite("What is waited for in a terminal", .bounded)
struct TerminalOutputTests {
  @Test("the pieces that it comes in make no difference", arguments: 1...7)
  func pieces(length: Int) {
    let bytes = Array("❯ one\r\n❯ two\r\r\n".utf8)
    var output = TerminalOutput()
    for start in stride(from: 0, to: bytes.count, by: length) {
      output.append(bytes[start..<min(start + length, bytes.count)])
    }
    #expect(output.text == "❯ one\n❯ two\r\n")
  }

  @Test("a text is found once, and only after the one before")
  func finding() {
    var output = TerminalOutput()
    output.append("quit one quit".utf8)
    for (text, isFound, rest) in [
      ("two", false, "quit one quit"), ("one", true, " quit"), ("one", false, " quit"),
      ("quit", true, ""), ("quit", false, ""),
    ] {
      #expect(output.find(text) == isFound)
      #expect(output.rest == rest)
    }
    output.append(" quit!".utf8)
    let isFoundAgain = output.find("quit")
    #expect(isFoundAgain)
    #expect(output.rest == "!")
  }
}
