import Foundation
import HeadlessTableSnapshots

extension InlineLocation {
  /// Where the text of a call waits now, after expectations above it in the file were written.
  func current(_ origin: InlineOrigin?) -> InlineLocation? {
    let here = self.origin
    if here?.call == origin?.call { return self }
    return others.first { $0.origin?.call == origin?.call }
  }

  /// Whether the source file differs from the one that the test read, but for expectations that were written since.
  func isEdited(_ contents: Data) -> Bool { origin.map { !$0.isOf(contents) } ?? true }

  /// Whether the source file was edited since, or has another expectation than the text was compared with; a call that is not
  /// written to is as the test saw it.
  func isStale(beside expectation: String?) -> Bool {
    guard let contents = SnapshotFiles.contents(of: source), !isEdited(contents) else {
      return true
    }
    let call = try? InlineSource(Array(contents), line: line, column: column)
    return call.map { $0.expectation != expectation } ?? false
  }

  /// Writes an expectation into the source file, and moves what waits behind it in the same file.
  func accept(
    _ snapshot: PendingSnapshot,
    _ expected: String?,
    _ origin: InlineOrigin?,
    isForced: Bool
  ) throws -> InlineEdit {
    guard let place = current(origin), place.location.pendingText == snapshot.text,
      place.expectation == expected
    else {
      throw PendingSnapshot.Refusal.changedMeanwhile(snapshot.name)
    }
    guard let old = SnapshotFiles.contents(of: source) else {
      throw PendingSnapshot.Refusal.unwritable(snapshot.name, .unreadable)
    }
    guard isForced || !place.isEdited(old) else {
      throw PendingSnapshot.Refusal.edited(snapshot.name)
    }
    let source: InlineSource
    do { source = try place.call(in: old) } catch {
      throw PendingSnapshot.Refusal.unwritable(snapshot.name, error)
    }
    guard isForced || source.expectation == expected else {
      throw PendingSnapshot.Refusal.stale(snapshot.name)
    }
    let edit = InlineEdit(source.edit(String(decoding: snapshot.text, as: UTF8.self)), of: old)
    do {
      try SnapshotLocation(package: package, path: path).writeReference(edit.new)
    } catch let link as OutwardLink {
      throw PendingSnapshot.Refusal.outside(snapshot.name, link)
    }
    try? place.location.deletePending()
    place.moveOthers(edit)
    place.location.deleteEmptyFolders()
    return edit
  }

  /// Finds the call: at its place, or in a file that was edited since by its line, if no other is the same.
  private func call(in contents: Data) throws(InlineSource.Problem) -> InlineSource {
    let bytes = Array(contents)
    guard isEdited(contents) else {
      do { return try InlineSource(bytes, line: line, column: column) } catch {
        throw error == .noCall ? .otherCall : error
      }
    }
    func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " || $0 == "\t" } }
    guard let known = origin?.line, !trimmed(known[...]).isEmpty else { throw .moved }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = lines.indices.filter { trimmed(lines[$0]) == trimmed(known[...]) }
    guard found.count == 1, let index = found.first else { throw .moved }
    let shift = lines[index].utf8.count - known.utf8.count
    return try InlineSource(bytes, line: index + 1, column: column + shift)
  }

  /// Deletes what waits, also where it has moved since it was read.
  func reject(_ origin: InlineOrigin?) throws {
    let place = current(origin) ?? self
    try place.location.deletePending()
    place.location.deleteEmptyFolders()
  }

  /// Takes back what was written for a snapshot.
  func undo(_ edit: InlineEdit, of snapshot: PendingSnapshot) throws {
    guard SnapshotFiles.contents(of: source) == edit.new else {
      throw PendingSnapshot.Refusal.changedMeanwhile(snapshot.name)
    }
    try SnapshotLocation(package: package, path: path).writeReference(edit.old)
    moveOthers(edit.reversed)
  }

  /// Gives what waits around an edit of the file its new place, if it belongs to the file before the edit.
  private func moveOthers(_ edit: InlineEdit) {
    // One may be moved to the place of another: all are taken away before the first is written.
    let moves = others.compactMap { other -> (() throws -> Void)? in
      guard let origin = other.origin, origin.isOf(edit.old),
        let place = edit.place(of: (other.line, other.column)),
        let text = other.location.pendingText
      else { return nil }
      let new = InlineLocation(package: package, path: path, line: place.line, column: place.column)
      let moved = origin.moved(toLine: place.line, of: edit.new)
      let (expected, details) = (other.expectation, SnapshotDetails(at: other.location))
      try? other.location.deletePending()
      return {
        try new.location.writePending(text, comparedWith: .source(expected, moved), with: details)
      }
    }
    for move in moves { try? move() }
  }
}

extension SnapshotPackage {
  /// Does something with source files while no other reviewer does: what one has read, another one must not write over.
  ///
  /// Where no lock can be had, as in a folder that may not be written, it is done without.
  func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Whatever folder the texts lie in, the sources are the same.
    let folder = SnapshotPackage(root: root).snapshotsFolder
    guard !SnapshotFiles.isLink(folder) else { return try body() }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lock = open("\(folder)/.lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
    defer { if lock >= 0 { close(lock) } }
    while lock >= 0, flock(lock, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
