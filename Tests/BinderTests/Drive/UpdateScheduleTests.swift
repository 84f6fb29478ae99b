import TestSupport
import Testing

@testable import Binder

@Suite(.bounded)
struct UpdateScheduleTests {
  /// r: somebody asks for an update, c: data changed, b: it changed and is to be compared in the background, f: frame began, e: update ended,
  /// 1 to 9: the comparison of that number ended, a: the comparison was abandoned, m: the content has changed by a
  /// finger's move; a line each: event, action, state.
  @Test(arguments: [
    ("c", "c enqueue queued"),
    ("cc", "c enqueue queued, c nothing queued"),
    ("cf", "c enqueue queued, f apply applying"),
    ("cfe", "c enqueue queued, f apply applying, e nothing idle"),
    ("cfce", "c enqueue queued, f apply applying, c nothing again, e enqueue queued"),
    (
      "cfcce",
      "c enqueue queued, f apply applying, c nothing again, c nothing again, e enqueue queued"
    ),
    ("f", "f nothing idle"),
    ("r", "r enqueue queued"),
    ("cr", "c enqueue queued, r enqueue queued"),
    ("cfr", "c enqueue queued, f apply applying, r nothing again"),
    ("cff", "c enqueue queued, f apply applying, f nothing applying"),
    ("b", "b compare(1) comparing 1"),
    ("b1e", "b compare(1) comparing 1, 1 apply applying, e nothing idle"),
    ("bf1", "b compare(1) comparing 1, f nothing comparing 1, 1 apply applying"),
    (
      "bb12",
      "b compare(1) comparing 1, b compare(2) comparing 2, 1 nothing comparing 2, 2 apply applying"
    ),
    ("bc1f", "b compare(1) comparing 1, c enqueue queued, 1 nothing queued, f apply applying"),
    (
      "bcfe1",
      "b compare(1) comparing 1, c enqueue queued, f apply applying, e nothing idle, 1 nothing idle"
    ),
    (
      "cbf1",
      """
      c enqueue queued, b compare(1) comparing 1 instead, f nothing comparing 1 instead, \
      1 apply applying
      """
    ),
    ("ba", "b compare(1) comparing 1, a nothing idle"),
    ("ba1", "b compare(1) comparing 1, a nothing idle, 1 nothing idle"),
    ("cba", "c enqueue queued, b compare(1) comparing 1 instead, a enqueue queued"),
    (
      "cbba",
      """
      c enqueue queued, b compare(1) comparing 1 instead, b compare(2) comparing 2 instead, \
      a enqueue queued
      """
    ),
    ("ca", "c enqueue queued, a nothing queued"),
    (
      "bm12",
      "b compare(1) comparing 1, m compare(2) comparing 2, 1 nothing comparing 2, 2 apply applying"
    ),
    (
      "cbm",
      "c enqueue queued, b compare(1) comparing 1 instead, m compare(2) comparing 2 instead"
    ),
    (
      "mcmfm",
      "m nothing idle, c enqueue queued, m nothing queued, f apply applying, m nothing applying"
    ),
    (
      "cfbe",
      "c enqueue queued, f apply applying, b nothing compares, e compare(1) comparing 1"
    ),
    (
      "cfbce",
      "c enqueue queued, f apply applying, b nothing compares, c nothing again, e enqueue queued"
    ),
    (
      "cfcbbe",
      """
      c enqueue queued, f apply applying, c nothing again, b nothing compares instead, \
      b nothing compares instead, e compare(1) comparing 1 instead
      """
    ),
  ])
  func picture(_ events: String, _ expected: String) {
    var schedule = UpdateSchedule()
    let lines = events.map { event in
      let action =
        switch event {
        case "c": schedule.dataChanged()
        case "r": schedule.refreshAsked()
        case "b": schedule.dataChangedInBackground()
        case "f": schedule.frameBegan()
        case "e": schedule.updateEnded()
        case "a": schedule.comparisonAbandoned()
        case "m": schedule.contentChanged()
        default: schedule.comparisonEnded(event.wholeNumberValue ?? 0)
        }
      return "\(event) \(action) \(name(schedule.state))"
    }
    #expect(lines.joined(separator: ", ") == expected)
  }

  private func name(_ state: UpdateSchedule.State) -> String {
    switch state {
    case .idle: "idle"
    case .queued: "queued"
    case .comparing(let number, let instead): "comparing \(number)\(instead ? " instead" : "")"
    case .applying(nil): "applying"
    case .applying(.atNextFrame?): "again"
    case .applying(.inBackground(let instead)?): instead ? "compares instead" : "compares"
    }
  }
}
