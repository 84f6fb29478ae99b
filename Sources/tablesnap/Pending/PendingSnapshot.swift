import Foundation
import HeadlessTable
import HeadlessTableSnapshots

/// A text that waits to become a reference, as it was when it was read.
struct PendingSnapshot {
  /// What the text would replace.
  enum Reference {
    /// A file below `__Snapshots__`, with its content; nil where there is none.
    case file(Data?)
    /// The literal of a call, nil where there is none, with what the text knew of the source file.
    case literal(InlineLocation, String?, InlineOrigin?)

    init(at location: SnapshotLocation) {
      self =
        InlineLocation(location).map { .literal($0, $0.expectation, $0.origin) }
        ?? .file(location.ownReference)
    }

    /// What the text is compared with: the file, or the literal with a line feed at its end; nil if there is none.
    var text: Data? {
      switch self {
      case .file(let content): content
      case .literal(_, let expected, _):
        expected.map { Data(($0.utf8.last == 10 ? $0 : "\($0)\n").utf8) }
      }
    }
  }

  let location: SnapshotLocation
  let reference: Reference
  let text: Data
  /// The argument of the command that accepts.
  let shortName: String
  /// What the text is compared with; nil if there is none.
  let compared: Data?
  let diff: LineDiff
  /// Whether the reference has changed since the text was compared with it.
  let isStale: Bool

  /// Reads a snapshot; nil if nothing waits there, or nothing that would change the reference.
  init?(at location: SnapshotLocation) {
    let reference = Reference(at: location)
    guard let text = location.pendingText, text != reference.text else { return nil }
    self.location = location
    self.reference = reference
    self.text = text
    compared = reference.text
    diff = LineDiff(
      from: compared.map { String(decoding: $0, as: UTF8.self) } ?? "",
      to: String(decoding: text, as: UTF8.self)
    )
    switch reference {
    case .file(let content):
      shortName = location.uniqueName
      isStale = location.isPendingStale(beside: content)
    case .literal(let call, let expected, _):
      shortName = call.called.uniqueName
      isStale = call.isStale(beside: expected)
    }
  }

  /// The call whose literal the text would replace; nil where it would replace a file.
  var call: InlineLocation? {
    if case .literal(let call, _, _) = reference { call } else { nil }
  }

  /// The types and the function of the test, and the snapshot's name: `AccountsTests/overview() · accounts`.
  var title: String {
    let name = call.map { "line \($0.called.line)" } ?? location.shortName.lastPathName
    let test = heading.first ?? location.shortName.parentPath
    return "\(test) · \(name)"
  }

  /// The place of the assertion, from the package's root: `Tests/AppTests/AccountsTests.swift:12`.
  var place: String? {
    call.map { "\($0.path):\($0.called.line)" } ?? heading.dropFirst().first
  }

  /// What the test has written down of itself.
  private var heading: [String] {
    SnapshotDetails(at: location).test?.split(separator: "\n").map(String.init) ?? []
  }

  /// The name as a terminal may show it.
  var name: String { shortName.withVisibleControls }

  /// The change of a file below `__Snapshots__` as the patch program reads it, from the package's root.
  var filePatch: String {
    diff.unified(oldName: compared == nil ? nil : location.path, newName: location.path)
  }

  /// The change and its number of lines: `changed  AccountsTests/overview/accounts  +2 −1`.
  var line: String {
    let room = String(repeating: " ", count: 7 - kind.count)
    return "\(kind)\(room)  \(name)  \(counts)\(isStale ? "  (stale)" : "")"
  }

  /// `new` or `changed`.
  var kind: String { compared == nil ? "new" : "changed" }

  /// The number of lines: `+2 −1`.
  var counts: String {
    let inserted = diff.changes.reduce(0) { $0 + $1.new.count }
    return "+\(inserted) −\(diff.changedLineCount - inserted)"
  }

  var comparison: SnapshotComparison {
    SnapshotComparison(
      from: compared.map { String(decoding: $0, as: UTF8.self) },
      to: String(decoding: text, as: UTF8.self)
    )
  }

