internal import HeadlessTable

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What a waiting text knows of its source file, so that it is written into its own call and into no other.
///
/// It lies beside the text, as three lines.
package struct InlineOrigin: Hashable, Sendable {
  /// The digest of the file in which the call has its place.
  package let source: String
  /// The digest of the file that the test read and the place there: the same for one call wherever it has moved since.
  package let call: String
  /// The line that the call begins in.
  package let line: String

  private init(source: String, call: String, line: String) {
    self.source = source
    self.call = call
    self.line = line
  }

  package init(line: Int, column: Int, in source: Data?) {
    let digest = Self.digest(source)
    self.init(
      source: digest,
      call: "\(digest) \(line)-\(column)",
      line: Self.line(line, of: source)
    )
  }

  /// Reads what lies beside a text; nil if it is none.
  package init?(_ contents: Data) {
    let lines = String(decoding: contents, as: UTF8.self).split(
      maxSplits: 2,
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    guard lines.count == 3, lines[2].last?.isNewline == true else { return nil }
    self.init(source: String(lines[0]), call: String(lines[1]), line: String(lines[2].dropLast()))
  }

  /// The line and the column of the call in the file that the test read.
  var place: (line: Int, column: Int)? {
    guard let match = call.firstMatch(of: #/ ([0-9]+)-([0-9]+)$/#), let line = Int(match.1),
      let column = Int(match.2)
    else { return nil }
    return (line, column)
  }

  package var contents: Data { Data("\(source)\n\(call)\n\(line)\n".utf8) }

  /// The same call where it is in a line of a file that was written since.
  package func moved(toLine line: Int, of source: Data) -> InlineOrigin {
    InlineOrigin(source: Self.digest(source), call: call, line: Self.line(line, of: source))
  }

  /// Whether a file is that in which the call has its place.
  package func isOf(_ source: Data) -> Bool { Self.digest(source) == self.source }

  private static func digest(_ source: Data?) -> String {
    SnapshotLocation.digest(source.map { Data($0.filter { $0 != 13 }) })
  }

  private static func line(_ number: Int, of source: Data?) -> String {
    let text = String(decoding: source ?? Data(), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }
}
