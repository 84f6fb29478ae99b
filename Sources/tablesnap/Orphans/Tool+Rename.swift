import HeadlessTable
import HeadlessTableSnapshots

extension Tool {
  /// Gives the references of a test, or of a suite or a file, the name that it has now.
  ///
  /// The names, as it was and as it is, are paths below `__Snapshots__`, or from the package's root.
  func rename(_ names: [String]) throws -> Outcome {
    guard names.count == 2 else {
      throw UsageError(
        "'rename' takes two names: as the test, or its snapshot, was called and as it is."
      )
    }
    let (old, new) = (RenamedPath(names[0]), RenamedPath(names[1]))
    for (path, name) in [(old, names[0]), (new, names[1])] where !path.isName {
      throw UsageError("'\(name)' is not the name of a test or a snapshot.")
    }
    let moves = package.storedReferences.compactMap { reference in
      old.move(reference.location, to: new).map { (reference, $0) }
    }
    guard !moves.isEmpty else { throw UsageError("No reference is called '\(names[0])'.") }
    let places = Set(moves.map { old.place(of: $0.0.location) }).sorted()
    if places.count > 1 { throw UsageError(ambiguous: names[0], "references", places) }
    var outcome = Outcome()
    for (reference, target) in moves {
      do {
        try reference.move(to: target)
        let names = [reference.location.shortName, target.shortName].map(\.withVisibleControls)
        outcome.output += "renamed  \(names[0]) → \(names[1])\n"
      } catch let refusal as RenameRefusal {
        outcome.append(.refusal(refusal, .differences))
      } catch {
        let name = reference.location.shortName
        outcome.append(.refusal("'\(name)' could not be renamed: \(error)", .failure))
      }
    }
    return outcome
  }
}

/// A name of references, taken apart.
private struct RenamedPath {
  /// The folder of `__Snapshots__`, where the name says it.
  let folder: Substring?
  let parts: [Substring]

  init(_ name: String) {
    let mark = name.firstRange(of: "__Snapshots__/")
    folder = mark.map { name[..<$0.upperBound] }
    parts = String(name[(mark?.upperBound ?? name.startIndex)...]).composed.split(
      separator: "/",
      omittingEmptySubsequences: false
    )
  }

  /// Whether it can be a path below `__Snapshots__`.
  var isName: Bool {
    let isInside = folder.map { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }
    return isInside != false && !parts.isEmpty && parts.allSatisfy(SnapshotName.isComponent)
  }

  /// The new location of a reference that has the name, with its extension or without, or that lies in the folder of the
  /// name; nil for others.
  func move(_ location: SnapshotLocation, to new: RenamedPath) -> SnapshotLocation? {
    guard let mark = location.path.firstRange(of: "__Snapshots__/") else { return nil }
    let top = location.path[..<mark.upperBound]
    if let folder, folder != top { return nil }
    let names = location.path[mark.upperBound...].split(separator: "/")
    let target: [Substring]
    if names == parts || location.shortName == parts.joined(separator: "/") {
      let end = location.path.lastIndex(of: ".").map { location.path[$0...] } ?? ""
      let last = new.parts.last ?? ""
      target = new.parts.dropLast() + [names == parts && last.hasSuffix(end) ? last : last + end]
    } else if names.starts(with: parts), names.count > parts.count {
      target = new.parts + names.dropFirst(parts.count)
    } else {
      return nil
    }
    let path = (new.folder ?? top) + target.joined(separator: "/")
    return SnapshotLocation(package: location.package, path: String(path))
  }

  /// The path that the name refers to, of a reference that has it: the file, or the folder that it lies in.
  func place(of location: SnapshotLocation) -> String {
    guard let mark = location.path.firstRange(of: "__Snapshots__/") else { return location.path }
    let names = location.path[mark.upperBound...].split(separator: "/")
    return names.count == parts.count
      ? location.path : location.path[..<mark.upperBound] + parts.joined(separator: "/")
  }
}

/// Why a reference keeps its name.
private struct RenameRefusal: Error, CustomStringConvertible {
  let description: String
}

extension StoredReference {
  fileprivate func move(to target: SnapshotLocation) throws {
    let name = location.shortName.withVisibleControls
    let target = target.stored
    guard SnapshotFiles.contents(of: target.reference) == nil else {
      throw RenameRefusal(
        description: "'\(name)' is not renamed: there is a reference '\(target.path)'."
      )
    }
    // Its own name may differ from its new one in nothing but capital letters.
    if let other = target.nameDifferingInCase, !"\(location.path)/".hasPrefix("\(other)/") {
      throw RenameRefusal(
        description:
          "'\(name)' is not renamed: '\(target.path)' and '\(other)' are one file where case is ignored."
      )
    }
    guard let contents = SnapshotFiles.contents(of: location.reference) else { return }
    let text = target.pendingText
    do {
      try target.writeReference(contents)
    } catch let link as OutwardLink {
      throw RenameRefusal(description: "'\(name)' is not renamed: \(link)")
    }
    try SnapshotFiles.delete(location.reference)
    let top = "\(location.package.root)/\(folder)"
    SnapshotFiles.deleteEmptyFolders(from: location.reference, to: top)
    if text == contents {
      try? target.deletePending()
      target.deleteEmptyFolders()
    } else if let text {
      let details = SnapshotDetails(at: target)
      try target.writePending(text, comparedWith: .file(contents), with: details)
    }
  }
}
