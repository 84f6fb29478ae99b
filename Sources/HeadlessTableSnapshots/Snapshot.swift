private import Binder
package import HeadlessTable

/// The text of a value, with everything else that its comparison with a reference needs.
package struct Snapshot {
  package var format: String
  package var version: Int
  /// The extension of the reference's name, without the dot.
  package var fileExtension: String
  /// The name, where the call gives none.
  package var defaultName: String
  /// The text, which ends with a line feed.
  package var text: String
  /// Why it must not pass, whatever the text: problems that the table has collected.
  package var faults: [String] = []
  /// What may be the reason where the text is not what is expected: warnings about the table.
  package var hints: [String] = []
  /// Makes the text twice more, to find out whether it is the same each time; nil if it cannot be made again.
  ///
  /// Called only if the text is not that of the reference.
  package var again: () -> (String, String)? = { nil }
  /// Makes what a reviewer looks at beside the text; called only where the text waits for review.
  package var details: () -> SnapshotDetails = { SnapshotDetails() }

  package init(
    _ text: String,
    format: String = "text",
    version: Int = 1,
    fileExtension: String = "txt",
    defaultName: String = "snapshot"
  ) {
    self.format = format
    self.version = version
    self.fileExtension = fileExtension
    self.defaultName = defaultName
    self.text = text.withFinalLineFeed
  }

  /// Takes a snapshot of a table: its picture, and the problems that it has collected.
  @MainActor
  package init(of table: HeadlessListView, as picture: TablePicture) {
    self.init(
      table.core.pictures.draw(picture),
      format: "table",
      fileExtension: picture.fileExtension,
      defaultName: table.id + picture.nameSuffix
    )
    // A data source that was released since the last callback is missed now.
    _ = table.core.requiredDataSource
    faults = table.faults
    hints = table.hints
  }

  /// Everything that the reference's file holds: the text, and before it a line with the format's version
  /// if that is not the first.
  package var fileText: String {
    version == 1 && !text.hasPrefix(Self.versionMark)
      ? text : "\(Self.versionMark)\(format) \(version)\n\(text)"
  }

  /// The problems that keep it from being compared, as the text of a failure; nil if there are none.
  package func faultText(named name: String) -> String? {
    guard !faults.isEmpty else { return nil }
    let lines = faults.flatMap(\.linesWithoutNewlines).filter { !$0.isEmpty }.map { "  \($0)" }
    let count = counted(faults.count, "problem")
    return (["\(name) has \(count) and is not compared"] + lines).joined(separator: "\n")
  }

  private static let mostHints = 5

  package var hintLines: [String] {
    let lines = hints.prefix(Self.mostHints).flatMap { hint in
      hint.linesWithoutNewlines.enumerated().map { ($0 == 0 ? "  ! " : "    ") + $1 }
    }
    let rest = hints.count - Self.mostHints
    return rest > 0 ? lines + ["  ! … \(rest) more warnings"] : lines
  }

  /// The start of the line that says the version.
  static let versionMark = "%snapshot "

  /// The version that a reference says, and its text; a reference that says nothing is of version 1.
  static func parts(ofFile file: String) -> (version: Int, text: Substring) {
    guard file.hasPrefix(versionMark), let first = file.linesWithNewlines().first,
      let version = first.split(whereSeparator: \.isWhitespace).last.flatMap({ Int($0) })
    else { return (1, file[...]) }
    return (version, file[first.endIndex...])
  }
}

extension TablePicture {
  fileprivate var fileExtension: String {
    switch format {
    case .text: "txt"
    case .json: "json"
    case .svg: "svg"
    case .ansi: "ansi"
    case .accessibility: "txt"
    }
  }

  /// The suffix of the table's name in that of a snapshot which is given none.
  fileprivate var nameSuffix: String { format == .accessibility ? "-accessibility" : "" }
}

extension String {
  fileprivate var withFinalLineFeed: String {
    utf8.last == UInt8(ascii: "\n") ? self : self + "\n"
  }
}
