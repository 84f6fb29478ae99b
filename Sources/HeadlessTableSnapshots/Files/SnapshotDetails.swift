internal import HeadlessTable

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The details that a reviewer looks at beside the text of a snapshot that waits: made only then, by the test that took it.
package struct SnapshotDetails: Hashable, Sendable {
  /// The table as it was drawn in the test, as an SVG document.
  package var drawing: String?
  /// The calls of the table until then.
  package var calls: String?

  /// Describes what there is.
  package init(drawing: String? = nil, calls: String? = nil) {
    self.drawing = drawing
    self.calls = calls
  }

  /// The details of a table, with the calls that led to what it shows.
  @MainActor
  init(of table: HeadlessTable, showsLastUpdate: Bool = false) {
    // The drawing may cause calls.
    calls = table.calls.description
    drawing = table.render(.svg(showsLastUpdate: showsLastUpdate))
  }
}

extension SnapshotLocation {
  /// The path of the drawing that the test made of what waits.
  package var drawing: String { "\(package.snapshotsFolder)/drawings/\(path).svg" }

  /// The path of the calls that led to what waits.
  package var calls: String { "\(package.snapshotsFolder)/calls/\(path).txt" }

  /// The details that the test left beside the text that waits.
  package var details: SnapshotDetails {
    let texts = [drawing, calls].map { path in
      // What a server has kept may have been made by anybody, and a link may lead anywhere.
      SnapshotFiles.contents(ofOwn: path, in: package.snapshotsFolder)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return SnapshotDetails(drawing: texts[0], calls: texts[1])
  }

  /// Writes what there is, and deletes what an earlier run has left.
  ///
  /// - Throws: Why a file cannot be written.
  func write(_ details: SnapshotDetails) throws(FileFailure) {
    for (text, path) in [(details.drawing, drawing), (details.calls, calls)] {
      if let text {
        try SnapshotFiles.write(Data(text.utf8), to: path)
      } else {
        try? SnapshotFiles.delete(path)
      }
    }
  }

  /// The paths of everything that lies there while a text waits, the text last: whoever finds it finds the others, too.
  package var waitingPaths: [String] { [drawing, calls, base, failure, pending] }

  /// Deletes what the test left beside a text that waits no more.
  package func deleteDetails() {
    for path in [drawing, calls, base, failure] { try? SnapshotFiles.delete(path) }
  }

  /// Deletes the folders of what waited that are empty now; not while tests run, which may be about to write there.
  package func deleteEmptyFolders() {
    let folders = ["pending", "drawings", "calls", "bases", "failures"]
    for (path, folder) in zip([pending, drawing, calls, base, failure], folders) {
      SnapshotFiles.deleteEmptyFolders(from: path, to: "\(package.snapshotsFolder)/\(folder)")
    }
  }
}

/// The folder, beside `.build`, for the texts and the drawings of failed assertions, which a server keeps.
///
/// `HEADLESSTABLE_ARTIFACTS` names the folder, from the package's root. It has the form of `.build/snapshots`, so that
/// `tablesnap --artifacts` reads and accepts what lies there; and `failures` holds what the assertions said.
package enum SnapshotArtifacts {
  /// The variable that names the folder.
  package static let variable = "HEADLESSTABLE_ARTIFACTS"

  /// The location of a snapshot in the folder; nil where none is named.
  static func location(
    of location: SnapshotLocation,
    _ environment: [String: String]
  ) -> SnapshotLocation? {
    guard let folder = environment[variable], !folder.isEmpty else { return nil }
    return SnapshotLocation(package: location.package.keeping(in: folder), path: location.path)
  }
}

extension SnapshotLocation {
  /// The path of what the assertion said.
  var failure: String { "\(package.snapshotsFolder)/failures/\(path).txt" }

  /// Writes a text that has failed, with everything about it.
  ///
  /// - Returns: The location, or why it could not be written.
  func keep(
    _ file: Data,
    instead reference: Data?,
    _ details: () -> SnapshotDetails,
    saying text: String
  ) -> Result<SnapshotLocation, FileFailure> {
    Result { () throws(FileFailure) in
      try writePending(file, instead: reference, with: details())
      try SnapshotFiles.write(Data("\(text)\n".utf8), to: failure)
      return self
    }
  }

  /// Writes what is known of a snapshot that was refused: all but its text, which nobody is to accept.
  func keepRefused(_ details: () -> SnapshotDetails, saying text: String) {
    try? deletePending()
    try? write(details())
    try? SnapshotFiles.write(Data("\(text)\n".utf8), to: failure)
  }
}
