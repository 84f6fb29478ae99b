import TestSupport
import Testing

@testable import samples

@Suite("Keys from the bytes of a terminal", .bounded)
struct KeyDecoderTests {
  private static let cases: [(String, [Key])] = [
    ("\u{1B}[A\u{1B}[B\u{1B}[D\u{1B}[C", [.up, .down, .left, .right]),
    ("\u{1B}OA\u{1B}OB", [.up, .down]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end]),
    ("\r\n", [.enter, .enter]), ("\u{7F}\u{8}", [.backspace, .backspace]),
    (
      "q/é旅👍",
      [.character("q"), .character("/"), .character("é"), .character("旅"), .character("👍")]
    ),
    ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}x", [.escape, .character("x")]),
    ("\u{1B}[1;5Cx", [.character("x")]), ("\u{1}\u{2}\tz", [.character("z")]),
  ]

  @Test("each key has its bytes", arguments: cases)
  func keys(bytes: String, expected: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: bytes.utf8) == expected)
  }

  @Test("the pieces that the bytes come in make no difference", arguments: cases)
  func pieces(bytes: String, expected: [Key]) {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in bytes.utf8 { keys += decoder.keys(in: [byte]) }
    #expect(keys == expected)
  }

  @Test("escape is a key when nothing follows it")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0x1B]).isEmpty)
    #expect(decoder.keysAfterPause() == [.escape])
    #expect(decoder.keysAfterPause().isEmpty)
    #expect(decoder.keys(in: "\u{1B}[".utf8).isEmpty)
    #expect(decoder.keysAfterPause().isEmpty)
  }

  @Test("bytes that are no text are dropped, one by one")
  func garbage() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] = [0xFF, 0xC3, 0x28, 0x80, UInt8(ascii: "a")]
    #expect(decoder.keys(in: bytes) == [.character("("), .character("a")])
    let endless = [0x1B, UInt8(ascii: "[")] + [UInt8](repeating: 0x30, count: 40)
    #expect(decoder.keys(in: endless).isEmpty)
    #expect(decoder.keys(in: "a".utf8) == [.character("a")])
  }
}
