import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// A call knows its place by what the compiler fills in; that place must be the one that is written to.
@Suite("The place of a call, as the compiler tells it", .bounded)
struct InlinePlaceTests {
  /// Reads the expectation at the place of the call from this file.
  private func assertInlineSnapshot(
    of number: Int,
    matches expected: (() -> String)? = nil,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws -> String? {
    let bytes = try #require(SnapshotFiles.contents(of: filePath))
    return try InlineSource(Array(bytes), line: line, column: column).expectation
  }

  @Test("leads back to the call")
  func place() throws {
    let one = try assertInlineSnapshot(of: 1)
    let two = try assertInlineSnapshot(of: 2) { "2" }
    let three = try assertInlineSnapshot(
      of: 3,
      matches: {
        """
        3
        """
      }
    )
    // swift-format-ignore
    let /* 旅行 👩‍🚀 */ (four, five) = try (assertInlineSnapshot(of: 4) { "4" }, assertInlineSnapshot(of: 5) { "5" })
    let six =
      try self
      .assertInlineSnapshot(of: 6) { #"\6"# }
    #expect([one, two, three, four, five, six] == [nil, "2", "3", "4", "5", "\\6"])
  }
}
