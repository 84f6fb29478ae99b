/// Applies a unified diff as slowly as it reads, and refuses one whose context or counts are wrong.
struct UnifiedPatch {
  struct Refusal: Error { let reason: String }

  let lines: [Substring]

  init(_ text: String) {
    lines = Self.split(text)
  }

  /// Lines with their newlines.
  private static func split(_ text: String) -> [Substring] {
    var rest = Substring(text).unicodeScalars
    var lines: [Substring] = []
    while !rest.isEmpty {
      let end = rest.firstIndex(of: "\n").map { rest.index(after: $0) } ?? rest.endIndex
      lines.append(Substring(rest[..<end]))
      rest = rest[end...]
    }
    return lines
  }

  func applied(to text: String) throws -> String {
    let old = Self.split(text)
    var result: [Substring] = []
    var place = 0
    var line = 2
    while line < lines.count {
      let counts = lines[line].split { !$0.isNumber }.compactMap { Int($0) }
      guard counts.count == 4 else { throw Refusal(reason: "no hunk: \(lines[line])") }
      let start = counts[1] == 0 ? counts[0] : counts[0] - 1
      result += old[place..<start]
      place = start
      guard result.count == (counts[3] == 0 ? counts[2] : counts[2] - 1) else {
        throw Refusal(reason: "starts at another line: \(lines[line])")
      }
      line += 1
      let end = (old: place + counts[1], new: result.count + counts[3])
      while line < lines.count, !lines[line].hasPrefix("@@") {
        try apply(at: &line, old, &place, &result)
      }
      guard place == end.old, result.count == end.new else { throw Refusal(reason: "counts") }
    }
    return (result + old[place...]).joined()
  }

  private func apply(
    at line: inout Int,
    _ old: [Substring],
    _ place: inout Int,
    _ result: inout [Substring]
  ) throws {
    let sign = lines[line].unicodeScalars.first
    var content = Substring(lines[line].unicodeScalars.dropFirst())
    if line + 1 < lines.count, lines[line + 1].hasPrefix("\\") {
      content = Substring(content.unicodeScalars.dropLast())
      line += 1
    }
    line += 1
    if sign != "+" {
      guard place < old.count, old[place].unicodeScalars.elementsEqual(content.unicodeScalars)
      else {
        throw Refusal(reason: "no such old line: \(content)")
      }
      place += 1
    }
    if sign != "-" { result.append(content) }
  }
}
