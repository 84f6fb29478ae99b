import Foundation

/// What a user does in the form, a line each.
///
/// A line says `type title Lunch`, `turn allDay on`, `tap starts` or `pick starts-picker Mon 23 Nov 12:30`. One
/// that begins with `#` is a remark.
struct FormScript {
  /// One thing that is done to a row.
  enum Action: Equatable {
    case type(String)
    case turn(isOn: Bool)
    case tap
    case pick(String)
  }

  /// A line of the script.
  struct Step: Equatable {
    let line: String
    let row: String
    let action: Action
  }

  let steps: [Step]

  /// Reads a script from a file.
  init(contentsOf path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw UsageError("The script '\(path)' cannot be read.")
    }
    try self.init(text)
  }

  /// Reads a script.
  init(_ text: String) throws {
    steps = try text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count >= 2, let action = Self.action(words) else {
        throw UsageError(
          "The script says '\(line)'. Write 'type ROW TEXT', 'turn ROW on', 'turn ROW off', "
            + "'tap ROW' or 'pick ROW VALUE'."
        )
      }
      return Step(line: String(line), row: words[1], action: action)
    }
  }

  private static func action(_ words: [String]) -> Action? {
    switch (words[0], words.count == 3 ? words[2] : nil) {
    case ("type", let text): .type(text ?? "")
    case ("turn", "on"): .turn(isOn: true)
    case ("turn", "off"): .turn(isOn: false)
    case ("tap", nil): .tap
    case ("pick", let value?): .pick(value)
    default: nil
    }
  }
}
