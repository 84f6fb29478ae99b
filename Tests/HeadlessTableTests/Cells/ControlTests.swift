import Binder
import BinderObservables
import Foundation
import TestSupport
import Testing

@testable import HeadlessTable

/// What a finger or a keyboard does to a control, and who hears of it: a closure, and a signal.
@MainActor
@Suite("A control", .bounded)
struct ControlTests {
  /// A control with what is heard of it.
  private struct Heard {
    let view: HeadlessView
    let touch: () -> Void
    let enable: (Bool) -> Void
    let set: () -> Void
    let log: Log
  }

  private final class Log { var lines: [String] = [] }

  @Test("typing goes to one field, which is in sight and can be typed into")
  func focus() async {
    /// A field that keeps what is typed to itself.
    final class GreedyField: HeadlessView.TextField {
      override func resignFirstResponder() -> Bool { false }
    }
    let fields = (0..<4).map { _ in HeadlessView.TextField() } + [GreedyField()]
    fields[2].isEnabled = false
    fields[3].isHidden = true
    var focused: [Int] { fields.indices.filter { fields[$0].isFirstResponder } }
    for (index, isTaken, expected) in [
      (0, true, [0]), (1, true, [1]), (1, true, [1]), (2, false, [1]), (3, false, [1]),
      (0, true, [0]), (4, true, [4]), (0, false, [4]),
    ] {
      #expect(fields[index].becomeFirstResponder() == isTaken)
      #expect(focused == expected)
    }
    await Task.detached { @MainActor in _ = HeadlessView.TextField().becomeFirstResponder() }.value
    #expect(focused == [4])
    var lost: HeadlessView.TextField? = HeadlessView.TextField()
    await Task.detached { @MainActor in
      lost?.becomeFirstResponder()
      lost = nil
      #expect(fields[1].becomeFirstResponder())
    }.value
    #expect(focused == [1, 4])
  }

  private nonisolated static let names = ["button", "toggle", "date", "field", "text"]

  private func heard(_ name: String) -> Heard {
    let log = Log()
    func hear<Value>(_ what: String) -> (Value) -> Void { { log.lines.append("\(what) \($0)") } }
    switch name {
    case "button":
      let button = HeadlessView.Button()
      button.onTap = { log.lines.append("closure") }
      button.reactive.tap.observeNext { log.lines.append("signal") }
      return Heard(
        view: button,
        touch: button.tap,
        enable: { button.isEnabled = $0 },
        set: {},
        log: log
      )
    case "toggle":
      let toggle = HeadlessView.Toggle()
      toggle.onChange = hear("closure")
      toggle.reactive.isOn.observeNext(with: hear("signal"))
      return Heard(
        view: toggle,
        touch: toggle.tap,
        enable: { toggle.isEnabled = $0 },
        set: { toggle.setOn(true, animated: true) },
        log: log
      )
    case "date":
      let picker = HeadlessView.DatePicker()
      picker.date = Date(timeIntervalSince1970: 1)
      picker.onChange = { log.lines.append("closure \($0.timeIntervalSince1970)") }
      picker.reactive.date.observeNext { log.lines.append("signal \($0.timeIntervalSince1970)") }
      return Heard(
        view: picker,
        touch: { picker.pick(Date(timeIntervalSince1970: 2)) },
        enable: { picker.isEnabled = $0 },
        set: { picker.date = Date(timeIntervalSince1970: 3) },
        log: log
      )
    case "field":
      let field = HeadlessView.TextField()
      field.onChange = hear("closure")
      field.reactive.text.map { $0 ?? "-" }.observeNext(with: hear("signal"))
      return Heard(
        view: field,
        touch: { field.type("ab") },
        enable: { field.isEnabled = $0 },
        set: { field.text = "x" },
        log: log
      )
    default:
      let text = HeadlessView.TextView()
      text.onChange = hear("closure")
      text.reactive.text.map { $0 ?? "-" }.observeNext(with: hear("signal"))
      return Heard(
        view: text,
        touch: { text.type("ab") },
        enable: { text.isEditable = $0 },
        set: { text.text = "x" },
        log: log
      )
    }
  }

  @Test(
    "says what a finger did, twice, and nothing of what code set",
    arguments: zip(
      names,
      [
        ["closure", "signal", "closure", "signal"],
        ["signal false", "closure true", "signal true", "closure false", "signal false"],
        ["signal 1.0", "closure 2.0", "signal 2.0", "closure 2.0", "signal 2.0"],
        ["signal -", "closure ab", "signal ab", "closure xab", "signal xab"],
        ["signal -", "closure ab", "signal ab", "closure xab", "signal xab"],
      ]
    )
  )
  func touched(name: String, expected: [String]) {
    let control = heard(name)
    control.touch()
    control.set()
    if name == "toggle" { #expect((control.view as? HeadlessView.Toggle)?.isOn == true) }
    control.touch()
    #expect(control.log.lines == expected)
  }

  @Test("that is disabled or hidden cannot be touched", arguments: names)
  func untouched(name: String) {
    let control = heard(name)
    control.log.lines = []
    control.enable(false)
    control.touch()
    control.enable(true)
    control.view.isHidden = true
    control.touch()
    #expect(control.log.lines.isEmpty)
    control.view.isHidden = false
    control.touch()
    #expect(control.log.lines.count == 2)
  }

  @Test("has its new value when it says so")
  func valueInClosure() {
    let (toggle, picker, field, text) = (
      HeadlessView.Toggle(), HeadlessView.DatePicker(), HeadlessView.TextField(),
      HeadlessView.TextView()
    )
    let date = Date(timeIntervalSince1970: 2)
    var heard: [String] = []
    toggle.onChange = { [unowned toggle] in heard.append("\($0) \(toggle.isOn)") }
    picker.onChange = { [unowned picker] in heard.append("\($0 == date) \(picker.date == date)") }
    field.onChange = { [unowned field] in heard.append("\($0) \(field.text ?? "-")") }
    text.onChange = { [unowned text] in heard.append("\($0) \(text.text ?? "-")") }
    toggle.tap()
    picker.pick(date)
    field.type("a")
    text.type("b")
    #expect(heard == ["true true", "true true", "a a", "b b"])
  }

  @Test("follows a property, and the property follows a finger")
  func bothWays() {
    let (toggle, isOn) = (HeadlessView.Toggle(), Property(true))
    isOn.bidirectionalBind(to: toggle.reactive.isOn)
    #expect(toggle.isOn)
    toggle.tap()
    #expect(!isOn.value)
    let (picker, date) = (HeadlessView.DatePicker(), Property(Date(timeIntervalSince1970: 1)))
    date.bidirectionalBind(to: picker.reactive.date)
    picker.pick(Date(timeIntervalSince1970: 2))
    #expect(date.value == Date(timeIntervalSince1970: 2))
    let (view, text) = (HeadlessView.TextView(), Property<String?>("a"))
    text.bidirectionalBind(to: view.reactive.text)
    view.type("b")
    #expect(text.value == "ab")
    text.value = "c"
    #expect(view.text == "c")
  }
}