  /// Makes the text the reference.
  ///
  /// - Returns: What was written into a source file; nil where the reference is a file of its own.
  @discardableResult
  func accept(isForced: Bool = false) throws -> InlineEdit? {
    let reference: Data?
    switch self.reference {
    case .literal(let call, let expected, let origin):
      return try location.package.alone {
        try call.accept(self, expected, origin, isForced: isForced)
      }
    case .file(let content): reference = content
    }
    let now: Data?
    do { now = try location.readOwnReference() } catch { throw Refusal.unreadable(name, error) }
    guard location.pendingText == text, now == reference else {
      throw Refusal.changedMeanwhile(name)
    }
    guard !isStale || isForced else { throw Refusal.stale(name) }
    do {
      try location.writeReference(text)
    } catch let link as OutwardLink {
      throw Refusal.outside(name, link)
    }
    // A text that is the reference waits no more, also where it cannot be deleted.
    try? reject()
    return nil
  }

  /// Deletes the text, and the folders that are empty then.
  ///
  /// - Throws: Why the text cannot be deleted; all is as it was then.
  func reject() throws {
    if case .literal(let call, _, let origin) = reference {
      return try location.package.alone { try call.reject(origin) }
    }
    try location.deletePending()
    location.deleteEmptyFolders()
  }

  /// Why a snapshot stays as it is.
  enum Refusal: Error, Hashable, CustomStringConvertible {
    /// The reference has changed since the text was compared with it.
    case stale(String)
    /// The source file has changed since.
    case edited(String)
    case changedMeanwhile(String)
    case outside(String, OutwardLink)
    /// There is a reference that cannot be read, so that its loss could not be seen.
    case unreadable(String, FileFailure)
    /// The source file is not as the test saw it, or cannot be written to.
    case unwritable(String, InlineSource.Problem)

    var description: String {
      switch self {
      case .stale(let name):
        "'\(name)' is stale: its reference has changed since the test ran. "
          + "Run the test again, or accept it with --force."
      case .edited(let name):
        "'\(name)' is stale: its source file has been edited since the test ran. "
          + "Run the test again, or accept it with --force."
      case .changedMeanwhile(let name):
        "'\(name)' has just been written by another process. Look at it again."
      case .outside(let name, let link):
        "'\(name)' is not accepted: \(link)"
      case .unreadable(let name, let failure):
        "'\(name)' is not accepted: its reference could not be read: \(failure)"
      case .unwritable(let name, let problem):
        "'\(name)' is not accepted: \(problem.sentence)"
      }
    }
  }
}

extension SnapshotPackage {
  /// The snapshots that wait for review, in the order of their paths; none where their folder is a link.
  var pendingSnapshots: [PendingSnapshot] {
    let isOwn = snapshotsFolder == SnapshotPackage(root: root).snapshotsFolder
    // What is rejected is deleted, and a link may lead to the files of others.
    if isOwn, SnapshotFiles.isLink(snapshotsFolder) { return [] }
    return SnapshotFiles.paths(below: snapshotsFolder)
      .filter { $0.lastPathName == PendingFile.text.rawValue }
      .map { SnapshotLocation(package: self, path: $0.parentPath) }
      // Any process may have put a file there, and no other one is to be written.
      .filter { StoredReference($0) != nil || InlineLocation($0) != nil }
      .compactMap(PendingSnapshot.init)
  }
}

extension SnapshotFiles {
  static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The paths of all files below a folder, from the folder, in their order.
  ///
  /// Hidden files are left out, and what is behind links.
  static func paths(
    below folder: String,
    isSkipped: (_ folder: String) -> Bool = { _ in false }
  ) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      switch try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
      case .typeDirectory where !isSkipped(path):
        return paths(below: path, isSkipped: isSkipped).map { "\(name)/\($0)" }
      case .typeRegular: return [name]
      default: return []
      }
    }
  }
}
