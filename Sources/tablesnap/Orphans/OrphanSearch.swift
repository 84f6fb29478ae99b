import HeadlessTable

/// Compares references with the tests that there are.
///
/// A reference is kept when its test is listed. Two sorts are kept although it is not, if the file mentions a function
/// of that name: one that lies in no suite, because the assertion did not know its test; and one whose function stands
/// between `#if` and `#endif`, so that another system may have the test. The journal cannot tell these: it lists only
/// the tests that have run, and nothing is written where `CI` is set.
struct OrphanSearch {
  let package: SnapshotPackage
  let inventory: TestInventory

  /// The references without a test, in the order of their paths.
  func orphans(among references: [StoredReference]) -> [Orphan] {
    references.compactMap { reference in
      reason(reference).map { Orphan(reference: reference, reason: $0) }
    }
  }

  /// The missing file, suite or test; nil if none is missing.
  private func reason(_ reference: StoredReference) -> Orphan.Reason? {
    guard let path = reference.sourcePath else {
      return .file("\(reference.folder)/\(reference.file).swift")
    }
    let module = inventory.module(of: reference.folder)
    let modules = module.map { [$0] } ?? Array(inventory.modules.values)
    let isListed = modules.contains { module in
      inventory.tests.contains(ListedTest(module: module, folders: reference.testFolders))
    }
    if isListed || declares(reference, path) { return nil }
    let suite = reference.suites.joined(separator: "/")
    let hasSuite = inventory.tests.contains { test in
      modules.contains(test.module) && test.folders.dropLast() == reference.suites
    }
    if !suite.isEmpty, !hasSuite { return .suite(suite, module: module) }
    return .test(reference.test, suite: suite.isEmpty ? nil : suite, module: module)
  }

  private func declares(_ reference: StoredReference, _ path: String) -> Bool {
    guard let contents = SnapshotFiles.contents(of: path) else { return false }
    let source = String(decoding: contents, as: UTF8.self)
    return reference.isMentioned(in: reference.suites.isEmpty ? source : source.conditionalLines)
  }
}

extension StoredReference {
  /// The source file whose name the reference's folder has; nil if there is none.
  var sourcePath: String? {
    let folder = "\(location.package.root)/\(folder)"
    let names = SnapshotFiles.names(in: folder).filter { $0.hasSuffix(".swift") }
    let plain = names.first { $0.dropLast(6) == file }
    let name = plain ?? names.first { SnapshotName.component(String($0.dropLast(6))) == file }
    return name.map { "\(folder)/\($0)" }
  }

  /// Whether the source file has a function of the test's name; nothing is built to find out.
  var isMentioned: Bool {
    guard let contents = sourcePath.flatMap(SnapshotFiles.contents) else { return false }
    return isMentioned(in: String(decoding: contents, as: UTF8.self))
  }

  fileprivate func isMentioned(in source: String) -> Bool {
    source.functionFolders.contains { test == $0 || test.hasPrefix("\($0).") }
  }
}

extension String {
  /// The lines between `#if` and `#endif`.
  fileprivate var conditionalLines: String {
    var depth = 0
    return split(whereSeparator: \.isNewline).filter { line in
      let code = line.drop(while: \.isWhitespace)
      if code.hasPrefix("#if") { depth += 1 }
      if code.hasPrefix("#endif") { depth -= 1 }
      return depth > 0
    }
    .joined(separator: "\n")
  }

  /// The folders of the functions that a source file mentions, without their labels.
  ///
  /// A mention in a comment counts: a reference that is kept in vain is better than one that is deleted in error.
  fileprivate var functionFolders: [String] {
    split(separator: "func ", omittingEmptySubsequences: false).dropFirst().map { rest in
      let name =
        rest.hasPrefix("`")
        ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0 != "(" && $0 != "<" }
      return SnapshotName.component(String(name))
    }
  }
}
