import Foundation
import TestSupport
import Testing

/// The package that *Getting started* has its readers copy: its test fails, is accepted, and passes.
@Suite("Samples/Starter", .bounded)
struct StarterRunTests {
  private let package = BuiltPackage(named: "People")
  private let reference = "Tests/PeopleTests/__Snapshots__/PeopleTests/befriends/people.txt"

  @Test("fails until its snapshot is accepted, as Getting started says")
  func acceptance() async throws {
    let page = try Guide("Sources/Binder/Binder.docc/GettingStarted.md")
    try copy()
    try await package.build()
    let first = try await package.run([package.swiftTesting], [:])
    #expect(first.reports.map(\.title) == ["people has no snapshot yet"])

    let tool = try #require(BuiltFiles.url(of: "tablesnap"))
    let command = [tool.path, "accept", "--package-path", package.folder.path]
    let accepted = try await Command.run(command)
    #expect(accepted.status == 0, "\(accepted.output)")
    let shown = page.texts[0].split(separator: "\n").filter { $0.hasPrefix("+") }.map {
      $0.dropFirst()
    }
    let kept = try String(contentsOf: package.folder.appending(path: reference), encoding: .utf8)
    #expect(kept.split(separator: "\n") == shown)

    let second = try await package.run([package.swiftTesting], [:])
    #expect(second.isGreen, "\(second.output)")
  }

  /// Copies the starter, without what its manifest says of Binder: the modules are those of the running tests.
  private func copy() throws {
    let files = FileManager.default
    try? files.removeItem(at: package.folder)
    try files.createDirectory(
      at: package.folder.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try files.copyItem(at: PackageRoot.url.appending(path: "Samples/Starter"), to: package.folder)
    let manifest = try PackageRoot.text(of: "Samples/Starter/Package.swift")
      .split(separator: "\n")
      .filter { !$0.contains(".package(") && !$0.contains("        .product(") }
      .joined(separator: "\n")
      .replacing(", dependencies: [.product(name: \"Binder\", package: \"Binder\")]", with: "")
    try Data(manifest.utf8).write(to: package.folder.appending(path: "Package.swift"))
  }
}
