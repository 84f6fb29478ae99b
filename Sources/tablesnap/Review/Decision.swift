import Foundation
import HeadlessTableSnapshots

/// What was decided about a snapshot, and what it takes to undo that.
struct Decision {
  let snapshot: PendingSnapshot
  let isAccepted: Bool
  private let location: SnapshotLocation
  /// The files that were there because it waited, as they were, the text last.
  private let waiting: [(file: PendingFile, contents: Data)]
  private let edit: InlineEdit?

  /// Accepts a snapshot or rejects it.
  init(about snapshot: PendingSnapshot, isAccepted: Bool) throws {
    self.snapshot = snapshot
    self.isAccepted = isAccepted
    var location = snapshot.location
    if case .literal(let call, _, let origin) = snapshot.reference {
      location = (call.current(origin) ?? call).location
    }
    self.location = location
    waiting = PendingFile.allCases.reversed().compactMap { file in
      location.contents(of: file).map { (file, $0) }
    }
    if isAccepted {
      edit = try snapshot.accept()
    } else {
      edit = nil
      try snapshot.reject()
    }
  }

  /// Makes everything what it was before: a text that was stale is stale again.
  func undo() throws {
    guard location.pendingText == nil else {
      throw PendingSnapshot.Refusal.changedMeanwhile(snapshot.name)
    }
    if let call = InlineLocation(location), let edit {
      try call.package.alone { try call.undo(edit, of: snapshot) }
    } else if isAccepted {
      try takeBack()
    }
    for (file, contents) in waiting {
      try SnapshotFiles.write(contents, to: location.path(of: file))
    }
  }

  private func takeBack() throws {
    let location = snapshot.location.stored
    guard SnapshotFiles.contents(of: location.reference) == snapshot.text else {
      throw PendingSnapshot.Refusal.changedMeanwhile(snapshot.name)
    }
    if let reference = snapshot.compared { return try location.writeReference(reference) }
    try SnapshotFiles.delete(location.reference)
    guard let top = location.reference.firstRange(of: "__Snapshots__/") else { return }
    let folder = String(location.reference[..<top.lowerBound])
    SnapshotFiles.deleteEmptyFolders(from: location.reference, to: folder)
  }
}
