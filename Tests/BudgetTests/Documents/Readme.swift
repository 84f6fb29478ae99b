import Foundation

/// What the README and the page about the architecture promise, as far as it can be checked without running it.
struct Readme {
  /// Everything in it.
  let text: String

  /// The lines between a pair of markers, without the fences; nil when a marker is missing.
  func lines(between name: String) -> [String]? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let begin = lines.firstIndex(of: "<!-- \(name):begin -->"),
      let end = lines[begin...].firstIndex(of: "<!-- \(name):end -->")
    else { return nil }
    return lines[(begin + 1)..<end].filter { !$0.hasPrefix("```") && !$0.isEmpty }
  }

  /// The commands, without the remarks behind them.
  var commands: [String] {
    (lines(between: "commands") ?? []).map { line in
      line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The paths in the first column of the table of places.
  var places: [String] {
    let section = text.components(separatedBy: "## Where things are\n").dropFirst().joined()
      .components(separatedBy: "\n## ")[0]
    return section.matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.1) }
  }

  /// The modules in the first column of the table that says what to import.
  var imports: [String] {
    let section = text.components(separatedBy: "\n| import |").dropFirst().joined()
      .components(separatedBy: "\n\n")[0]
    return section.matches(of: /(?m)^\| (`[^|]+) \|/).flatMap { row in
      row.1.matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }
}
