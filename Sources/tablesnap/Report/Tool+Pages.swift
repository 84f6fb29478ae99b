import Foundation
import HeadlessTable
import HeadlessTableSnapshots

extension Tool {
  /// Writes the page of what waits for review, also where nothing does.
  func report(_ invocation: Invocation) throws -> Outcome {
    let snapshots = try pending(invocation.filters)
    let page = ReportPage(snapshots, package: packageName, artifacts: artifacts)
    let waits = snapshots.count == 1 ? "1 snapshot waits" : "\(snapshots.count) snapshots wait"
    let sentence = snapshots.isEmpty ? Self.nothingPending : "\(waits) for review.\n"
    return try write(page.html, to: invocation.output, "report.html", saying: sentence)
  }

  func gallery(_ invocation: Invocation) throws -> Outcome {
    let references = try references(invocation.filters)
    let page = GalleryPage(references, package: packageName)
    let sentence = "\(counted(references.count, "reference"))\n"
    return try write(page.html, to: invocation.output, "gallery.html", saying: sentence)
  }

  /// The name of the package: that of its folder.
  var packageName: String { URL(filePath: package.root).lastPathComponent }

  func write(
    _ page: String,
    to output: String?,
    _ name: String,
    saying sentence: String
  ) throws -> Outcome {
    let path =
      output.map { URL(filePath: $0).standardizedFileURL.path }
      ?? "\(package.snapshotsFolder)/\(name)"
    do {
      try SnapshotFiles.write(Data(page.utf8), to: path)
    } catch {
      return .refusal("'\(path)' could not be written: \(error)", .failure)
    }
    return Outcome(output: "\(sentence)\(path)\n".withVisibleControls)
  }
}
