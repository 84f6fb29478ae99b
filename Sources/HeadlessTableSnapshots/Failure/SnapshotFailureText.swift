internal import HeadlessTable

/// Why a snapshot does not pass, for whoever reads it in a terminal or in the log of a server.
///
/// First what has changed, by row, then the lines, then the files and the command that accepts. Paths are
/// relative to the package, and there are no colours, because logs and reports would show their codes.
struct SnapshotFailureText: CustomStringConvertible {
  let name: String
  let judgement: SnapshotJudgement
  /// The content that the reference had; nil if there was none.
  let old: String?
  let new: String
  let location: SnapshotLocation
  let isOnServer: Bool
  /// What may be the reason, in lines.
  var hints: [String] = []
  /// The file that keeps the text for a server's visitors, or the reason why there is none; nil where nobody asks for it.
  var artifact: Result<SnapshotLocation, FileFailure>?

  /// The most changes that are listed by row.
  static let mostChanges = 20
  /// The most changed lines that are shown.
  static let mostLines = 60

  var description: String {
    let old = compared
    let diff = LineDiff(from: old ?? "", to: new)
    let changes = old.map { TableTextChanges(from: $0, to: new).lines } ?? []
    var lines = [title(changes.count, diff)]
    lines += hints
    lines += judgement.damages.map { "  ! the reference \($0.sentence)" }
    lines += changes.prefix(Self.mostChanges).map { "  \($0)" }
    if changes.count > Self.mostChanges {
      lines.append("  … \(changes.count - Self.mostChanges) more changes")
    }
    let head = lines.joined(separator: "\n").withShortLines
    return head + "\n" + text(of: diff) + places.joined(separator: "\n")
  }

  /// The reference without what a tool has done to all of it, which is said once and not again for each line.
  private var compared: String? {
    guard var text = old else { return nil }
    if judgement.damages.contains(.byteOrderMark) { text.unicodeScalars.removeFirst() }
    guard judgement.damages.contains(.carriageReturns) else { return text }
    return text.withLineFeeds
  }

  /// As the patch program reads it, unless that is too long, or would have lines that are cut.
  private func text(of diff: LineDiff) -> String {
    let excerpt = diff.excerpt(limit: Self.mostLines, cutsLines: true)
    guard old != nil, diff.changedLineCount <= Self.mostLines else { return excerpt }
    let patch = diff.unified(oldName: location.path, newName: location.path)
    return patch.utf8.count == patch.withShortLines.utf8.count ? patch : excerpt
  }

  private func title(_ changes: Int, _ diff: LineDiff) -> String {
    guard old != nil else {
      return isRecorded ? "\(name) had no snapshot; now it has" : "\(name) has no snapshot yet"
    }
    let size =
      diff.isEmpty
      ? "its lines are the same"
      : changes > 0
        ? counted(changes, "change") : counted(diff.changedLineCount, "changed line")
    return isRecorded
      ? "\(name) differed from its snapshot (\(size)), which has been replaced"
      : "\(name) differs from its snapshot (\(size))"
  }

  private var isRecorded: Bool { judgement.verdict == .recorded }

  private var places: [String] {
    var lines: [String] = []
    if old != nil || isRecorded { lines.append("reference  \(location.path)") }
    switch judgement.action {
    case .writePending:
      lines.append("actual     \(location.package.relativePath(of: location.pending))")
      lines.append("accept     \(AcceptCommand(name: location.uniqueName))")
    case .writeReference:
      lines.append("written    because of the mode; the next run passes if nothing changes")
    case .nothing, .deletePending:
      if old == nil { lines.append("reference  \(location.path)") }
      lines += unwritten
    }
    return lines
  }

  /// The file of a text that neither waits nor became the reference.
  private var unwritten: [String] {
    let package = location.package
    switch artifact {
    case .success(let kept):
      let folder = package.relativePath(of: kept.package.snapshotsFolder)
      return [
        "actual     \(package.relativePath(of: kept.pending))",
        "accept     \(AcceptCommand(name: location.uniqueName, artifacts: folder))",
      ]
    case .failure(let reason): return ["actual     not written: \(reason)"]
    case nil:
      return ["actual     not written, because \(isOnServer ? "CI is set" : "the mode is check")"]
    }
  }
}
