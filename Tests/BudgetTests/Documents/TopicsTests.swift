import TestSupport
import Testing

/// The documentation catalogs: what a module offers is listed where a reader looks for it.
@Suite("Topics of the documentation", .bounded)
struct TopicsTests {
  static let modules = [
    "Binder", "BinderUIKit", "HeadlessTable", "HeadlessTableTesting", "HeadlessTableUIKit",
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

  private static func listedNames(in page: String) -> [String] {
    page.split(separator: "\n").filter { $0.hasPrefix("- ``") }.compactMap { line in
      line.dropFirst(4).split(separator: "`").first?.split(separator: "/").last.map(String.init)
    }
  }
}

extension SourceFile {
  /// Whether a type is public by the words before its keyword.
  fileprivate func isPublic(_ type: TypeDeclaration) -> Bool {
    tokens.contains { $0.line == type.line && ["public", "open"].contains($0.text) }
  }
}
