#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
internal import HeadlessTable

/// The reference that a text was compared with, as it waits beside the text.
package enum ComparedReference: Hashable, Sendable {
  /// The content of a file; nil where there was none.
  case file(Data?)
  /// The literal of a call; nil where there was none. Without an origin the source file is taken as it is now.
  case source(String?, InlineOrigin?)

  var isThere: Bool {
    switch self {
    case .file(let content): content != nil
    case .source(let expected, _): expected != nil
    }
  }
}

/// A file of what waits: all of one snapshot lie in one folder.
package enum PendingFile: String, CaseIterable, Sendable {
  case text
  /// The digest of the reference that the text was compared with.
  case base
  /// The expectation that the text was compared with.
  case expected
  /// What the source file of the expectation was like.
  case origin
  /// What the table looked like.
  case drawing = "drawing.svg"
  case calls
  /// The test, and the place of its assertion.
  case test
  /// What the assertion said, where a server keeps it.
  case failure
}

extension SnapshotLocation {
  package var folder: String { "\(package.snapshotsFolder)/\(path)" }

  package func path(of file: PendingFile) -> String { "\(folder)/\(file.rawValue)" }

  /// The path of the text that waits to be accepted.
  package var pending: String { path(of: .text) }

  /// A file of what waits; nil if there is none, or only a link that leads out of the folder of all that waits.
  package func contents(of file: PendingFile) -> Data? {
    SnapshotFiles.contents(ofOwn: path(of: file), in: package.snapshotsFolder)
  }

  package var pendingText: Data? { contents(of: .text) }

  /// Writes what waits to be accepted, the text last.
  package func writePending(
    _ text: Data,
    comparedWith basis: ComparedReference,
    with details: SnapshotDetails = SnapshotDetails(),
    saying words: String? = nil
  ) throws(FileFailure) {
    switch basis {
    case .file(let reference): try write("\(Self.digest(reference))\n", to: .base)
    case .source(let expected, let origin):
      if let expected {
        try write(expected, to: .expected)
      } else {
        try SnapshotFiles.delete(path(of: .expected))
      }
      let origin = origin ?? InlineLocation(self)?.originNow
      if let origin { try SnapshotFiles.write(origin.contents, to: path(of: .origin)) }
    }
    try write(details)
    if let words { try write("\(words)\n", to: .failure) }
    try SnapshotFiles.write(text, to: pending)
  }

  /// Writes what is known of a snapshot that was refused: all but its text, which must not be accepted.
  func keepRefused(_ details: () -> SnapshotDetails, saying words: String) {
    try? deletePending()
    try? write(details())
    try? write("\(words)\n", to: .failure)
  }

  private func write(_ details: SnapshotDetails) throws(FileFailure) {
    for (text, file) in [
      (details.drawing, PendingFile.drawing), (details.calls, .calls), (details.test, .test),
    ] {
      if let text {
        try write(text, to: file)
      } else {
        try? SnapshotFiles.delete(path(of: file))
      }
    }
  }

  private func write(_ text: String, to file: PendingFile) throws(FileFailure) {
    try SnapshotFiles.write(Data(text.utf8), to: path(of: file))
  }

  /// Deletes what waits, if anything does.
  ///
  /// - Throws: Why the text cannot be deleted; nothing is deleted then.
  package func deletePending() throws(FileFailure) {
    // Most assertions pass, and have nothing here.
    guard SnapshotFiles.isThere(folder) else { return }
    try SnapshotFiles.delete(pending)
    // Only what was written here is deleted: a link may lead to the files of others.
    for file in PendingFile.allCases { try? SnapshotFiles.delete(path(of: file)) }
    SnapshotFiles.deleteFolder(folder)
  }

  /// Deletes the folders around what waited that are empty now; not while tests run, which may be about to write there.
  package func deleteEmptyFolders() {
    SnapshotFiles.deleteEmptyFolders(from: folder, to: package.snapshotsFolder)
  }

  /// Whether the reference has changed since the pending text was compared with it.
  ///
  /// - Parameter reference: The content of the reference now; nil if there is none.
  /// - Returns: False also where the digest is missing, as beside a pending text that was copied there.
  package func isPendingStale(beside reference: Data?) -> Bool {
    guard let digest = contents(of: .base) else { return false }
    return digest != Data("\(Self.digest(reference))\n".utf8)
  }

  /// Sixteen hexadecimal digits that follow from the bytes alone; `none` where there are no bytes.
  static func digest(_ contents: Data?) -> String {
    contents?.withUnsafeBytes { $0.fingerprint.hexadecimal(digits: 16) } ?? "none"
  }
}

/// The details that a reviewer looks at beside the text of a snapshot that waits: made only then, by the test that took it.
package struct SnapshotDetails: Hashable, Sendable {
  package var drawing: String?
  package var calls: String?
  /// The types and the function of the test, and in a second line the place of its assertion:
  /// `AccountsTests/overview()` and `Tests/AppTests/AccountsTests.swift:12`.
  package var test: String?

  package init(drawing: String? = nil, calls: String? = nil, test: String? = nil) {
    self.drawing = drawing
    self.calls = calls
    self.test = test
  }

  @MainActor
  init(of table: HeadlessListView, showsLastUpdate: Bool = false) {
    // The drawing may cause calls.
    calls = table.calls.description
    drawing = table.render(.svg(showsLastUpdate: showsLastUpdate))
  }

  package init(at location: SnapshotLocation) {
    func text(_ file: PendingFile) -> String? {
      location.contents(of: file).map { String(decoding: $0, as: UTF8.self) }
    }
    self.init(drawing: text(.drawing), calls: text(.calls), test: text(.test))
  }
}

extension SnapshotLocation {
  /// The variable that names a folder, from the package's root, for the texts and the drawings of failed assertions: it has
  /// the form of `.build/snapshots`, so that `tablesnap --artifacts` reads and accepts what a server has kept there.
  package static let artifactsVariable = "HEADLESSTABLE_ARTIFACTS"

  /// The same place in the folder that a server keeps; nil where none is named.
  func kept(by environment: [String: String]) -> SnapshotLocation? {
    guard let folder = environment[Self.artifactsVariable], !folder.isEmpty else { return nil }
    return SnapshotLocation(package: package.keeping(in: folder), path: path)
  }
}
