import Foundation
import TestSupport

/// A Swift file and what can be seen in it without a compiler.
struct SourceFile {
  /// From the package's root: `Sources/Binder/Host/TableHost.swift`.
  let path: String

  /// Everything in it.
  let text: String

  /// Its words and signs, without comments and strings.
  let tokens: [CodeToken]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = CodeToken.tokens(of: CodeText(text).text)
  }

  /// The number of its lines.
  var lineCount: Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + (text.hasSuffix("\n") || text.isEmpty ? 0 : 1)
  }

  /// The names between the slashes: `["Sources", "Binder", "Host", "TableHost.swift"]`.
  var components: [Substring] {
    path.split(separator: "/")
  }

  /// The second name: `Binder`.
  var module: String {
    components.count > 1 ? String(components[1]) : ""
  }

  /// The folder within the module, `Host`; empty for a file that lies in none.
  var folder: String {
    components.count > 3 ? String(components[2]) : ""
  }

  /// The place of a line, as a compiler would write it.
  func place(_ line: Int) -> String {
    "\(path):\(line)"
  }

  /// Every Swift file below folders of the package, in the order of their paths.
  static func all(below folders: String...) throws -> [SourceFile] {
    let all = try everything.get()
    return folders.flatMap { folder in all.filter { $0.path.hasPrefix("\(folder)/") } }
  }

  /// All Swift here, read once.
  private static let everything = Result {
    try ["Samples", "Sources", "Tests"].flatMap(PackageRoot.paths(below:))
      .filter { $0.hasSuffix(".swift") }
      .map { SourceFile(path: $0, text: try PackageRoot.text(of: $0)) }
  }
}
