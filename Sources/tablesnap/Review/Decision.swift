import HeadlessTable

/// What was decided about a snapshot, and what it takes to undo that.
struct Decision {
  let snapshot: PendingSnapshot
  let isAccepted: Bool
  private let details: SnapshotDetails
  /// Where the text waited, and what it knew of its source file; nil where the reference is a file.
  private let place: InlineLocation?
  private let origin: InlineOrigin?
  /// What was written into a source file.
  private let edit: InlineEdit?

  /// Accepts a snapshot or rejects it.
  ///
  /// - Throws: Why it stays as it is.
  init(about snapshot: PendingSnapshot, isAccepted: Bool) throws {
    self.snapshot = snapshot
    self.isAccepted = isAccepted
    place = snapshot.inline.map { $0.current(snapshot.origin) ?? $0 }
    origin = place?.origin
    details = (place?.location ?? snapshot.location).details
    if isAccepted {
      edit = try snapshot.accept()
    } else {
      edit = nil
      try snapshot.reject()
    }
  }

  /// Makes everything what it was before.
  ///
  /// - Throws: A `Refusal` if another process has written since, or why a file cannot be written.
  func undo() throws {
    if let place {
      if let edit { try place.undo(edit) }
      let expectation = snapshot.reference.map { String(decoding: $0, as: UTF8.self) }
      let text = String(decoding: snapshot.text, as: UTF8.self)
      return try place.writePending(text, instead: expectation, from: origin, with: details)
    }
    if isAccepted { try takeBack() }
    try snapshot.location.writePending(
      snapshot.text,
      instead: snapshot.reference,
      with: details
    )
  }

  /// Makes the reference what it was.
  private func takeBack() throws {
    let location = snapshot.location
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
