internal import HeadlessTable

/// Why a snapshot does not pass, for a terminal or the log of a server.
///
/// First what has changed, by row, then the lines, then the files and the command that accepts. Paths are
/// relative to the package, and there are no colours, because logs and reports would show their codes.
struct SnapshotFailureText: CustomStringConvertible {
  /// Where the new text is now.
  enum Fate: Hashable {
    case waiting
    case recorded
    /// It waits in the folder that a server keeps.
    case kept(SnapshotLocation)
    /// Nowhere, with the reason behind `not written`.
    case unwritten(String)

    static func following(_ action: SnapshotJudgement.Action, isOnServer: Bool) -> Fate {
      switch action {
      case .writePending: .waiting
      case .writeReference: .recorded
      case .nothing, .deletePending:
        .unwritten(", because \(isOnServer ? "CI is set" : "the mode is check")")
      }
    }
  }

  let head: String
  let location: SnapshotLocation
  let hasReference: Bool
  var fate: Fate

  static let mostChanges = 20
  static let mostLines = 60

  var description: String { ([head] + places).joined(separator: "\n") }

  private var places: [String] {
    guard let call = InlineLocation(location) else { return referenceLines + actualLines }
    switch fate {
    case .unwritten: return actualLines
    case .waiting, .recorded, .kept:
      return ["source     \(call.path):\(call.line)", "accept     \(command(call.uniqueName))"]
    }
  }

  private var referenceLines: [String] {
    hasReference || fate != .waiting ? ["reference  \(location.path)"] : []
  }

  private var actualLines: [String] {
    let package = location.package
    switch fate {
    case .unwritten(let reason): return ["actual     not written\(reason)"]
    case .recorded:
      return ["written    because of the mode; the next run passes if nothing changes"]
    case .waiting, .kept:
      let place = if case .kept(let kept) = fate { kept } else { location }
      return [
        "actual     \(package.relativePath(of: place.pending))",
        "accept     \(command(location.uniqueName))",
      ]
    }
  }

  private func command(_ name: String) -> String {
    var option = ""
    if case .kept(let kept) = fate {
      let folder = location.package.relativePath(of: kept.package.snapshotsFolder)
      option = "--artifacts \(folder.shellWord) "
    }
    return "swift run tablesnap accept \(option)\(name.shellWord)"
  }
}

// What has changed about a reference that is a file.
extension SnapshotFailureText {
  /// The title, the changes by row, and the lines; `old` is the content that the reference had, nil if there was none.
  static func head(
    of snapshot: Snapshot,
    named name: String,
    _ judgement: SnapshotJudgement,
    old: String?,
    at location: SnapshotLocation
  ) -> String {
    let old = old.map { compared($0, judgement.damages) }
    let diff = LineDiff(from: old ?? "", to: snapshot.fileText)
    let changes = old.map { SnapshotComparison(from: $0, to: snapshot.fileText).tableChanges } ?? []
    let isRecorded = judgement.kind == .recorded
    var lines = [
      old == nil
        ? isRecorded ? "\(name) had no snapshot; now it has" : "\(name) has no snapshot yet"
        : title(name, isRecorded, changes.count, diff)
    ]
    lines += snapshot.hintLines
    lines += judgement.damages.map { "  ! the reference \($0.sentence)" }
    lines += changes.prefix(mostChanges).map { "  \($0)" }
    if changes.count > mostChanges {
      lines.append("  … \(changes.count - mostChanges) more changes")
    }
    let text = lines.joined(separator: "\n").withShortLines
    let body = body(of: diff, isPatch: old != nil, at: location)
    return body.isEmpty ? text : "\(text)\n\(Substring(body.utf8.dropLast()))"
  }

  /// A reference without what a tool has done to all of it, which is said once and not again for each line.
  private static func compared(_ reference: String, _ damages: [ReferenceDamage]) -> String {
    var text = reference
    if damages.contains(.byteOrderMark) { text.unicodeScalars.removeFirst() }
    return damages.contains(.carriageReturns) ? text.withLineFeeds : text
  }

  /// As the patch program reads it, unless that is too long, or would have lines that are cut.
  private static func body(
    of diff: LineDiff,
    isPatch: Bool,
    at location: SnapshotLocation
  ) -> String {
    let excerpt = diff.excerpt(limit: mostLines, cutsLines: true)
    guard isPatch, diff.changedLineCount <= mostLines else { return excerpt }
    let patch = diff.unified(oldName: location.path, newName: location.path)
    return patch.utf8.count == patch.withShortLines.utf8.count ? patch : excerpt
  }

  private static func title(
    _ name: String,
    _ isRecorded: Bool,
    _ changes: Int,
    _ diff: LineDiff
  ) -> String {
    let size =
      diff.isEmpty
      ? "its lines are the same"
      : changes > 0
        ? counted(changes, "change") : counted(diff.changedLineCount, "changed line")
    return isRecorded
      ? "\(name) differed from its snapshot (\(size)), which has been replaced"
      : "\(name) differs from its snapshot (\(size))"
  }
}

extension String {
  package var shellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/_.~-:".contains($0) }
    return isPlain && first != "~" && first != "-"
      ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
