import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("Links on the way to a reference", .bounded)
struct LinkTests {
  let package: TemporaryPackage
  let other: TemporaryPackage
  let name = "AccountsTests/overview/accounts"

  init() throws {
    package = try TemporaryPackage()
    other = try TemporaryPackage()
    try other.write("secret/accounts.txt", "theirs\n")
  }

  private func link(_ path: String, to target: String) throws {
    let place = "\(package.root)/\(path)"
    try FileManager.default.createDirectory(
      atPath: place.parentPath,
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  @Test(
    "accept writes nothing through one that leads out of the package",
    arguments: [
      (TemporaryPackage.folder, "secret"),
      ("Tests", ""),
      ("\(TemporaryPackage.folder)/accounts.txt", "secret/accounts.txt"),
      ("\(TemporaryPackage.folder)/accounts.txt", "secret/nothing.txt"),
      (TemporaryPackage.folder, "nowhere"),
    ]
  )
  func outside(path: String, target: String) async throws {
    let target = "\(other.root)/\(target)"
    try link(path, to: target)
    let before = try other.everything(below: "")
    try package.location("accounts").writePending(Data("new\n".utf8), comparedWith: .file(nil))
    let outcome = try await package.run("accept", "--force")
    let sentence = """
      tablesnap: '\(name)' is not accepted: '\(path)' is a link that leads out of the package, to \
      '\(target)'. Put a folder or a file in its place.

      """
    #expect(outcome == Outcome(error: sentence, status: .differences))
    #expect(try other.everything(below: "") == before)
    #expect(other.read("secret/accounts.txt") == "theirs\n")
    #expect(package.pendingNames == [name])
  }

  @Test("accept writes through one that stays in the package")
  func inside() async throws {
    try package.write("Shared/empty.txt", "")
    let depth = TemporaryPackage.folder.split(separator: "/").count - 1
    try link(
      TemporaryPackage.folder,
      to: String(repeating: "../", count: depth) + "Shared"
    )
    try package.location("accounts").writePending(Data("new\n".utf8), comparedWith: .file(nil))
    #expect(try await package.run("accept").output == "accepted  \(name)\n")
    #expect(package.read("Shared/accounts.txt") == "new\n")
  }

  @Test("a link to a file in the package stays a link, and the file keeps its mode")
  func file() async throws {
    try package.write("Shared/accounts.txt", "old\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640],
      ofItemAtPath: "\(package.root)/Shared/accounts.txt"
    )
    let path = "\(TemporaryPackage.folder)/accounts.txt"
    let depth = path.split(separator: "/").count - 1
    let target = String(repeating: "../", count: depth) + "Shared/accounts.txt"
    try link(path, to: target)
    try package.location("accounts").writePending(
      Data("new\n".utf8),
      comparedWith: .file(Data("old\n".utf8))
    )
    #expect(try await package.run("accept").output == "accepted  \(name)\n")
    #expect(package.read("Shared/accounts.txt") == "new\n")
    let files = FileManager.default
    #expect(try files.destinationOfSymbolicLink(atPath: "\(package.root)/\(path)") == target)
    let mode = try files.attributesOfItem(atPath: "\(package.root)/Shared/accounts.txt")[
      .posixPermissions
    ]
    #expect(mode as? Int == 0o640)
  }

  @Test("a source file that is a link within the package stays one")
  func source() async throws {
    let call = "assertInlineSnapshot(of: a)"
    try package.write("Shared/Linked.swift", "\(call)\n")
    try link("Tests/AppTests/Linked.swift", to: "../../Shared/Linked.swift")
    _ = try package.assertInline(["a": "1\n"], in: "Tests/AppTests/Linked.swift")
    #expect(try await package.run("accept").status == .done)
    #expect(package.read("Shared/Linked.swift")?.hasPrefix("\(call) {\n") == true)
    let place = "\(package.root)/Tests/AppTests/Linked.swift"
    #expect(SnapshotFiles.isLink(place))
  }

  @Test("an assertion that records writes nothing there either")
  func recording() throws {
    try link(TemporaryPackage.folder, to: "\(other.root)/secret")
    let location = package.location("accounts")
    let link = #expect(throws: OutwardLink.self) {
      try location.writeReference(Data("new\n".utf8))
    }
    #expect(link?.path == TemporaryPackage.folder)
    #expect(other.read("secret/accounts.txt") == "theirs\n")
  }
}
