import Foundation
import HeadlessTableSnapshots

/// The other programs that a review starts: a browser for drawings and an editor for tests.
struct ReviewPrograms {
  /// Shows the drawings of a change, and returns a sentence for the reviewer.
  var open: (ChangeGroup) -> String = { _ in "Drawings are opened in a terminal only." }
  var edit: (PendingSnapshot) -> String = { _ in "Tests are edited in a terminal only." }

  init() {}

  /// The programs that the environment names.
  init(
    _ tool: Tool,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    start: @escaping ([String]) -> Int32? = ReviewPrograms.start
  ) {
    open = { group in
      let path = "\(tool.package.snapshotsFolder)/review.html"
      let page = ReportPage(group.snapshots, package: tool.packageName, artifacts: tool.artifacts)
      do {
        try SnapshotFiles.write(Data(page.html.utf8), to: path)
      } catch {
        return "'\(path)' could not be written: \(error)"
      }
      let words = Self.opener(environment).split(separator: " ").map(String.init) + [path]
      let isOpened = start(words) == 0
      return isOpened ? path : "Open \(path) in a browser."
    }
    edit = { snapshot in
      guard let file = snapshot.call?.source ?? snapshot.location.sourceFile else {
        return "There is no test file for '\(snapshot.name)'."
      }
      let names = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
      guard let editor = names.first(where: { !$0.isEmpty }) else {
        return "Set EDITOR to the program that edits, or open \(file) yourself."
      }
      let words = editor.split(separator: " ").map(String.init) + [file]
      guard let status = start(words) else { return "'\(editor)' could not be started." }
      return status == 0 ? file : "'\(editor)' ended with status \(status)."
    }
  }

  private static func opener(_ environment: [String: String]) -> String {
    if let browser = environment["BROWSER"], !browser.isEmpty { return browser }
    #if canImport(Darwin)
      return "open"
    #else
      return "xdg-open"
    #endif
  }

  /// Starts a program with the terminal as it was, and waits for its end.
  static func start(_ words: [String]) -> Int32? {
    Terminal.withoutKeys { Terminal.run(words) }
  }
}

extension SnapshotLocation {
  /// The path of the file whose test has taken the snapshot; nil if there is none of its name.
  fileprivate var sourceFile: String? {
    StoredReference(self)?.sourcePath
  }
}
