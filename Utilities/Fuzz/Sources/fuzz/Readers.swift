import Foundation
import HeadlessTable
import HeadlessTableSnapshots

/// The readers of the samples, and of the source files that expectations are written into.
enum ReadersTarget {
  static func problem(_ bytes: [UInt8]) -> String? {
    let rest = Array(bytes.dropFirst())
    let text = String(decoding: rest, as: UTF8.self)
    switch (bytes.first ?? 0) % 5 {
    case 0: _ = MailboxFile.mails(in: text)
    case 1: return packages(rest)
    case 2: _ = try? FormScript(text)
    case 3: _ = try? JSONDecoder().decode(HomePage.self, from: Data(rest))
    default: return source(rest)
    }
    return nil
  }

  private static func packages(_ bytes: [UInt8]) -> String? {
    let whole = try? PackageDatabase(bytes: bytes, pieceSize: .max)
    let pieces = try? PackageDatabase(bytes: bytes, pieceSize: 1 + bytes.count % 7)
    if whole?.packages.map(\.id) != pieces?.packages.map(\.id) {
      return "pieces of the file are read differently"
    }
    guard let whole else { return nil }
    _ = whole.packages.map(\.details)
    _ = whole.skipped.notes
    return Set(whole.packages.map(\.id)).count == whole.packages.count
      ? nil : "two packages with one identity"
  }

  /// What is written into a source file is read from it again, and nothing else has changed.
  private static func source(_ bytes: [UInt8]) -> String? {
    let call = Array("assertInlineSnapshot(".utf8)
    guard let start = bytes.firstRange(of: call) else { return nil }
    let place = SwiftScanner(bytes).place(of: start.upperBound - 1)
    guard let source = try? InlineSource(bytes, line: place.line, column: place.column) else {
      return nil
    }
    let text = "a\n\"\"\"#\\(b)\n  c\n"
    let written = source.writing(text, into: bytes)
    guard let again = try? InlineSource(written, line: place.line, column: place.column) else {
      return
        "what was written cannot be read: \(String(decoding: written, as: UTF8.self).debugDescription)"
    }
    let expectation = again.expectation ?? "nothing"
    if InlineExpectation(expectation).mismatch(with: Snapshot(writing: text)) != nil {
      return "\(expectation.debugDescription) was written"
    }
    return again.writing(text, into: written) == written ? nil : "written twice, it is another file"
  }
}

extension InlineSource {
  /// The file that the source was read from, with another expectation.
  fileprivate func writing(_ text: String, into bytes: [UInt8]) -> [UInt8] {
    let edit = edit(text)
    return bytes[..<edit.range.lowerBound] + edit.bytes + bytes[edit.range.upperBound...]
  }
}

extension PackageDatabase {
  /// Reads bytes as if they were a file, a piece at a time.
  fileprivate init(bytes: [UInt8], pieceSize: Int) throws(PackageDatabaseError) {
    var position = 0
    try self.init(path: "/db") { (buffer) throws(PackageDatabaseError) in
      let count = min(buffer.count, pieceSize, bytes.count - position)
      buffer.copyBytes(from: bytes[position..<position + count])
      position += count
      return count
    }
  }
}

extension Bundle {
  /// The readers' files; none are read here.
  static var module: Bundle { .main }
}

/// As the samples have it.
struct UsageError: Error {
  init(_ description: String) {}
}
