import Foundation
@testable import HeadlessTable
@testable import HeadlessTableSnapshots
import TestSupport
import Testing

/// Whatever the texts are, their difference makes the new one out of the old one.
@Suite("The difference of random texts", .bounded)
struct LineDiffPropertyTests {
  @Test("applied to the old text it gives the new one", arguments: Cases.seeds(600))
  func replay(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (old, new) = Self.texts(&random)
    let diff = LineDiff(from: old, to: new)
    let patch = diff.unified(oldName: "a", newName: "a", context: random.below(4))
    let result = try UnifiedPatch(patch).applied(to: old)
    #expect(Array(result.utf8) == Array(new.utf8), "\(patch)")
    #expect(diff.isEmpty == (Array(old.utf8) == Array(new.utf8)))
  }

  @Test(
    "the patch program reads it",
    .enabled(if: PatchProgram.isInstalled),
    arguments: Cases.seeds(40)
  )
  func patchProgram(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let (old, new) = Self.texts(&random)
    let patch = LineDiff(from: old, to: new).unified(oldName: "a.txt", newName: "a.txt")
    guard !patch.isEmpty, !new.isEmpty else { return }
    #expect(try await PatchProgram.apply(patch, to: old, named: "a.txt") == new, "\(patch)")
  }

  @Test("a gap without unique lines keeps as many lines as can be", arguments: Cases.seeds(200))
  func exact(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = (0..<1 + random.below(30)).map { _ in Int32(random.below(3)) }
    let new = (0..<1 + random.below(30)).map { _ in Int32(random.below(3)) }
    var aligner = LineAligner(old: old, new: new, distinct: 3)
    aligner.alignExactly(LineAligner.Gap(old: old.indices, new: new.indices))
    let kept = old.count - aligner.changes.reduce(0) { $0 + $1.old.count }
    #expect(kept == Self.longestCommon(old, new))
  }

  /// Two texts with few or many different lines, equal parts and all sorts of ends.
  private static func texts(_ random: inout SplitMix64) -> (String, String) {
    let variety = [2, 5, 1000][random.below(3)]
    func line(_ random: inout SplitMix64) -> String {
      ["", "é", "e\u{301}", "a\r"].randomElement(using: &random).map {
        "\($0)\(random.below(variety))"
      } ?? ""
    }
    var lines = (0..<random.below(60)).map { _ in line(&random) }
    let old = lines.joined(separator: "\n") + ["", "\n"][random.below(2)]
    for _ in 0..<random.below(6) {
      let range = random.range(within: lines.count, length: 5)
      lines.replaceSubrange(range, with: (0..<random.below(5)).map { _ in line(&random) })
    }
    if random.below(4) == 0 { lines.shuffle(using: &random) }
    return (old, lines.joined(separator: "\n") + ["", "\n"][random.below(2)])
  }

  private static func longestCommon(_ old: [Int32], _ new: [Int32]) -> Int {
    var best = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for (i, one) in old.enumerated() {
      for (j, other) in new.enumerated() {
        best[i + 1][j + 1] = one == other ? best[i][j] + 1 : max(best[i][j + 1], best[i + 1][j])
      }
    }
    return best[old.count][new.count]
  }
}

/// The program of the system that applies diffs.
enum PatchProgram {
  static let path = "/usr/bin/patch"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  static func apply(_ patch: String, to text: String, named name: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "LineDiff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: name))
    try Data(patch.utf8).write(to: folder.appending(path: "patch"))
    _ = try await Command.run(
      [path, "-p0", "--binary", "--force", "--input", "patch"],
      in: folder
    )
    return String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }
}
