import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// What a stranger may have put into a package, and what a reviewer's commands do with it.
@Suite("A package of a stranger", .bounded)
struct StrangerTests {
  let package: TemporaryPackage
  let other: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    other = try TemporaryPackage()
  }

  private func link(_ path: String, to target: String) throws {
    let place = "\(package.root)/\(path)"
    try FileManager.default.createDirectory(
      atPath: place.parentPath,
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  /// Everything that the commands that only look print and write.
  private func everything() async throws -> String {
    var text = ""
    for command in ["status", "diff", "report", "gallery"] {
      let outcome = try await package.run(command)
      text += outcome.output + outcome.error
    }
    text += package.read(".build/snapshots/report.html") ?? ""
    text += package.read(".build/snapshots/gallery.html") ?? ""
    var session = ReviewSession(of: package.package.pendingSnapshots)
    return text + session.opening + session.press("d")
  }

  @Test("a reference that is a link out of the package is not shown to anybody")
  func secret() async throws {
    try other.write("secret.txt", "the secret\n")
    try link("\(TemporaryPackage.folder)/accounts.txt", to: "\(other.root)/secret.txt")
    try package.location("accounts").writePending(Data("new\n".utf8), comparedWith: .file(nil))
    let text = try await everything()
    #expect(text.contains("+new"))
    #expect(!text.contains("the secret"))
  }

  @Test(
    "where the folder of what waits is a link, nothing is taken from there, and nothing deleted",
    arguments: ["Tests", ""]
  )
  func pendingFolder(folder: String) async throws {
    let path = "Tests/OtherTests/__Snapshots__/A/b/c.txt"
    try other.write("\(path)/text", "theirs\n")
    let target = folder.isEmpty ? other.root : "\(other.root)/\(folder)"
    try link(".build/snapshots\(folder.isEmpty ? "" : "/\(folder)")", to: target)
    for command in ["status", "accept", "reject"] {
      #expect(try await package.run(command).output == "No snapshot waits for review.\n")
    }
    #expect(other.read("\(path)/text") == "theirs\n")
    #expect(package.read(path) == nil)
  }

  @Test(
    "nothing waits for another file than a text below __Snapshots__, or the literal of a call",
    arguments: [
      "Sources/App/x.swift/evil.swift", "Sources/App/My__Snapshots__/evil.swift",
      "Sources/App/My__Snapshots__/a/b/c/evil.swift", "Sources/App/x.swift/1-2.txt.swift",
      "Sources/App/__Snapshots__/evil.swift", "Sources/App/__Snapshots__/a/evil.swift",
    ]
  )
  func otherFiles(path: String) async throws {
    try package.write(".build/snapshots/\(path)/text", "evil()\n")
    for command in ["status", "accept", "reject"] {
      #expect(try await package.run(command).output == "No snapshot waits for review.\n")
    }
    #expect(package.read(path) == nil)
  }

  @Test("no terminal is told anything by a name, a text or a link")
  func escapes() async throws {
    let hostile = "\u{1B}]0;title\u{7}\u{1B}[2J\u{202E}"
    try package.change("a\(hostile)", from: "old \(hostile)\n", to: "new \(hostile)\n")
    try package.location("b\(hostile)").writePending(Data("new\n".utf8), comparedWith: .file(nil))
    try link(
      "\(TemporaryPackage.folder)/b\(hostile).txt",
      to: "\(other.root)/\(hostile)"
    )
    var tool = try Tool(in: package.root) { _ in TestInventory(tests: [], modules: [:]) }
    tool.isTerminal = true
    var printed = ""
    for words in [
      ["status"], ["diff"], ["report"], ["gallery"], ["orphans"], ["check"], ["accept"],
      ["reject", "nothing\(hostile)"], ["rename", "x\(hostile)", "y"], ["reject"],
    ] {
      do {
        let outcome = try await tool.run(Invocation(words))
        printed += "\(words[0])\n\(outcome.output)\(outcome.error)"
      } catch {
        printed += Outcome.refusal("\(error)", .usage).error
      }
    }
    #expect(printed.contains("leads out of the package"))
    let obeyed = printed.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" }
    #expect(obeyed.isEmpty, "\(printed.withVisibleControls)")
  }

  @Test("a review tells the terminal nothing either")
  func review() throws {
    let hostile = "\u{1B}[2J"
    try package.location("b").writePending(Data("new \(hostile)\n".utf8), comparedWith: .file(nil))
    try link("\(TemporaryPackage.folder)/b.txt", to: "\(other.root)/\(hostile)")
    var session = ReviewSession(of: package.package.pendingSnapshots)
    let text = session.opening + session.press("a")
    #expect(text.contains("leads out of the package"))
    #expect(!text.contains("\u{1B}"))
  }
}
