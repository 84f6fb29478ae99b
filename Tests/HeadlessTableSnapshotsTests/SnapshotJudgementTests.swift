import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite(.bounded)
struct SnapshotJudgementTests {
  private static let modes = SnapshotMode.allCases

  @Test(
    "what each mode does about each reference",
    arguments: [
      (
        "new\n",
        ["passed", "passed −pending", "passed −pending", "passed −pending", "passed −pending"]
      ),
      (nil, ["missing", "missing +pending", "recorded", "recorded", "recorded"]),
      ("old\n", ["changed", "changed +pending", "changed +pending", "recorded", "recorded"]),
      ("new", ["changed", "changed +pending", "changed +pending", "recorded", "recorded"]),
      ("new\r\n", ["changed", "changed +pending", "changed +pending", "recorded", "recorded"]),
      (
        "<<<<<<< a\nnew\n",
        ["changed", "changed +pending", "changed +pending", "changed +pending", "recorded"]
      ),
    ] as [(String?, [String])]
  )
  func matrix(reference: String?, expected: [String]) {
    let found = SnapshotMode.allCases.map { mode in
      let judgement = SnapshotJudgement(
        Data("new\n".utf8),
        reference: reference.map { Data($0.utf8) },
        version: 1,
        mode: mode
      )
      return Self.text(judgement)
    }
    #expect(found == expected)
    #expect(SnapshotMode.allCases == [.check, .pending, .missing, .failed, .all])
  }

  private static func text(_ judgement: SnapshotJudgement) -> String {
    let kind = judgement.kind.map { "\($0)" } ?? "passed"
    return switch judgement.action {
    case .nothing: kind
    case .deletePending: "\(kind) −pending"
    case .writePending: "\(kind) +pending"
    case .writeReference where judgement.kind == .recorded: kind
    case .writeReference: "\(kind) +reference"
    }
  }

  @Test(
    "what has been done to a reference is named",
    arguments: [
      ("old\n", []),
      ("a\n<<<<<<< HEAD\nb\n", ["has conflict markers, the first in line 2: resolve the conflict"]),
      ("a\nb\n>>>>>>>\n", ["has conflict markers, the first in line 3: resolve the conflict"]),
      ("<<<<<<<<< drawn\n", []),
      (
        "%snapshot table 2\r\nold\r\n",
        [
          "is in version 2 of the format, and this is version 1: accept it again",
          "has line ends CRLF: add '**/__Snapshots__/** -text' to .gitattributes and check it out again",
        ]
      ),
      (
        "%snapshot table 2\nold\n",
        ["is in version 2 of the format, and this is version 1: accept it again"]
      ),
      ("\u{FEFF}old\n", ["begins with a byte order mark: save it without one"]),
      (
        "old\r\n",
        [
          "has line ends CRLF: add '**/__Snapshots__/** -text' to .gitattributes and check it out again"
        ]
      ),
      ("old", ["has no line feed at its end: an editor or a tool has cut it off"]),
      ("", ["is empty: restore it from version control, or accept it again"]),
    ]
  )
  func damages(reference: String, expected: [String]) {
    let judgement = SnapshotJudgement(
      Data("new\n".utf8),
      reference: Data(reference.utf8),
      version: 1,
      mode: .check
    )
    #expect(judgement.damages.map(\.sentence) == expected)
  }

  @Test("bytes that are no text are named and kept")
  func notUTF8() {
    let judgement = SnapshotJudgement(
      Data("new\n".utf8),
      reference: Data([0xFF, 0xFE]),
      version: 1,
      mode: .failed
    )
    #expect(judgement.damages == [.notUTF8])
    #expect(judgement.action == .writePending)
  }

  @Test("a text that has what looks like damage passes with its own reference")
  func likeDamage() {
    let file = Data("<<<<<<<\r\n".utf8)
    let judgement = SnapshotJudgement(file, reference: file, version: 1, mode: .check)
    #expect(judgement.kind == nil)
  }
}
