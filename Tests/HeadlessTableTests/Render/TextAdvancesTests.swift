import TestSupport
import Testing

@testable import HeadlessTable

@Suite("How wide text is drawn, and how it wraps", .bounded)
struct TextAdvancesTests {
  @Test(
    "by a table of advances",
    arguments: [
      ("", 0), ("i", 2.22), ("W", 9.44), ("AV", 13.34), ("a b", 13.9), ("é", 5.75), ("€", 5.56),
      ("旅行", 20), ("👩‍🚀", 12.5), ("e\u{301}", 5.75), ("\u{301}", 0), ("שלום", 23.2), ("مرحبا", 28),
      ("นำ", 13), ("क्ष", 13), ("न", 6.5), ("\u{1112}\u{1161}\u{11AB}", 10),
    ]
  )
  func widths(text: String, expected: Double) {
    let width = TextAdvances(fontSize: 10).width(of: text)
    #expect(abs(width - expected) < 0.001)
    #expect(TextAdvances(fontSize: 20).width(of: text) == width * 2)
    #expect(
      text.isEmpty || text == "\u{301}"
        || TextAdvances(fontSize: 10, isBold: true).width(of: text) > width
    )
  }

  private func wrapped(_ text: String, _ columns: Int, _ lines: Int) -> String {
    text.wrapped(to: Double(columns), lines: lines) { Double($0.columns) }
      .joined(separator: "|")
  }

  @Test(
    "at spaces, between wide characters, within a word that is too long",
    arguments: [
      ("", 4, 3, ""), ("one", 4, 3, "one"), ("one two", 4, 3, "one|two"),
      ("one two three", 7, 3, "one two|three"), ("one two three", 7, 1, "one tw…"),
      ("one two three four", 7, 2, "one two|three …"), ("abcdefghij", 4, 3, "abcd|efgh|ij"),
      ("a  b", 1, 3, "a|b"), ("旅行旅行", 4, 3, "旅行|旅行"), ("旅行、旅", 4, 3, "旅|行、|旅"),
      ("go-karts", 5, 2, "go-|karts"), ("2026-11-22", 6, 2, "2026-1|1-22"),
      ("ab 👩‍🚀👩‍🚀", 4, 3, "ab|👩‍🚀👩‍🚀"), ("abc", 1, 9, "a|b|c"), ("ab", 0, 2, "a|"),
      ("นำนำ", 3, 3, "นำ|นำ"), ("a กนำ", 4, 3, "a|กนำ"),
    ]
  )
  func wrapping(text: String, columns: Int, lines: Int, expected: String) {
    #expect(wrapped(text, columns, lines) == expected)
  }

  @Test("nothing is lost, nothing is too wide, and no line could take the word after it")
  func randomTexts() {
    let letters: [Character] = ["a", "b", " ", " ", "旅", "é", "-", "👩‍🚀", "ש", "W"]
    var random = SplitMix64(seed: 19)
    for _ in 0..<Cases.count(400) {
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        }
      )
      let columns = Int.random(in: 2...12, using: &random)
      let lines = text.wrapped(to: Double(columns), lines: .max) { Double($0.columns) }
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      for line in lines { #expect(line.trimmedColumns <= columns) }
      let few = text.wrapped(to: Double(columns), lines: 2) { Double($0.columns) }
      #expect(few.count <= 2)
      #expect(few.count < 2 || lines.count <= 2 || few[1].hasSuffix("…"))
    }
  }

  @Test(
    "the direction of a text is that of its first letter",
    arguments: [
      ("", false), ("abc", false), ("שלום", true), ("123 שלום", true), ("abc שלום", false),
      ("שלום abc", true), ("مرحبا", true), ("12:30", false), ("旅行", false), ("‹date›", false),
    ]
  )
  func directions(text: String, runsLeft: Bool) {
    #expect(text.isRightToLeft == runsLeft)
  }
}

extension String {
  fileprivate var trimmedColumns: Int {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text).columns
  }
}
