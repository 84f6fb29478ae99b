import Foundation
import HeadlessTable
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
    try package.location("accounts").writePending(Data("new\n".utf8), instead: nil)
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
    try package.location("accounts").writePending(Data("new\n".utf8), instead: nil)
    #expect(try await package.run("accept").output == "accepted  \(name)\n")
    #expect(package.read("Shared/accounts.txt") == "new\n")
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
