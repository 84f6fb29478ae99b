import Foundation
import TestSupport
import Testing

@testable import samples

@Suite("A package database", .bounded)
struct PackageDatabaseTests {
  @Test("a stanza becomes a package, whatever else it holds")
  func stanza() throws {
    let database = try PackageDatabase(
      text: """
        Package: libssl3
        Status: install ok installed
        Priority: optional
        section: contrib/libs
        Installed-Size:  6029\t
        Architecture: amd64
        Conffiles:
         /etc/ssl.cnf 0123456789
        Version: 3.0.19-1~deb12u2
        Description: Secure Sockets Layer toolkit – libraries
         This package is part of the OpenSSL project.
         .
         Package: not a field

        """
    )
    #expect(
      database.packages == [
        PackageDatabase.Package(
          id: "libssl3",
          name: "libssl3",
          version: "3.0.19-1~deb12u2",
          architecture: "amd64",
          section: "contrib/libs",
          installedSize: 6029,
          summary: "Secure Sockets Layer toolkit – libraries",
          status: "install ok installed"
        )
      ]
    )
    #expect(database.skipped.count == 0)
  }

  @Test("what a stanza does not say has a value of its own")
  func missingFields() throws {
    let package = try #require(try PackageDatabase(text: "Package: a").packages.first)
    #expect([package.version, package.architecture, package.summary] == ["", "", ""])
    #expect([package.section, package.status] == ["unknown", "unknown"])
    #expect(package.installedSize == nil)
  }

  @Test(
    "a size is a whole number of KiB or nothing",
    arguments: [
      ("0", 0), ("81", 81), ("007", 7), ("", nil), ("-1", nil), ("+1", nil), ("1.5", nil),
      ("9223372036854775808", nil), ("４", nil),
    ]
  )
  func size(text: String, size: Int?) throws {
    let database = try PackageDatabase(text: "Package: a\nInstalled-Size: \(text)")
    #expect(database.packages.map(\.installedSize) == [size])
  }

  @Test(
    "blank lines, ends of lines and the end of the file do not matter",
    arguments: [
      "Package: a\n\nPackage: b\n", "Package: a\n\nPackage: b",
      "\n\n \nPackage: a\n\t\n\n \nPackage: b\n\n", "Package: a\r\n\r\nPackage: b\r\n",
      "Package:a\n\nPackage:b",
    ]
  )
  func separators(text: String) throws {
    let database = try PackageDatabase(text: text)
    #expect(database.packages.map(\.name) == ["a", "b"])
    #expect(database.skipped.count == 0)
  }

  @Test(
    "packages of one name are told apart by their architecture",
    arguments: [
      (["a amd64", "b amd64"], ["a", "b"]),
      (["a amd64", "b amd64", "a i386"], ["a:amd64", "b", "a:i386"]),
      (["a amd64", "a amd64", "a amd64"], ["a:amd64", "a:amd64~2", "a:amd64~3"]),
      (["a ", "a i386", "a "], ["a", "a:i386", "a~2"]),
      (["a ", "a~2 ", "a "], ["a", "a~2", "a~3"]),
    ]
  )
  func identity(packages: [String], ids: [String]) throws {
    let stanzas = packages.map { package in
      let words = package.split(separator: " ", omittingEmptySubsequences: false)
      return "Package: \(words[0])\nArchitecture: \(words[1])\n"
    }
    let database = try PackageDatabase(text: stanzas.joined(separator: "\n"))
    #expect(database.packages.map(\.id) == ids)
  }

  @Test("a stanza that cannot be read is skipped, with its line and a reason", arguments: skips)
  func skipped(_ skip: Skip) throws {
    let good = Array("Package: good\nVersion: 1\n\n".utf8)
    let database = try PackageDatabase(bytes: good + skip.stanza + Array("\n\n".utf8) + good)
    #expect(database.packages.map(\.name) == ["good", "good"])
    #expect(database.skipped.first.map(\.description) == [skip.reason])
    #expect(database.skipped.count == 1)
  }

  /// A stanza that is no package, named by its length: one is as long as a line may be.
  struct Skip: CustomTestStringConvertible {
    let stanza: [UInt8]
    let reason: String

    init(_ stanza: [UInt8], _ reason: String) {
      self.stanza = stanza
      self.reason = reason
    }

    var testDescription: String { "\(stanza.count) bytes, \(reason)" }
  }

  private static let skips = [
    Skip(Array("Version: 1\nSection: net".utf8), "line 4: the stanza has no package name"),
    Skip(Array("Package:\nSection: net".utf8), "line 4: the stanza has no package name"),
    Skip(Array("Package: a\nnonsense".utf8), "line 5: the line is not a field"),
    Skip(Array("Package: a\n: nonsense".utf8), "line 5: the line is not a field"),
    Skip(Array("Package: a\nwith space: b".utf8), "line 5: the line is not a field"),
    Skip(Array("Package: a\n# b: c".utf8), "line 5: the line is not a field"),
    Skip(Array(" continued\nPackage: a".utf8), "line 4: the line is not a field"),
    Skip(
      Array("Package: a\nX: y\nPackage: b".utf8),
      "line 6: the field is there for the second time"
    ),
    Skip(Array("Package: a\nX: ".utf8) + [0xC3, 0x28], "line 5: the line is not UTF-8"),
    Skip(Array("Package: a\n ".utf8) + [0xFF], "line 5: the line is not UTF-8"),
    Skip(Array("Package: a\nX: \0".utf8), "line 5: the line has a NUL byte"),
    Skip(
      Array("Package: a\nX: ".utf8) + Array(repeating: 0x61, count: PackageDatabase.lineLimit),
      "line 5: the line is longer than 1 MiB"
    ),
  ]

  @Test("of many skipped stanzas all are counted and the first are described")
  func manySkipped() throws {
    let text = "Package: a\n\n" + String(repeating: "X: y\n\nnonsense\n\n", count: 10)
    let skipped = try PackageDatabase(text: text).skipped
    #expect(skipped.count == 20)
    #expect(skipped.count(for: .noName) == 10)
    #expect(skipped.count(for: .badField) == 10)
    #expect(skipped.count(for: .nulByte) == 0)
    #expect(skipped.first.map(\.line) == [3, 5, 7, 9, 11])
  }

  @Test("the longest line that is read has 1 MiB with its end", arguments: [0, 1])
  func longLine(excess: Int) throws {
    let count = PackageDatabase.lineLimit - "X: \n".utf8.count + excess
    let line = "X: " + String(repeating: "x", count: count)
    let text = "Package: a\n\nPackage: b\n\(line)\nY: z\n\nPackage: c"
    let names = try PackageDatabase(text: text).packages.map(\.name)
    #expect(names == (excess == 0 ? ["a", "b", "c"] : ["a", "c"]))
  }

  @Test("the size of the pieces makes no difference", arguments: [1, 2, 3, 7, 64, 4096])
  func pieces(size: Int) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: PackageDatabase.shippedPath)))
    let whole = try PackageDatabase(bytes: bytes)
    let pieces = try PackageDatabase(bytes: bytes, pieceSize: size)
    #expect(pieces.packages == whole.packages)
    #expect(pieces.packages.count == 40)
  }
}
