import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Strings, numbers and names in a snapshot", .bounded)
struct PlainTextTests {
  @Test(
    "numbers are as short as they can be",
    arguments: [
      (0, "0"), (-0.0, "0"), (44, "44"), (44.5, "44.5"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333"),
      (-1.0 / 3, "-0.333"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1.25, "1.25"),
      (-12.05, "-12.05"), (664_920, "664920"), (1e18, "1000000000000000000"), (1e300, "1e+300"),
      (.nan, "nan"), (-.infinity, "-inf"), (99.9996, "100"),
    ] as [(Double, String)]
  )
  func numbers(number: Double, text: String) {
    #expect(number.snapshotText == text)
  }

  @Test(
    "what cannot be seen is escaped",
    arguments: [
      ("", #""""#), ("a b", #""a b""#), ("a\"b\\c", #""a\"b\\c""#), ("a\n\tb", #""a\n\tb""#),
      ("a\r\nb", #""a\u{d}\nb""#), ("\u{0}\u{7F}\u{85}", #""\u{0}\u{7f}\u{85}""#),
      ("a\u{200B}b\u{FEFF}", #""a\u{200b}b\u{feff}""#), ("\u{202E}x", #""\u{202e}x""#),
      ("1\u{A0}000\u{202F}€", #""1\u{a0}000\u{202f}€""#), ("\u{3000}", #""\u{3000}""#),
      ("a\u{2028}b", #""a\u{2028}b""#), ("\u{2066}a\u{2069}", #""\u{2066}a\u{2069}""#),
      ("e\u{301}é旅行 👍🏽", "\"e\u{301}é旅行 👍🏽\""),
    ]
  )
  func quoted(text: String, expected: String) {
    #expect(text.quoted.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    "one visible word stands without quotes",
    arguments: [
      ("acc-1", true), ("1", true), ("旅行", true), ("a/b.c:d", true), ("", false), ("a b", false),
      ("a\"b", false), ("[a", false), ("a]", false), ("a\\b", false), ("a\nb", false),
      ("a\u{200B}", false), ("tags[0]", true), ("rows[12].name", true), ("grid[0][1]", true),
      ("[0]", false), ("a[]", false), ("a[0", false), ("a[b]", false), ("a[0]]", false),
      ("a[[0]]", false), ("a[-1]", false), ("a[0] b", false),
    ]
  )
  func bareWords(word: String, isBare: Bool) {
    #expect(word.isBareWord == isBare)
  }
}

/// What is found out about most texts by their bytes is what their characters say.
@Suite("Texts by their bytes", .bounded)
struct TextBytesTests {
  @Test("the number of characters, and what stands in quotes", arguments: Cases.seeds(40))
  func arbitrary(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let text = ArbitraryText.text(&random)
      #expect(text.characterCount == text.count)
      #expect(!text.isPlainInQuotes || text.quoted == "\"\(text)\"")
      #expect(text.quoted.unquoted == text)
    }
  }

  @Test(
    "two letters are a word, a quote is escaped, and two bytes can be a character",
    arguments: [
      ("b7", 2, true), ("a b", 3, true), ("\"", 1, false), ("a\\", 2, false), ("\r\n", 1, false),
    ]
  )
  func chosen(text: String, count: Int, isPlain: Bool) {
    #expect(text.characterCount == count)
    #expect(text.isPlainInQuotes == isPlain)
  }
}

@Suite("The digest of rows", .bounded)
struct RowDigestTests {
  /// The definition of FNV-1a, over all bytes at once.
  private func reference(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  @Test("is FNV-1a over identity and type")
  func definition() {
    var digest = RowDigest()
    #expect(digest.value == reference([]))
    digest.add(identity: "é1", type: "Cell")
    digest.add(identity: nil, type: nil)
    let bytes: [UInt8] = [1] + "é1".utf8 + [0xFF, 1] + "Cell".utf8 + [0xFF, 0, 0]
    #expect(digest.value == reference(bytes))
    #expect(reference(Array("foobar".utf8)) == 0xBF9C_F968)
  }

  @Test("differs when a row differs, comes, goes or moves")
  func differences() {
    func digest(_ rows: [(String?, String?)]) -> UInt32 {
      var digest = RowDigest()
      for row in rows { digest.add(identity: row.0, type: row.1) }
      return digest.value
    }
    let all = [
      digest([]), digest([("a", "A"), ("b", "B")]), digest([("b", "B"), ("a", "A")]),
      digest([("a", "A")]), digest([("a", "B"), ("b", "B")]), digest([("aA", nil), ("b", "B")]),
      digest([("", "A")]), digest([(nil, "A")]), digest([(nil, "A"), (nil, "A")]),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test("of many rows without identities is one of their number and type")
  func counted() {
    func digest(_ count: Int, _ type: String?) -> UInt32 {
      var digest = RowDigest()
      digest.add(rowCount: count, type: type)
      return digest.value
    }
    let all = [digest(10_000_000, "A"), digest(10_000_001, "A"), digest(10_000_000, nil)]
    #expect(Set(all).count == all.count)
  }

  @Test("does not follow the digits of universally unique identifiers")
  func uniqueIdentifiers() {
    func digest(_ identity: String) -> UInt32 {
      var digest = RowDigest()
      digest.add(identity: identity, type: nil)
      return digest.value
    }
    let first = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    let second = "00000000-C36C-495A-93FC-0C247A3E6E50"
    #expect(digest(first) == digest(second))
    #expect(digest("\(first)x") != digest("\(second)x"))
  }

  @Test("is written with eight digits")
  func text() {
    #expect(RowDigest.text(of: 0xAB) == "000000ab")
  }
}
