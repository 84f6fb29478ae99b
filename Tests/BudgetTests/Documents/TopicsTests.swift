import TestSupport
import Testing

/// The documentation catalogs: what a module offers is listed where a reader looks for it.
@Suite("Topics of the documentation", .bounded)
struct TopicsTests {
  static let modules = [
    "Binder", "BinderCollections", "BinderObservables", "BinderObservablesUIKit",
    "BinderSwiftUI", "BinderUIKit",
    "HeadlessTable", "HeadlessTableConformance", "HeadlessTableSnapshots", "HeadlessTableTesting",
    "HeadlessTableUIKit", "TableBatches",
  ]

  @Test("list every public type of a module", arguments: modules)
  func everyType(of module: String) throws {
    let listed = try PackageRoot.paths(below: "Sources/\(module)")
      .filter { $0.hasSuffix(".md") }
      .flatMap { Self.listedNames(in: try PackageRoot.text(of: $0)) }
    for file in try SourceFile.all(below: "Sources/\(module)") {
      for type in file.declarations where type.isTopLevel && !type.isExtension {
        guard file.isPublic(type), !listed.contains(type.name) else { continue }
        Issue.record("\(file.place(type.line)): list '\(type.name)' under the Topics of a page.")
      }
    }
  }

  @Test(
    "are the symbols at the beginning of an item of a list",
    arguments: [
      ("- ``Row``", ["Row"]), ("- ``Table/Row``", ["Row"]), ("See ``Row``.", []),
      ("### Rows\n\n- ``Row``\n- <doc:Rows>\n- ``Section``", ["Row", "Section"]),
    ]
  )
  func names(text: String, expected: [String]) {
    #expect(Self.listedNames(in: text) == expected)
  }

  @Test(
    "have links with labels, which can be read where links are not resolved",
    arguments: modules
  )
  func labels(of module: String) throws {
    for path in try PackageRoot.paths(below: "Sources/\(module)") where path.hasSuffix(".md") {
      #expect(!(try PackageRoot.text(of: path)).contains("<doc:"), "\(path)")
    }
  }

  private static func listedNames(in page: String) -> [String] {
    page.split(separator: "\n").filter { $0.hasPrefix("- ``") }.compactMap { line in
      line.dropFirst(4).split(separator: "`").first?.split(separator: "/").last.map(String.init)
    }
  }
}

extension SourceFile {
  /// Whether a type is public, and not a name of elsewhere that the compiler refuses.
  fileprivate func isPublic(_ type: TypeDeclaration) -> Bool {
    guard let keyword = tokens.firstIndex(where: { $0.line == type.line }) else { return false }
    let attributes = tokens[..<keyword].suffix(while: { !["}", ";"].contains($0.text) })
    return !attributes.contains { $0.text == "unavailable" }
      && tokens.contains { $0.line == type.line && ["public", "open"].contains($0.text) }
  }
}

extension ArraySlice {
  /// The last elements, as far as they satisfy a condition.
  fileprivate func suffix(while isIncluded: (Element) -> Bool) -> ArraySlice {
    guard let last = lastIndex(where: { !isIncluded($0) }) else { return self }
    return self[(last + 1)...]
  }
}
