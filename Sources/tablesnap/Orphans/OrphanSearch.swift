import HeadlessTable

/// Compares references with the tests that there are.
///
/// A reference is kept when its test is listed. Two sorts are kept although it is not: one that lies in no
/// suite, because the assertion did not know its test, while its file declares such a function; and one whose
/// file declares the suite, and the function between `#if` and `#endif`, so that another system may have it.
struct OrphanSearch {
  let package: SnapshotPackage
  let inventory: TestInventory

  /// The references without a test, in the order of their paths.
  func orphans(among references: [StoredReference]) -> [Orphan] {
    references.compactMap { reference in
      reason(reference).map { Orphan(reference: reference, reason: $0) }
    }
  }

  /// What is missing; nil if nothing is.
  private func reason(_ reference: StoredReference) -> Orphan.Reason? {
    guard let path = sourcePath(of: reference) else {
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

  /// The source file whose name the reference's folder has.
  private func sourcePath(of reference: StoredReference) -> String? {
    let folder = "\(package.root)/\(reference.folder)"
    let names = SnapshotFiles.names(in: folder).filter { $0.hasSuffix(".swift") }
    let plain = names.first { $0.dropLast(6) == reference.file }
    let name =
      plain ?? names.first { SnapshotName.component(String($0.dropLast(6))) == reference.file }
    return name.map { "\(folder)/\($0)" }
  }

  private func declares(_ reference: StoredReference, _ path: String) -> Bool {
    guard let source = SnapshotFiles.contents(of: path) else { return false }
    let names = SourceNames(String(decoding: source, as: UTF8.self))
    if reference.suites.isEmpty { return names.functions.contains(reference.test) }
    return names.conditionalFunctions.contains(reference.test)
      && reference.suites.allSatisfy(names.types.contains)
  }
}
