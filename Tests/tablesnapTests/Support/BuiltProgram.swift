import Foundation
import Testing

/// The programs that were built with the running tests.
enum BuiltProgram {
  /// The path of `tablesnap`, beside the test bundle.
  static func tablesnap() throws -> String {
    let bundle = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
    var folder = URL(filePath: bundle)
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let program = folder.appending(path: "tablesnap").path
      if FileManager.default.isExecutableFile(atPath: program) { return program }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
