/// Something in a reference that no assertion writes, such as the markers of a merge conflict.
package enum ReferenceDamage: Hashable, Sendable {
  case empty
  /// A merge has left its markers; the first is in a line, counted from 1.
  case conflictMarkers(line: Int)
  case notUTF8
  case otherVersion(Int, expected: Int)
  case byteOrderMark
  case carriageReturns
  case noFinalLineFeed

  /// Whether a person has to look, because a text could be lost that is meant to be kept.
  var needsPerson: Bool {
    switch self {
    case .conflictMarkers, .notUTF8: true
    case .empty, .otherVersion, .byteOrderMark, .carriageReturns, .noFinalLineFeed: false
    }
  }

  var sentence: String {
    switch self {
    case .empty:
      "is empty: restore it from version control, or accept it again"
    case .conflictMarkers(let line):
      "has conflict markers, the first in line \(line): resolve the conflict"
    case .notUTF8:
      "is not UTF-8 text: restore it from version control"
    case .otherVersion(let version, let expected):
      "is in version \(version) of the format, and this is version \(expected): accept it again"
    case .byteOrderMark:
      "begins with a byte order mark: save it without one"
    case .carriageReturns:
      "has line ends CRLF: add '**/__Snapshots__/** -text' to .gitattributes and check it out again"
    case .noFinalLineFeed:
      "has no line feed at its end: an editor or a tool has cut it off"
    }
  }

  /// The problems of a reference, the gravest first.
  static func found(in text: String, expecting version: Int) -> [ReferenceDamage] {
    if text.isEmpty { return [.empty] }
    var damages: [ReferenceDamage] = []
    if let line = conflictLine(in: text) { damages.append(.conflictMarkers(line: line)) }
    let (found, _) = Snapshot.parts(ofFile: text)
    if found != version { damages.append(.otherVersion(found, expected: version)) }
    if text.unicodeScalars.first == "\u{FEFF}" { damages.append(.byteOrderMark) }
    if text.utf8.contains(UInt8(ascii: "\r")) { damages.append(.carriageReturns) }
    if let last = text.utf8.last, last != UInt8(ascii: "\n") { damages.append(.noFinalLineFeed) }
    return damages
  }

  private static func conflictLine(in text: String) -> Int? {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let first = lines.firstIndex { line in
      ["<<<<<<<", ">>>>>>>", "|||||||"].contains { mark in
        line.starts(with: mark.utf8) && (line.count == 7 || line.dropFirst(7).first == 0x20)
      }
    }
    return first.map { $0 + 1 }
  }
}
