/// Makes packages of the lines of a package database.
///
/// A stanza is a run of lines that are not blank. Only the fields that a package keeps become
/// strings; the other lines are checked and left.
struct StanzaParser {
  /// What has been read so far.
  private(set) var packages: [PackageDatabase.Package] = []
  private(set) var skipped = SkippedStanzas()

  private var lineNumber = 0
  private var firstLine: Int?
  private var problem: SkippedStanza?
  private var values = StanzaValues()

  /// Takes the next line.
  mutating func take(_ line: LineBuffer.Line) {
    lineNumber += 1
    switch line {
    case .bytes(let bytes):
      let bytes = bytes.trimmed
      if bytes.isEmpty {
        endStanza()
      } else {
        takeLine(bytes)
      }
    case .tooLong:
      beginLine()
      report(.lineTooLong)
    }
  }

  /// Ends the stanza if one has begun; after the last line it is called by hand.
  mutating func endStanza() {
    guard let first = firstLine else { return }
    if let problem {
      skipped.append(problem)
    } else if let package = values.package {
      packages.append(package)
    } else {
      skipped.append(SkippedStanza(reason: .noName, line: first))
    }
    firstLine = nil
    problem = nil
    values = StanzaValues()
  }

  private mutating func takeLine(_ bytes: UnsafeRawBufferPointer) {
    let isFirst = firstLine == nil
    beginLine()
    guard problem == nil else { return }
    if bytes.hasNUL { return report(.nulByte) }
    if !bytes.isValidUTF8 { return report(.invalidUTF8) }
    if bytes[0].isBlank {
      if isFirst { report(.badField) }
      return
    }
    guard let colon = bytes.endOfFieldName else { return report(.badField) }
    let name = UnsafeRawBufferPointer(rebasing: bytes[..<colon])
    guard let field = StanzaField(name: name) else { return }
    let value = UnsafeRawBufferPointer(rebasing: bytes[(colon + 1)...]).trimmedAtStart
    if !values.set(field, String(decoding: value, as: UTF8.self)) { report(.repeatedField) }
  }

  private mutating func beginLine() {
    if firstLine == nil { firstLine = lineNumber }
  }

  private mutating func report(_ reason: SkippedStanza.Reason) {
    if problem == nil { problem = SkippedStanza(reason: reason, line: lineNumber) }
  }
}
