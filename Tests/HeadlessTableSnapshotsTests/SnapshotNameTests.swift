import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite(.bounded)
struct SnapshotNameTests {
  @Test(
    "a name keeps what it can, and says by a digest that it could not keep all",
    arguments: [
      ("accounts", "accounts"),
      ("accounts-2.a_b", "accounts-2.a_b"),
      ("日本語", "日本語"),
      ("héllo", "héllo"),
      ("a b", "a-b~bca18b"),
      ("a/b", "a-b~480c78"),
      ("a  /  b", "a-b~b3aad5"),
      ("", "~d0bfc1"),
      ("../..", "~7e0373"),
      (".hidden", "hidden~e365c5"),
      ("-x", "x~486ca7"),
      ("a-b-bca18b", "a-b-bca18b"),
      ("a~b", "a-b~6002a5"),
      (String(repeating: "x", count: 300), String(repeating: "x", count: 120) + "~258aca"),
    ]
  )
  func component(name: String, expected: String) {
    #expect(SnapshotName.component(name) == expected)
  }

  @Test(
    "a name is the same file whether its letters and their marks are one character or several",
    arguments: [
      ("caf\u{E9}", "cafe\u{301}"), ("un caf\u{E9}", "un cafe\u{301}"),
      ("\u{1EC7}", "e\u{302}\u{323}"), ("が、", "か\u{3099}、"),
      ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}"),
      ("a ≠ b", "a =\u{338} b"), ("\u{C5}", "\u{212B}"),
      (String(repeating: "\u{E9}", count: 200), String(repeating: "e\u{301}", count: 200)),
    ]
  )
  func forms(composed: String, apart: String) {
    let component = SnapshotName.component(composed)
    #expect(SnapshotName.component(apart).utf8.elementsEqual(component.utf8))
    let test = SnapshotName.component(ofTest: "`\(apart)`(\(apart):)")
    #expect(test.utf8.elementsEqual("\(component).\(component)".utf8) || component.utf8.count > 100)
    let plain = composed.allSatisfy { $0.isLetter } && composed.utf8.count < 100
    #expect(component.utf8.elementsEqual(composed.utf8) == plain)
  }

  @Test(
    "a test's folder is its function",
    arguments: [
      ("overview()", "overview"),
      ("testOverview", "testOverview"),
      ("`a raw name`()", SnapshotName.component("a raw name")),
      ("a raw name()", SnapshotName.component("a raw name")),
      ("`raw suite`", SnapshotName.component("raw suite")),
      ("sizes(width:)", "sizes.width"),
      ("sizes(width:_:in:)", "sizes.width._.in"),
      ("`a raw name`(of:)", "a-raw-name~\(SnapshotName.component("a raw name").suffix(6)).of"),
      ("`a (raw) name`()", SnapshotName.component("a (raw) name")),
      ("a (raw)", SnapshotName.component("a (raw)")),
      (
        "sizes(\(String(repeating: "width:", count: 50)))",
        SnapshotName.component("sizes(\(String(repeating: "width:", count: 50)))")
      ),
    ]
  )
  func test(function: String, expected: String) {
    #expect(SnapshotName.component(ofTest: function) == expected)
  }

  @Test(
    "names that differ are files that differ, and can be files",
    arguments: 0..<20 as Range<UInt64>
  )
  func injective(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var names: [String: String] = [:]
    for _ in 0..<500 {
      let length = Int.random(in: 0...6, using: &random)
      let name = String((0..<length).map { _ in "aB./ -_:~é".randomElement(using: &random) ?? "x" })
      let component = SnapshotName.component(name)
      #expect(names.updateValue(name, forKey: component) ?? name == name)
      #expect(!component.isEmpty && !component.hasPrefix(".") && !component.hasSuffix("."))
      #expect(!component.contains { "/: ".contains($0) })
    }
  }
}
