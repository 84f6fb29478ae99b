import Foundation
import TestSupport
import Testing

@testable import samples

/// The drawings in the documentation are what the command draws.
@MainActor
@Suite(.bounded)
struct PictureTests {
  private static let resources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/HeadlessTable/HeadlessTable.docc/Resources")

  private nonisolated static let pictures: [(String, [String])] = [
    ("accounts", ["accounts", "--height", "480", "--tap", "current/acc-2"]),
    ("artists", ["artists", "--height", "480"]),
    ("contacts", ["contacts", "--height", "480"]),
    ("home", ["home", "--height", "480"]),
    ("form", ["form", "--script", SampleData.url("lunch.events").path(), "--height", "480"]),
    ("updates", ["updates", "--height", "480"]),
    ("feed", ["feed", "--height", "480"]),
    ("packages", ["packages", "--file", PackageDatabase.shippedPath, "--height", "480"]),
    ("photos", ["photos", "--height", "480"]),
    ("transition", ["accounts", "--height", "480", "--edit", "current/acc-3"]),
  ]

  @Test(arguments: pictures.indices, [("", "light"), ("~dark", "dark")])
  func isUpToDate(_ index: Int, _ look: (suffix: String, colors: String)) throws {
    let (name, arguments) = Self.pictures[index]
    let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let outcome = Samples.run(arguments + ["--svg", directory.path(), "--colors", look.colors])
    let path = try #require(outcome.output.split(separator: "\n").first)
    let drawn = try String(contentsOfFile: String(path), encoding: .utf8)
    let file = Self.resources.appending(path: "\(name)\(look.suffix).svg")
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(drawn == kept, "Draw \(file.lastPathComponent) again.")
  }
}
