import TestSupport
import Testing

@Suite("Package.swift", .bounded)
struct ManifestTests {
  private let manifest: SourceFile

  init() throws {
    manifest = SourceFile(path: "Package.swift", text: try PackageRoot.text(of: "Package.swift"))
  }

  @Test("names no dependency")
  func noDependencies() {
    for line in manifest.lines(of: [".", "package", "("]) {
      Issue.record("\(manifest.place(line)): the package depends on nothing outside the toolchain.")
    }
  }

  @Test("has a target for every folder of sources and of tests", arguments: ["Sources", "Tests"])
  func targets(below root: String) throws {
    let folders = try PackageRoot.folders(in: root)
    try #require(!folders.isEmpty, "There are no folders in \(root).")
    for folder in folders
    where !manifest.text.contains("name: \"\(folder)\"")
      && !manifest.text.contains("path: \"\(root)/\(folder)\"")
    {
      Issue.record("Package.swift has no target for \(root)/\(folder).")
    }
  }

  @Test("gives every target the same settings")
  func settings() {
    let targets = [".target", ".executableTarget", ".testTarget"]
      .map { manifest.text.components(of: "\($0)(") }
      .reduce(0, +)
    #expect(
      manifest.text.components(of: "swiftSettings: settings") == targets,
      "Every target in Package.swift needs 'swiftSettings: settings'."
    )
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }
}
