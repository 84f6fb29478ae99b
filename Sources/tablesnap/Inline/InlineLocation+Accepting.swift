import Foundation
import HeadlessTable

extension PendingSnapshot {
  /// Reads an expectation that waits; nil if nothing waits there, or nothing that would change it.
  static func reading(_ inline: InlineLocation) -> PendingSnapshot? {
    let location = inline.location
    guard let text = SnapshotFiles.contents(of: location.pending) else { return nil }
    let expectation = inline.expectation
    let reference = expectation.map { Data(($0.hasSuffix("\n") ? $0 : "\($0)\n").utf8) }
    guard text != reference else { return nil }
    return PendingSnapshot(
      location: location,
      reference: expectation.map { Data($0.utf8) },
      text: text,
      compared: reference,
      isStale: inline.isStale(beside: expectation),
      inline: inline
    )
  }
}

extension InlineLocation {
  /// Reads the source file and finds the call.
  func read() throws(InlineSource.Problem) -> InlineSource {
    guard let contents = SnapshotFiles.contents(of: source) else { throw .unreadable }
    return try InlineSource(Array(contents), line: line, column: column)
  }

  /// Whether the source file has no such call any more, or another expectation than the text was compared with.
  fileprivate func isStale(beside expectation: String?) -> Bool {
    guard let source = try? read() else { return true }
    return source.expectation != expectation
  }

  /// The change of the source file as the patch program reads it; nil if it cannot be made.
  func patch(to text: String) -> String? {
    guard let contents = SnapshotFiles.contents(of: source), let source = try? read() else {
      return nil
    }
    return LineDiff(
      from: String(decoding: contents, as: UTF8.self),
      to: String(decoding: source.replacing(with: text), as: UTF8.self)
    )
    .unified(oldName: path, newName: path)
  }

  /// Writes an expectation into the source file, and moves what waits behind it in the same file.
  ///
  /// - Throws: A `Refusal` if the file is not as the test saw it, or why it cannot be written.
  func accept(_ text: Data, instead expectation: Data?, isForced: Bool) throws {
    guard holds(text, expectation) else {
      guard let place = moved(holding: text, expectation) else {
        throw PendingSnapshot.Refusal.changedMeanwhile(shortName)
      }
      return try place.accept(text, instead: expectation, isForced: isForced)
    }
    let source: InlineSource
    do { source = try read() } catch {
      throw PendingSnapshot.Refusal.unwritable(shortName, error)
    }
    guard isForced || source.expectation.map({ Data($0.utf8) }) == expectation else {
      throw PendingSnapshot.Refusal.stale(shortName)
    }
    let file = SnapshotLocation(package: package, path: path)
    let new = String(decoding: text, as: UTF8.self)
    let old = SnapshotFiles.contents(of: self.source) ?? Data()
    do {
      try file.writeReference(Data(source.replacing(with: new)))
    } catch let link as OutwardLink {
      throw PendingSnapshot.Refusal.outside(shortName, link)
    }
    try? deletePending()
    moveOthers(from: Array(old), source.edit(new))
    deleteEmptyFolders()
  }

  /// Deletes what waits, also where it has moved since it was read.
  func reject(_ text: Data, instead expectation: Data?) throws {
    let place = holds(text, expectation) ? self : moved(holding: text, expectation) ?? self
    try place.deletePending()
    place.deleteEmptyFolders()
  }

  private func holds(_ text: Data, _ expectation: Data?) -> Bool {
    SnapshotFiles.contents(of: location.pending) == text
      && self.expectation.map { Data($0.utf8) } == expectation
  }

  /// Where the same waits in the same file, after an expectation above it was written.
  private func moved(holding text: Data, _ expectation: Data?) -> InlineLocation? {
    others.last { $0.holds(text, expectation) }
  }

  /// Everything that waits in the same file.
  private var others: [InlineLocation] {
    SnapshotFiles.names(in: "\(package.pendingFolder)/\(path)").compactMap { name in
      InlineLocation(SnapshotLocation(package: package, path: "\(path)/\(name)"))
    }
  }

  /// Gives what waits behind an edit of the file its new place.
  private func moveOthers(from old: [UInt8], _ edit: (range: Range<Int>, bytes: [UInt8])) {
    let before = SwiftScanner(old)
    let edited = old[..<edit.range.lowerBound] + edit.bytes + old[edit.range.upperBound...]
    let after = SwiftScanner(Array(edited))
    var moves: [(from: InlineLocation, to: InlineLocation)] = []
    for other in others {
      guard let offset = before.offset(line: other.line, column: other.column),
        offset >= edit.range.upperBound
      else { continue }
      let place = after.place(of: offset - edit.range.count + edit.bytes.count)
      let target = InlineLocation(
        package: package,
        path: path,
        line: place.line,
        column: place.column
      )
      moves.append((other, target))
    }
    // One may go where another is: all are taken away before the first is written.
    let contents = moves.map { move in
      (
        SnapshotFiles.contents(of: move.from.location.pending), move.from.expectation,
        move.from.location.details
      )
    }
    for move in moves { try? move.from.deletePending() }
    for (move, (text, expectation, details)) in zip(moves, contents) {
      guard let text else { continue }
      let string = String(decoding: text, as: UTF8.self)
      try? move.to.writePending(string, instead: expectation, with: details)
    }
  }
}
