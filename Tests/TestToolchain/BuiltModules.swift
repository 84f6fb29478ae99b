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
  /// The folder with `Binder.swiftmodule`, found from the path of the running test bundle.
  static func directory() throws -> URL {
    let started = CommandLine.arguments.filter { $0.contains(".xctest") }
    let fallback = PackageRoot.url.appending(path: ".build/debug/Modules").path
    for start in started + [fallback] {
      var folder = URL(filePath: start)
      while folder.path != "/" {
        folder = folder.deletingLastPathComponent()
        let modules = folder.appending(path: "Modules")
        if exists(modules.appending(path: "Binder.swiftmodule")) { return modules }
      }
    }
    throw TypeCheckFailure(
      description: "Binder.swiftmodule was found neither beside \(started) nor in \(fallback)."
    )
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

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
