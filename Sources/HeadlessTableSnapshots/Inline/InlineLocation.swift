internal import HeadlessTable

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The place of an expectation that stands in a source file: the call that it belongs to.
///
/// What waits for it lies where other texts wait, in a folder that is named after the source file:
/// `pending/Tests/AppTests/AccountsTests.swift/12-5.txt`. Beside it, in `expected`, is the expectation that the text was
/// compared with, so that it never replaces another one, and in `origins` what the file was like, so that it is never
/// written into another call.
package struct InlineLocation: Hashable, Sendable {
  /// The package that the file lies in.
  package let package: SnapshotPackage
  /// The path of the source file from the package's root.
  package let path: String
  /// The line of the call, from 1.
  package let line: Int
  /// The column of the call, from 1, in bytes.
  package let column: Int

  /// The location of a call.
  package init(package: SnapshotPackage, path: String, line: Int, column: Int) {
    self.package = package
    self.path = path
    self.line = line
    self.column = column
  }

  /// The location of a call that a test has made.
  package init(at source: SourcePlace) {
    let package = SnapshotPackage(around: source.filePath)
    self.init(
      package: package,
      path: package.relativePath(of: source.filePath),
      line: source.line,
      column: source.column
    )
  }

  /// Reads the location back; nil if it is that of a file.
  package init?(_ location: SnapshotLocation) {
    guard !location.path.contains("__Snapshots__/"),
      let match = location.path.wholeMatch(of: #/(.+\.swift)/([0-9]+)-([0-9]+)\.txt/#),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    self.init(package: location.package, path: String(match.1), line: line, column: column)
  }

  /// The place of what waits.
  package var location: SnapshotLocation {
    SnapshotLocation(package: package, path: "\(path)/\(line)-\(column).txt")
  }

  /// The path of the source file.
  package var source: String { "\(package.root)/\(path)" }

  /// The file's name and the place of the call in it: `AccountsTests.swift:12:5`.
  package var shortName: String { "\(path.lastPathName):\(line):\(column)" }

  /// The path of the expectation that the text was compared with.
  private var expected: String { "\(package.snapshotsFolder)/expected/\(location.path)" }

  /// The expectation that the text was compared with; nil if there was none.
  package var expectation: String? {
    SnapshotFiles.contents(ofOwn: expected, in: package.snapshotsFolder)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private var originPath: String { "\(package.snapshotsFolder)/origins/\(location.path)" }

  /// What the text that waits knows of its source file; nil where nothing waits.
  package var origin: InlineOrigin? {
    SnapshotFiles.contents(ofOwn: originPath, in: package.snapshotsFolder).flatMap(
      InlineOrigin.init
    )
  }

  /// The place that the call had when the test ran, by which its failure has named it: what waits keeps that name when an
  /// expectation above it is written and it moves.
  package var called: InlineLocation {
    guard let place = origin?.place else { return self }
    return InlineLocation(package: package, path: path, line: place.line, column: place.column)
  }

  /// Writes the text that waits to be accepted.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - expectation: The expectation that it was compared with; nil if there was none.
  ///   - origin: What is known of the source file; nil takes the file as it is now.
  ///   - details: What the reviewer looks at beside the text.
  /// - Throws: Why a file cannot be written.
  package func writePending(
    _ text: String,
    instead expectation: String?,
    from origin: InlineOrigin? = nil,
    with details: SnapshotDetails = SnapshotDetails()
  ) throws(FileFailure) {
    if let expectation {
      try SnapshotFiles.write(Data(expectation.utf8), to: expected)
    } else {
      try SnapshotFiles.delete(expected)
    }
    let origin =
      origin
      ?? InlineOrigin(line: line, column: column, in: SnapshotFiles.contents(of: source))
    try SnapshotFiles.write(origin.contents, to: originPath)
    try location.write(details)
    try SnapshotFiles.write(Data(text.utf8), to: location.pending)
  }

  /// The paths of everything that lies there while a text waits, the text last.
  package var waitingPaths: [String] { [expected, originPath] + location.waitingPaths }

  /// Deletes what waits, if anything does.
  ///
  /// - Throws: Why it cannot be deleted.
  package func deletePending() throws(FileFailure) {
    guard SnapshotFiles.contents(of: location.pending) != nil else { return }
    try SnapshotFiles.delete(location.pending)
    for path in [expected, originPath] { try? SnapshotFiles.delete(path) }
    location.deleteDetails()
  }

  /// Everything that waits in the same file.
  package var others: [InlineLocation] {
    SnapshotFiles.names(in: "\(package.pendingFolder)/\(path)").compactMap { name in
      InlineLocation(SnapshotLocation(package: package, path: "\(path)/\(name)"))
    }
  }

  /// Deletes what waits in the same file since before it was edited: its calls may be elsewhere, or no more.
  ///
  /// - Complexity: reads the source file, and what is known of each text, if any waits.
  func deleteOutdated() {
    let others = others
    if others.isEmpty { return }
    let now = InlineOrigin(line: line, column: column, in: SnapshotFiles.contents(of: source))
    for other in others where other.origin?.source != now.source { try? other.deletePending() }
  }

  /// Deletes the folders of what waited that are empty now; not while tests run, which may be about to write there.
  package func deleteEmptyFolders() {
    location.deleteEmptyFolders()
    for (path, folder) in [(expected, "expected"), (originPath, "origins")] {
      SnapshotFiles.deleteEmptyFolders(from: path, to: "\(package.snapshotsFolder)/\(folder)")
    }
  }
}
