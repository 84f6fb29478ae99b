import TestSupport
import Testing

/// The page of HeadlessTableUIKit shows what its code prints.
@MainActor
@Suite("Cells of UIKit on their page", .bounded)
struct TownsOfThePageTests {
  @Test func thePageShowsWhatItsCodePrints() throws {
    let page = try PackageRoot.text(
      of: "Sources/HeadlessTableUIKit/HeadlessTableUIKit.docc/HeadlessTableUIKit.md"
    )
    let code = try PackageRoot.text(of: "Tests/BinderUIKitTests/Headless/TownsOfThePage.swift")
    #expect(page.contains("```text\n\(townsOfThePage())```"))
    let shown = page.split(separator: "\n").drop { !$0.hasPrefix("let table") }
      .prefix { $0 != "print(table)" }
    #expect(!shown.isEmpty)
    for line in shown where !code.contains(line) {
      Issue.record("The page shows a line that its test does not have: \(line)")
    }
  }
}
