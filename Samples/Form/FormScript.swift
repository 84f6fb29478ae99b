import Foundation
import HeadlessTable

/// What somebody does to the form, a line each.
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
    steps = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
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

  /// Does every step, and says what each led to.
  @MainActor
  func run(on table: HeadlessTable, say: (String) -> Void) throws {
    table.layoutIfNeeded()
    for step in steps {
      let known = table.calls.updates.count
      try step.perform(on: table)
      table.layoutIfNeeded()
      say("> \(step.line)")
      for update in table.calls.updates.dropFirst(known) { say("    \(update.summary)") }
    }
  }
}

extension FormScript.Step {
  /// Does to the table what the step says, after scrolling to the row where necessary.
  @MainActor
  fileprivate func perform(on table: HeadlessTable) throws {
    let sections = FormScreen.Section.self
    let all = [sections.what, .when, .more].lazy
    guard let path = all.compactMap({ table.indexPath(ofRow: row, inSection: "\($0)") }).first
    else { throw UsageError("The script says '\(line)', but there is no row '\(row)'.") }
    if table.cellForRow(at: path) == nil { table.scrollToRow(at: path, at: .middle) }
    switch (action, table.cellForRow(at: path)) {
    case (.tap, _): table.tapRow(at: path)
    case (.type(let text), let cell as FormTextCell): cell.type(text)
    case (.turn(let isOn), let cell as FormToggleCell): cell.turn(isOn)
    case (.pick(let value), let cell as FormPickerCell): cell.pick(value)
    default: throw UsageError("The script says '\(line)', which a row like '\(row)' cannot do.")
    }
  }
}

extension Call.Update {
  /// What was announced, in one line.
  fileprivate var summary: String {
    guard case .batch(let batch) = kind else { return "reload" }
    return batch.operations.map { "\($0)" }.joined(separator: " · ")
  }
}
