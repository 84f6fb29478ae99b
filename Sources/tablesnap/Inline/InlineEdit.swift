import Foundation
import HeadlessTableSnapshots

/// A source file before and after an expectation was written, so that it can be taken back and what waits can move along.
struct InlineEdit {
  let old: Data
  let new: Data
  /// The bytes of the file before that are replaced.
  private let replaced: Range<Int>
  /// The number of bytes there after.
  private let count: Int

  private init(old: Data, new: Data, replaced: Range<Int>, count: Int) {
    self.old = old
    self.new = new
    self.replaced = replaced
    self.count = count
  }

  init(_ edit: (range: Range<Int>, bytes: [UInt8]), of old: Data) {
    let bytes = Array(old)
    self.init(
      old: old,
      new: Data(bytes[..<edit.range.lowerBound] + edit.bytes + bytes[edit.range.upperBound...]),
      replaced: edit.range,
      count: edit.bytes.count
    )
  }

  /// The edit that makes the file what it was.
  var reversed: InlineEdit {
    InlineEdit(
      old: new,
      new: old,
      replaced: replaced.lowerBound..<(replaced.lowerBound + count),
      count: replaced.count
    )
  }

  /// Where a call of the file before is after; nil for one within what was replaced.
  func place(of place: (line: Int, column: Int)) -> (line: Int, column: Int)? {
    guard let offset = SwiftScanner(Array(old)).offset(line: place.line, column: place.column)
    else { return nil }
    if offset < replaced.lowerBound { return place }
    if offset < replaced.upperBound { return nil }
    return SwiftScanner(Array(new)).place(of: offset - replaced.count + count)
  }
}

extension [PendingSnapshot] {
  /// The changes as the patch program reads them, with each source file once.
  var patch: String {
    var files = Set<String>()
    return map { snapshot in
      guard let path = snapshot.call?.path else { return snapshot.filePatch }
      guard files.insert(path).inserted else { return "" }
      return Self.patch(of: filter { $0.call?.path == path }, in: path)
    }
    .joined()
  }

  private static func patch(of snapshots: [PendingSnapshot], in path: String) -> String {
    guard let file = snapshots.first?.call?.source, let old = SnapshotFiles.contents(of: file)
    else { return "" }
    let bytes = [UInt8](old)
    let edits = snapshots.compactMap { snapshot -> (range: Range<Int>, bytes: [UInt8])? in
      guard case .literal(let call, _, let origin) = snapshot.reference,
        let place = call.current(origin), !place.isEdited(old)
      else { return nil }
      let source = try? InlineSource(bytes, line: place.line, column: place.column)
      return source?.edit(String(decoding: snapshot.text, as: UTF8.self))
    }
    var new = bytes
    // From the last to the first, so that no edit changes the place of another.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      new.replaceSubrange(edit.range, with: edit.bytes)
    }
    return LineDiff(
      from: String(decoding: old, as: UTF8.self),
      to: String(decoding: new, as: UTF8.self)
    )
    .unified(oldName: path, newName: path)
  }
}
