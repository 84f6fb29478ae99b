import HeadlessTableSnapshots

/// Compares references with the tests that there are.
///
/// A reference is kept when its test is listed, and in doubt. In doubt are three sorts whose test is not listed, if the file
/// mentions a function of that name: one that lies in no suite, because the assertion did not know its test; one that lies in
/// the folder of no test target, as that of a target for another system; and one whose function is between `#if` and
/// `#endif`.
struct OrphanSearch {
  let package: SnapshotPackage
  let inventory: TestInventory

  /// The references without a test, in the order of their paths.
  func orphans(among references: [StoredReference]) -> [Orphan] {
    var modules: [String: Set<String>] = [:]
    return references.compactMap { reference in
      let folder = reference.folder
      let own = modules[folder] ?? inventory.modules(of: folder)
      modules[folder] = own
      return reason(reference, in: own).map { Orphan(reference: reference, reason: $0) }
    }
  }

  /// The missing file, suite or test; nil if none is missing in the modules that the reference may be of.
  private func reason(_ reference: StoredReference, in modules: Set<String>) -> Orphan.Reason? {
    guard let path = reference.sourcePath else {
      return .file("\(reference.folder)/\(reference.file).swift")
    }
    let module = inventory.module(of: reference.folder)
    let isListed = modules.contains { module in
      inventory.tests.contains(ListedTest(module: module, folders: reference.testFolders))
    }
    if isListed || mayBe(reference, in: path, isOfTarget: module != nil) { return nil }
    let suite = reference.suites.joined(separator: "/")
    let hasSuite = inventory.tests.contains { test in
      modules.contains(test.module) && test.folders.dropLast() == reference.suites
    }
    if !suite.isEmpty, !hasSuite { return .suite(suite, module: module) }
    return .test(reference.test, suite: suite.isEmpty ? nil : suite, module: module)
  }

  private func mayBe(_ reference: StoredReference, in path: String, isOfTarget: Bool) -> Bool {
    guard let contents = SnapshotFiles.contents(of: path) else { return true }
    let source = String(decoding: contents, as: UTF8.self)
    let isCertain = isOfTarget && !reference.suites.isEmpty
    return reference.isMentioned(
      in: ReferencedFunctions(in: isCertain ? source.conditionalLines : source)
    )
  }
}

extension StoredReference {
  var sourcePath: String? {
    let folder = "\(location.package.root)/\(folder)"
    let names = SnapshotFiles.names(in: folder).filter { $0.hasSuffix(".swift") }
    let plain = names.first { $0.dropLast(6) == file }
    let folded = file.lowercased()
    let name =
      plain
      ?? names.first { SnapshotName.component(String($0.dropLast(6))).lowercased() == folded }
    return name.map { "\(folder)/\($0)" }
  }

  /// Whether the source file has a function of the test's name; nothing is built to find out.
  ///
  /// Each file is read once, into `files`; nil means that the file does not exist.
  func isMentioned(in files: inout [String: ReferencedFunctions?]) -> Bool {
    let name = "\(folder)/\(file)"
    let mentions =
      files[name]
      ?? sourcePath.flatMap(SnapshotFiles.contents)
      .map { ReferencedFunctions(in: String(decoding: $0, as: UTF8.self)) }
    files[name] = .some(mentions)
    return mentions.map { isMentioned(in: $0) } ?? false
  }

  /// Whether a source file mentions something that may be the test, or what an assertion without a test was called in.
  func isMentioned(in mentions: ReferencedFunctions) -> Bool {
    let folded = test.lowercased()
    return (suites.isEmpty && mentions.mayBeOutsideOfFunctions(test))
      || mentions.functions.contains { name in
        let name = name.lowercased()
        return folded == name || folded.hasPrefix("\(name).")
      }
  }
}

/// What a source file may call a test: a name in a comment counts, because a reference that is kept in vain is better than one
/// that is deleted in error.
struct ReferencedFunctions {
  private let source: String
  /// The folders of the functions, without their labels.
  let functions: [String]

  init(in source: String) {
    self.source = source
    functions = source.split(separator: "func", omittingEmptySubsequences: false).dropFirst()
      .filter { $0.first?.isWhitespace == true }
      .map { rest in
        let rest = rest.drop(while: \.isWhitespace)
        let name =
          rest.hasPrefix("`")
          ? rest.dropFirst().prefix { $0 != "`" }
          : rest.prefix { $0 != "(" && $0 != "<" && !$0.isWhitespace }
        return SnapshotName.component(String(name))
      }
  }

  /// Whether `#function` may be called so outside a function: in an initializer, in a property, or in what a macro has made
  /// of a closure, as that of a test that ends its process.
  func mayBeOutsideOfFunctions(_ folder: String) -> Bool {
    let name = folder.prefix { $0 != "." }
    if ["init", "deinit", "subscript"].contains(name) { return source.contains(name) }
    if folder.contains("fMf"), folder.contains("fMu") {
      return source.contains("#expect") || source.contains("#require")
    }
    return ["var ", "let "].contains { source.contains("\($0)\(name)") }
  }
}

extension String {
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
}
