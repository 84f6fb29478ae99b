import Foundation
import TestSupport
import Testing

/// The README shows code that is compiled here, and its output.
@MainActor
@Suite(.bounded)
struct ReadmeExampleTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func showsTheExampleAndWhatItPrints() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(
      contentsOf: Self.root.appending(path: "Tests/BinderTests/Readme/ReadmeExample.swift"),
      encoding: .utf8
    )
    let code = try #require(source.text(between: "// example:begin\n", and: "// example:end"))
    #expect(
      readme.text(between: "<!-- example:begin -->\n", and: "<!-- example:end -->")
        == "```swift\nimport Binder\nimport HeadlessTable\n\n\(code)```\n"
    )
    #expect(
      readme.text(between: "<!-- output:begin -->\n", and: "<!-- output:end -->")
        == "```\n\(showFriends())```\n"
    )
  }
}

extension String {
  fileprivate func text(between start: String, and end: String) -> String? {
    guard let start = range(of: start), let end = self[start.upperBound...].range(of: end) else {
      return nil
    }
    return String(self[start.upperBound..<end.lowerBound])
  }
}
