import Foundation
package import Testing

/// A page of the documentation: the code that it shows, and the texts that it says the code makes.
package struct Guide {
  /// The page, by its path from the root.
  package let path: String
  private let page: String

  package init(_ path: String) throws {
    self.path = path
    page = try PackageRoot.text(of: path)
  }

  /// What stands in the blocks of a language, from top to bottom.
  package func blocks(_ language: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  /// The blocks that are no code.
  package var texts: [String] { blocks("text") }

  /// What stands behind `//` in the lines of code that print.
  package var remarks: [String] {
    blocks("swift").flatMap(\.trimmedLines).filter { $0.hasPrefix("print(") }.compactMap { line in
      line.range(of: " // ").map { String(line[$0.upperBound...]) }
    }
  }

  /// Expects that a test has every line of some blocks of code, wherever it has them and however far they are indented.
  ///
  /// The blocks are named by their places among all blocks of Swift in the page; `end` is a line at which to stop. Remarks
  /// behind `//` are left out.
  package func expectCode(
    _ indices: [Int],
    before end: String? = nil,
    in file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let test = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    let known = Set(test.trimmedLines.map(\.withoutRemark))
    let code = blocks("swift")
    let shown = indices.flatMap { code[$0].trimmedLines.prefix { $0 != end }.map(\.withoutRemark) }
    for line in shown
    where !line.isEmpty && !line.hasPrefix("import ") && !known.contains(line) {
      Issue.record(
        "\(path) shows a line that its test does not have: \(line)",
        sourceLocation: sourceLocation
      )
    }
  }
}

/// What the code of a page has printed, a text for each call.
@MainActor
package final class Printed {
  package private(set) var texts: [String] = []

  package init() {}

  package func add(_ value: some CustomStringConvertible) {
    texts.append(value.description.withoutLastLineFeed)
  }

  package func clear() { texts = [] }
}

extension String {
  /// The text without the line feed at its end.
  package var withoutLastLineFeed: String { hasSuffix("\n") ? String(dropLast()) : self }

  /// A line of code without what stands behind `//`.
  fileprivate var withoutRemark: String {
    let code = range(of: "//").map { String(self[..<$0.lowerBound]) } ?? self
    return code.trimmingCharacters(in: .whitespaces)
  }

  /// The lines that are not empty, without the spaces around them.
  fileprivate var trimmedLines: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
