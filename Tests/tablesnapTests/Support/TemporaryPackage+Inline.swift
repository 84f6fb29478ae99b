import HeadlessTable
import HeadlessTableSnapshots
import Testing

@testable import tablesnap

extension TemporaryPackage {
  /// Runs every call of a file: each asserts the text that its first argument names.
  ///
  /// - Returns: What the failures say, in the order of the names.
  func assertInline(
    _ texts: [String: String],
    in path: String,
    environment: [String: String] = [:]
  ) throws -> [String] {
    let bytes = Array(try #require(read(path)).utf8)
    let scanner = SwiftScanner(bytes)
    var failures: [String] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let call = Array("assertInlineSnapshot(of: \(name)".utf8)
      let start = try #require(bytes.firstRange(of: call)).lowerBound + 20
      let place = scanner.place(of: start)
      let expectation = try InlineSource(bytes, line: place.line, column: place.column).expectation
      let assertion = SnapshotAssertion(
        of: Snapshot(text),
        with: .source(expectation),
        in: SnapshotTest(
          module: "AppTests",
          function: "overview()",
          file: "\(root)/\(path)",
          line: place.line,
          column: place.column
        ),
        environment: environment
      )
      do throws(SnapshotMismatch) { try assertion.check() } catch {
        failures.append(error.description)
      }
    }
    return failures
  }
}
