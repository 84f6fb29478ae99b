package import Foundation

/// Why nothing could be type-checked, in a sentence.
package struct TypeCheckFailure: Error, CustomStringConvertible {
  package var description: String

  package init(description: String) {
    self.description = description
  }
}

/// Where the modules are that the running tests were built with.
package enum BuiltModules {
  /// The folder with `Binder.swiftmodule`.
  package static func directory() throws -> URL {
    guard let module = BuiltFiles.url(of: "Modules/Binder.swiftmodule") else {
      throw TypeCheckFailure(
        description: "Modules/Binder.swiftmodule is in no folder around the running tests."
      )
    }
    return module.deletingLastPathComponent()
  }

  /// The compiler, as a shell would find it.
  package static func compiler(
    path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) throws -> URL {
    for folder in (path ?? "").split(separator: ":") {
      let compiler = URL(filePath: String(folder)).appending(path: "swiftc")
      if FileManager.default.isExecutableFile(atPath: compiler.path) { return compiler }
    }
    throw TypeCheckFailure(
      description: "swiftc is in none of the folders of PATH, so type-checking was not measured."
    )
  }

  /// The upcoming features that the manifest enables.
  static func upcomingFeatures() throws -> [String] {
    try PackageRoot.text(of: "Package.swift")
      .matches(of: /enableUpcomingFeature\("(\w+)"\)/)
      .map { String($0.1) }
  }
}
