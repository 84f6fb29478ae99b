package import Foundation

/// What was built with the running tests.
package enum BuiltFiles {
  /// A file by its path from the nearest folder around the running test bundle that has it; nil if none has.
  package static func url(of path: String) -> URL? {
    let started = CommandLine.arguments.filter { $0.contains(".xctest") }
    let fallback = PackageRoot.url.appending(path: ".build/debug/tests").path
    for start in started + [fallback] {
      var folder = URL(filePath: start)
      while folder.path != "/" {
        folder = folder.deletingLastPathComponent()
        let file = folder.appending(path: path)
        if FileManager.default.fileExists(atPath: file.path) { return file }
      }
    }
    return nil
  }
}
