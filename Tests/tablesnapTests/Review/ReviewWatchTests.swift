import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("A review that watches the sources", .bounded)
struct ReviewWatchTests {
  @Test(
    "runs the tests, reviews, and waits for a change or a key",
    arguments: [
      ([.key("q")], "test review wait end"),
      (
        [.changed, .key("x"), .key("r"), .key(nil)],
        "test review wait test review wait test review wait end"
      ),
    ] as [([ReviewWatch.Event], String)]
  )
  func loop(events: [ReviewWatch.Event], steps: String) {
    var log: [String] = []
    var rest = events[...]
    let watch = ReviewWatch(
      runTests: { log.append("test") },
      review: {
        log.append("review")
        return Outcome(status: .differences)
      },
      nextEvent: { rest.popFirst() ?? .key(nil) },
      write: { log.append($0 == ReviewWatch.prompt ? "wait" : $0) }
    )
    #expect(watch.run() == Outcome(status: .differences))
    #expect((log + ["end"]).joined(separator: " ") == steps)
  }

  @Test("a stamp is another one when a source is added, edited or deleted, and only then")
  func stamp() throws {
    let package = try TemporaryPackage()
    func stamp() -> SourceStamp { SourceStamp(of: package.package) }
    let first = stamp()
    try package.write("Sources/a.swift", "a")
    let second = stamp()
    #expect(first != second)
    try package.write(".build/b.swift", "b")
    try package.write("Sources/notes.txt", "b")
    #expect(stamp() == second)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)],
      ofItemAtPath: "\(package.root)/Sources/a.swift"
    )
    let third = stamp()
    #expect(third != second)
    try FileManager.default.removeItem(atPath: "\(package.root)/Sources/a.swift")
    #expect(stamp() == first)
  }
}
