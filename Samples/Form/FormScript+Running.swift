import Binder
import HeadlessTable

extension FormScript {
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
    let sections: [FormScreen.Section] = [.what, .when, .more]
    guard
      let path = sections.lazy.compactMap({ table.indexPath(ofRow: row, inSection: "\($0)") }).first
    else { throw UsageError("The script says '\(line)', but there is no row '\(row)'.") }
    let cell = table.cell(of: path, as: HeadlessCell.self)
    let content = (cell as? any ContentShowing)?.content
    switch action {
    case .tap: table.tapRow(path)
    case .type(let text) where cell is FormTextCell: (cell as? FormTextCell)?.text.type(text)
    case .turn(let isOn) where cell?.shownToggle != nil:
      if cell?.shownToggle?.isOn != isOn { table.toggle(path) }
    case .pick(let value) where content is PickerContent:
      table.send(PickerContent.Event.picked(value), to: path)
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
