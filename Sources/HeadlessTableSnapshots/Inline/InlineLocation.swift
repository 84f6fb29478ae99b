internal import HeadlessTable

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The place of an expectation that is in a source file: the call that it belongs to.
///
/// What waits for it lies where other texts wait, in a folder that is named after the source file:
/// `Tests/AppTests/AccountsTests.swift/12-5.txt`. In it are the former expectation, so that no other one is ever replaced, and
/// the state of the source file, so that no other call is ever written into.
package struct InlineLocation: Hashable, Sendable {
  package let package: SnapshotPackage
  /// The path of the source file from the package's root.
  package let path: String
  package let line: Int
  /// The column of the call, from 1, in bytes.
  package let column: Int

  package init(package: SnapshotPackage, path: String, line: Int, column: Int) {
    self.package = package
    self.path = path
    self.line = line
    self.column = column
  }

  package init(of test: SnapshotTest) {
    let package = SnapshotPackage(around: test.file)
    let path = package.relativePath(of: test.file)
    self.init(package: package, path: path, line: test.line, column: test.column)
  }

  /// Reads the location back; nil if it is that of a file.
  package init?(_ location: SnapshotLocation) {
    guard !location.path.contains("__Snapshots__/"),
      let match = location.path.wholeMatch(of: #/(.+\.swift)/([0-9]+)-([0-9]+)\.txt/#),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    self.init(package: location.package, path: String(match.1), line: line, column: column)
  }

  package var location: SnapshotLocation {
    SnapshotLocation(package: package, path: "\(path)/\(line)-\(column).txt")
  }

  package var source: String { "\(package.root)/\(path)" }

  /// The file's name and the place of the call in it: `AccountsTests.swift:12:5`.
  package var shortName: String { "\(path.lastPathName):\(line):\(column)" }

  package var expectation: String? {
    location.contents(of: .expected).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What the text that waits knows of its source file; nil where nothing waits.
  package var origin: InlineOrigin? { location.contents(of: .origin).flatMap(InlineOrigin.init) }

  var originNow: InlineOrigin {
    InlineOrigin(line: line, column: column, in: SnapshotFiles.contents(of: source))
  }

  /// The place that the call had when the test ran, by which its failure has named it: what waits keeps that name when an
  /// expectation above it is written and it moves.
  package var called: InlineLocation {
    guard let place = origin?.place else { return self }
    return InlineLocation(package: package, path: path, line: place.line, column: place.column)
  }

  /// Everything that waits in the same file.
  package var others: [InlineLocation] {
    SnapshotFiles.names(in: "\(package.snapshotsFolder)/\(path)").compactMap { name in
      let location = SnapshotLocation(package: package, path: "\(path)/\(name)")
      return SnapshotFiles.isThere(location.pending) ? InlineLocation(location) : nil
    }
  }

  /// Deletes what waits in the same file since before it was edited: its calls may be elsewhere, or no more.
  ///
  /// - Complexity: reads the source file, and what is known of each text, if any waits.
  func deleteOutdated() {
    let others = others
    if others.isEmpty { return }
    let now = originNow
    for other in others where other.origin?.source != now.source {
      try? other.location.deletePending()
    }
  }
}
