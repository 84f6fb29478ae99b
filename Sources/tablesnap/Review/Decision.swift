import Foundation
import HeadlessTable
import HeadlessTableSnapshots

/// What was decided about a snapshot, and what it takes to undo that.
struct Decision {
  let snapshot: PendingSnapshot
  let isAccepted: Bool
  /// Where the text waited; nil where the reference is a file.
  private let place: InlineLocation?
  /// The files that were there because it waited, as they were.
  private let waiting: [(path: String, contents: Data)]
  /// What was written into a source file.
  private let edit: InlineEdit?

  /// Accepts a snapshot or rejects it.
  ///
  /// - Throws: Why it stays as it is.
  init(about snapshot: PendingSnapshot, isAccepted: Bool) throws {
    self.snapshot = snapshot
    self.isAccepted = isAccepted
    let place = snapshot.inline.map { $0.current(snapshot.origin) ?? $0 }
    self.place = place
    let folder = snapshot.location.package.snapshotsFolder
    waiting = (place?.waitingPaths ?? snapshot.location.waitingPaths).compactMap { path in
      SnapshotFiles.contents(ofOwn: path, in: folder).map { (path, $0) }
    }
    if isAccepted {
      edit = try snapshot.accept()
    } else {
      edit = nil
      try snapshot.reject()
    }
  }

  /// Makes everything what it was before: a text that was stale is stale again.
  ///
  /// - Throws: A `Refusal` if another process has written since, or why a file cannot be written.
  func undo() throws {
    let location = place?.location ?? snapshot.location
    guard SnapshotFiles.contents(of: location.pending) == nil else {
      throw PendingSnapshot.Refusal.changedMeanwhile(snapshot.name)
    }
    if let place, let edit {
      try place.package.alone { try place.undo(edit, of: snapshot) }
    } else if isAccepted {
      try takeBack()
    }
    for (path, contents) in waiting { try SnapshotFiles.write(contents, to: path) }
  }

  /// Makes the reference what it was.
  private func takeBack() throws {
    let location = snapshot.location.stored
    guard SnapshotFiles.contents(of: location.reference) == snapshot.text else {
      throw PendingSnapshot.Refusal.changedMeanwhile(snapshot.name)
    }
    if let reference = snapshot.reference { return try location.writeReference(reference) }
    try SnapshotFiles.delete(location.reference)
    guard let top = location.reference.firstRange(of: "__Snapshots__/") else { return }
    let folder = String(location.reference[..<top.lowerBound])
    SnapshotFiles.deleteEmptyFolders(from: location.reference, to: folder)
  }
}
