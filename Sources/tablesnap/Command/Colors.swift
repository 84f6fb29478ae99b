import HeadlessTable

/// Colours for a terminal.
enum Colors {
  /// Whether colours are wanted: the output is a terminal that has them, and `NO_COLOR` is not set.
  static func areWanted(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Lines with `+` green, those with `-` red, and those with `@@` blue.
  static func patch(_ text: String) -> String {
    text.linesWithNewlines()
      .map { line in
        guard let number = number(of: line) else { return String(line) }
        let end = line.utf8.last == 10 ? "\n" : ""
        return "\u{1B}[\(number)m\(Substring(line.utf8.dropLast(end.utf8.count)))\u{1B}[0m\(end)"
      }
      .joined()
  }

  private static func number(of line: Substring) -> Int? {
    if line.hasPrefix("---") || line.hasPrefix("+++") { return 1 }
    switch line.first {
    case "+": return 32
    case "-": return 31
    case "@": return 34
    default: return nil
    }
  }
}
