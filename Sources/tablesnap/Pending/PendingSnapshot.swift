import Foundation
import HeadlessTable

/// A text that waits to become a reference, as it was when it was read.
struct PendingSnapshot {
  let location: SnapshotLocation
  /// What the reference holds; nil if there is none.
  let reference: Data?
  /// What it would hold.
  let text: Data
  let diff: LineDiff
  /// Whether the reference is another one than the text was compared with.
  let isStale: Bool

  /// Reads a snapshot; nil if nothing waits there, or nothing that would change the reference.
  init?(at location: SnapshotLocation) {
    guard let text = SnapshotFiles.contents(of: location.pending) else { return nil }
    let reference = SnapshotFiles.contents(of: location.reference)
    guard text != reference else { return nil }
    self.location = location
    self.reference = reference
    self.text = text
    isStale = location.isPendingStale(beside: reference)
    diff = LineDiff(
      from: reference.map { String(decoding: $0, as: UTF8.self) } ?? "",
      to: String(decoding: text, as: UTF8.self)
    )
  }

  /// The name as a terminal may show it.
  var name: String { location.shortName.withVisibleControls }

  /// The change as the patch program reads it, from the package's root.
  var patch: String {
    diff.unified(oldName: reference == nil ? nil : location.path, newName: location.path)
  }

  /// What would change and by how many lines: `changed  AccountsTests/overview/accounts  +2 −1`.
  var line: String {
    let kind = reference == nil ? "new    " : "changed"
    let inserted = diff.changes.reduce(0) { $0 + $1.new.count }
    let counts = "+\(inserted) −\(diff.changedLineCount - inserted)"
    return "\(kind)  \(name)  \(counts)\(isStale ? "  (stale)" : "")"
  }

  /// Makes the text the reference.
  ///
  /// - Parameter isForced: Whether another reference than the text was compared with is replaced.
  /// - Throws: A `Refusal` if what lies there is not what was read.
  func accept(isForced: Bool = false) throws {
    guard SnapshotFiles.contents(of: location.pending) == text,
      SnapshotFiles.contents(of: location.reference) == reference
    else { throw Refusal.changedMeanwhile(name) }
    guard !isStale || isForced else { throw Refusal.stale(name) }
    do {
      try location.writeReference(text)
    } catch let link as OutwardLink {
      throw Refusal.outside(name, link)
    }
    // A text that is the reference waits no more, also where it cannot be deleted.
    try? reject()
  }

  /// Deletes the text, and the folders that are empty then.
  ///
  /// - Throws: Why the text cannot be deleted; all is as it was then.
  func reject() throws {
    try location.deletePending()
    SnapshotFiles.deleteEmptyFolders(from: location.pending, to: location.package.pendingFolder)
    SnapshotFiles.deleteEmptyFolders(from: location.base, to: location.package.basesFolder)
  }

  /// Why a snapshot stays as it is.
  enum Refusal: Error, Hashable, CustomStringConvertible {
    /// The reference is another one than the text was compared with.
    case stale(String)
    /// Another process has written since.
    case changedMeanwhile(String)
    /// The reference would lie outside of the package.
    case outside(String, OutwardLink)

    var description: String {
      switch self {
      case .stale(let name):
        "'\(name)' is stale: its reference has changed since the test ran. "
          + "Run the test again, or accept it with --force."
      case .changedMeanwhile(let name):
        "'\(name)' has just been written by another process. Look at it again."
      case .outside(let name, let link):
        "'\(name)' is not accepted: \(link)"
      }
    }
  }
}
