import Foundation
import TestSupport
import Testing

@testable import samples

@Suite("A file that is not a package database", .bounded)
struct PackageDatabaseErrorTests {
  @Test("each error is one sentence", arguments: sentences)
  func sentence(error: PackageDatabaseError, sentence: String) {
    #expect(error.description == sentence)
  }

  private static let sentences: [(PackageDatabaseError, String)] = [
    (.missing("/db"), "There is no file '/db'."),
    (.directory("/db"), "'/db' is a directory; name a file, such as its 'status'."),
    (.noPermission("/db"), "There is no permission to read '/db'."),
    (.empty("/db"), "'/db' is empty; a package database lists at least one package."),
    (.binary("/db"), "'/db' is not a package database: it is not text."),
    (
      .noPackage("/db", stanzas: 1),
      "'/db' is not a package database: its only stanza does not describe a package."
    ),
    (
      .noPackage("/db", stanzas: 12),
      "'/db' is not a package database: none of its 12 stanzas describes a package."
    ),
    (.unreadable("/db", reason: "Input/output error"), "'/db' cannot be read: Input/output error."),
  ]

  @Test("each refusal of the system has its error", arguments: refusals)
  func refusal(code: Int32, error: PackageDatabaseError) {
    #expect(PackageDatabaseError(path: "/db", code: code) == error)
  }

  private static let refusals: [(Int32, PackageDatabaseError)] = [
    (ENOENT, .missing("/db")), (ENOTDIR, .missing("/db")), (EISDIR, .directory("/db")),
    (EACCES, .noPermission("/db")), (EPERM, .noPermission("/db")),
    (EIO, .unreadable("/db", reason: "Input/output error")),
  ]

  @Test("contents without a package have an error", arguments: contents)
  func content(_ content: Content) {
    #expect(throws: content.error) { try PackageDatabase(bytes: Array(content.text.utf8)) }
  }

  /// What is no database, named by its length: one is as long as a line may be.
  struct Content: CustomTestStringConvertible {
    let text: String
    let error: PackageDatabaseError

    init(_ text: String, _ error: PackageDatabaseError) {
      self.text = text
      self.error = error
    }

    var testDescription: String { "\(text.utf8.count) bytes, \(error)" }
  }

  private static let contents = [
    Content("", .empty("/db")),
    Content("\n \n\t\n", .empty("/db")),
    Content("Dear reader,\nhow are you?", .noPackage("/db", stanzas: 1)),
    Content("Version: 1\n\nVersion: 2\n", .noPackage("/db", stanzas: 2)),
    Content("\u{7F}ELF\0\0\n\nmore", .binary("/db")),
    Content(String(repeating: "a", count: PackageDatabase.lineLimit), .binary("/db")),
  ]

  @Test("a file that is missing, a directory, empty, or endless")
  func files() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "db-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let missing = directory.appending(path: "status").path
    #expect(throws: PackageDatabaseError.missing(missing)) {
      try PackageDatabase(contentsOf: missing)
    }
    #expect(throws: PackageDatabaseError.directory(directory.path)) {
      try PackageDatabase(contentsOf: directory.path)
    }
    try Data().write(to: URL(filePath: missing))
    #expect(throws: PackageDatabaseError.empty(missing)) {
      try PackageDatabase(contentsOf: missing)
    }
    #expect(throws: PackageDatabaseError.missing("\(missing)/x")) {
      try PackageDatabase(contentsOf: "\(missing)/x")
    }
    #expect(throws: PackageDatabaseError.binary("/dev/zero")) {
      try PackageDatabase(contentsOf: "/dev/zero")
    }
  }

  @Test("a file that may not be read", .enabled(if: geteuid() != 0, "root may read everything"))
  func permission() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "db-\(UUID())")
    try Data("Package: a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    #expect(throws: PackageDatabaseError.noPermission(file.path)) {
      try PackageDatabase(contentsOf: file.path)
    }
  }
}
