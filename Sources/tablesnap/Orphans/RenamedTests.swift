import HeadlessTable
import HeadlessTableSnapshots

/// What is known, without a build, of tests that were renamed while their snapshots waited or lay beside them.
struct RenamedTests {
  /// The references whose test was deleted and which are byte for byte what waits without a reference, by the paths of the
  /// latter.
  private(set) var references: [String: SnapshotLocation] = [:]
  /// The paths of what waits without a reference for a test that is no more.
  private(set) var waiting: Set<String> = []

  init() {}

  /// Compares what waits with the references and the sources of a package.
  ///
  /// - Complexity: reads the references of tests that their files do not mention, and the Swift files of the package if that is so
  ///   of what waits.
  init(of snapshots: [PendingSnapshot], in package: SnapshotPackage) {
    let new = snapshots.filter { $0.compared == nil && $0.call == nil }
    guard !new.isEmpty else { return }
    var files: [String: ReferencedFunctions?] = [:]
    for reference in package.storedReferences where !reference.isMentioned(in: &files) {
      guard let contents = SnapshotFiles.contents(of: reference.location.reference) else {
        continue
      }
      let same = new.first { snapshot in
        snapshot.text == contents && references[snapshot.location.path] == nil
          && snapshot.location.fileName == reference.location.fileName
      }
      if let same { references[same.location.path] = reference.location }
    }
    let gone = new.compactMap { StoredReference($0.location) }
      .filter { $0.sourcePath != nil && !$0.isMentioned(in: &files) }
    waiting = Self.waiting(gone, in: package)
  }

  /// The paths of those whose test no Swift file of the package mentions: an assertion may be in a helper, far from it.
  private static func waiting(
    _ snapshots: [StoredReference],
    in package: SnapshotPackage
  ) -> Set<String> {
    var gone = snapshots
    if gone.isEmpty { return [] }
    for path in SnapshotFiles.paths(below: package.root) where path.hasSuffix(".swift") {
      guard let contents = SnapshotFiles.contents(of: "\(package.root)/\(path)") else { continue }
      let mentions = ReferencedFunctions(in: String(decoding: contents, as: UTF8.self))
      gone.removeAll { $0.isMentioned(in: mentions) }
      if gone.isEmpty { break }
    }
    return Set(gone.map(\.location.path))
  }
}

extension PendingSnapshot {
  /// The line of the snapshot, which says if its test was deleted; behind it, where the reference of a deleted test is the
  /// same, the command that renames it.
  func line(_ renamed: RenamedTests) -> String {
    let mark = renamed.waiting.contains(location.path) ? "  (its test is gone)" : ""
    guard let old = renamed.references[location.path] else { return line + mark }
    let isSimple = [old, location].allSatisfy { $0.uniqueName == $0.shortName }
    let names = [old, location].map { (isSimple ? $0.shortName : $0.path).shellWord }
      .joined(separator: " ")
    return "\(line)\(mark)\n"
      + "    its test was renamed? swift run tablesnap rename \(names)".withVisibleControls
  }
}
