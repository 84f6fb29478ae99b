import Testing

@testable import Binder

@Suite
struct UpdateScheduleTests {
  /// c: data changed, f: frame began, e: update ended; a line each: event, action, state.
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
    ("cff", "c enqueue queued, f apply applying, f nothing applying"),
  ])
  func picture(_ events: String, _ expected: String) {
    var schedule = UpdateSchedule()
    let lines = events.map { event in
      let action =
        switch event {
        case "c": schedule.dataChanged()
        case "f": schedule.frameBegan()
        default: schedule.updateEnded()
        }
      let state =
        switch schedule.state {
        case .idle: "idle"
        case .queued: "queued"
        case .applying(let again): again ? "again" : "applying"
        }
      return "\(event) \(action) \(state)"
    }
    #expect(lines.joined(separator: ", ") == expected)
  }
}
