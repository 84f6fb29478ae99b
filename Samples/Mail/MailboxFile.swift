import Foundation

/// A file of mails in the mbox format (RFC 4155): a line that begins with `From ` begins a mail, headers come before the
/// first empty line, and a line of the text that would begin a mail has a `>` before it.
enum MailboxFile {
  /// The mails of a file that comes with the samples or that is named.
  static func read(_ url: URL) throws(SampleFileError) -> [Mail] {
    let data = try SampleData.contents(of: url)
    let mails = mails(in: String(decoding: data, as: UTF8.self))
    if mails.isEmpty { throw SampleFileError(url, "no line of it begins a mail") }
    return mails
  }

  /// The mails of a text, in their order.
  static func mails(in text: String) -> [Mail] {
    var parts: [[Substring]] = []
    var isAfterBlank = true
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if isAfterBlank, line.hasPrefix("From ") {
        parts.append([])
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(line)
      }
      isAfterBlank = line.isEmpty
    }
    return parts.enumerated().map { mail($1, number: $0 + 1) }
  }

  private static func mail(_ lines: [Substring], number: Int) -> Mail {
    let end = lines.firstIndex { $0.isEmpty } ?? lines.count
    let headers = headers(lines[..<end])
    let isQuoted = headers["content-transfer-encoding"]?.lowercased() == "quoted-printable"
    let body = lines[end...].map { unescaped($0) }
    let text =
      isQuoted ? QuotedText.decoded(body.joined(separator: "\n")) : body.joined(separator: "\n")
    let words = text.split(whereSeparator: \.isWhitespace).prefix(12)
    return Mail(
      id: headers["message-id"] ?? "mail \(number)",
      sender: QuotedText.words(name(of: headers["from"] ?? "nobody")),
      subject: QuotedText.words(headers["subject"] ?? "(no subject)"),
      preview: words.joined(separator: " "),
      date: headers["date"] ?? ""
    )
  }

  /// The headers by their names in small letters; a line that begins with a space continues the one before.
  private static func headers(_ lines: ArraySlice<Substring>) -> [String: String] {
    var headers: [String: String] = [:]
    var last: String?
    for line in lines {
      if let first = line.first, first == " " || first == "\t" {
        guard let last else { continue }
        headers[last, default: ""] += " " + line.drop { $0 == " " || $0 == "\t" }
      } else if let colon = line.firstIndex(of: ":") {
        let name = line[..<colon].lowercased()
        last = name
        headers[name] = String(line[line.index(after: colon)...].drop { $0 == " " })
      }
    }
    return headers
  }

  /// The name before an address in angle brackets, else the address.
  private static func name(of sender: String) -> String {
    guard let bracket = sender.firstIndex(of: "<") else { return sender }
    let name = sender[..<bracket].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
    guard name.isEmpty else { return name }
    return sender[sender.index(after: bracket)...].filter { $0 != ">" }
  }

  /// A line of the text without the `>` that keeps it from beginning a mail.
  private static func unescaped(_ line: Substring) -> Substring {
    line.drop { $0 == ">" }.hasPrefix("From ") && line.hasPrefix(">") ? line.dropFirst() : line
  }
}

/// Text that mails carry in the letters of ASCII (RFC 2045 and RFC 2047).
enum QuotedText {
  /// Text in which `=C3=A9` stands for bytes, and `=` at the end of a line for no end.
  static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        bytes.append(byte)
        continue
      }
      if rest.first == UInt8(ascii: "\n") {
        rest = rest.dropFirst()
      } else if let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A header in which `=?UTF-8?Q?caf=C3=A9?=` and `=?UTF-8?B?Y2Fmw6k=?=` stand for words.
  static func words(_ header: String) -> String {
    var text = ""
    var rest = Substring(header)
    var endsWithWord = false
    while let start = rest.range(of: "=?"), let word = encodedWord(rest[start.upperBound...]) {
      let between = rest[..<start.lowerBound]
      if !endsWithWord || !between.allSatisfy(\.isWhitespace) { text += between }
      text += word.text
      rest = rest[word.end...]
      endsWithWord = true
    }
    return text + rest
  }

  private static func encodedWord(_ rest: Substring) -> (text: String, end: String.Index)? {
    let parts = rest.split(separator: "?", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[3].hasPrefix("=") else { return nil }
    let end = rest.index(after: parts[3].startIndex)
    switch parts[1].lowercased() {
    case "q":
      return (decoded(parts[2].replacingOccurrences(of: "_", with: " ")), end)
    case "b":
      return Data(base64Encoded: String(parts[2])).map {
        (String(decoding: $0, as: UTF8.self), end)
      }
    default: return nil
    }
  }
}
