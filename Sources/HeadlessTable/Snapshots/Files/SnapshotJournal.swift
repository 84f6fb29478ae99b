/// What the assertions of one process came to, one line each, in the order in which they ended.
///
/// The file `runs/<run>/<process>.txt` is appended to, a line at a time. The folders of runs that are over
/// are deleted when the next run begins, so that there is one, or one for each run under way.
package enum SnapshotJournal {
  /// What an assertion came to.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The text is that of the reference.
    case passed
    /// The text is not that of the reference.
    case changed
    /// There is no reference.
    case missing
    /// The reference was written.
    case recorded
    /// It could not be judged: the name, the mode, the reference or the table itself is at fault.
    case refused
  }

  /// One assertion.
  package struct Entry: Hashable, Sendable {
    /// What it came to.
    package var verdict: Verdict
    /// The path of its reference from the package's root.
    package var path: String
    /// The test as `swift test list` writes it, as far as it is known.
    package var test: String
    /// The line of the call: `AppTests/AccountsTests.swift:12`.
    package var source: String

    /// Makes an entry.
    package init(verdict: Verdict, path: String, test: String, source: String) {
      self.verdict = verdict
      self.path = path
      self.test = test
      self.source = source
    }

    /// Reads a line of a journal; nil when it is none, as the last one of a process that was stopped.
    package init?(line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let verdict = Verdict(rawValue: fields[0]) else { return nil }
      self.init(verdict: verdict, path: fields[1], test: fields[2], source: fields[3])
    }

    /// The entry as a line, without its line feed: verdict, path, test, source, with tabs between.
    package var line: String { "\(verdict.rawValue)\t\(path)\t\(test)\t\(source)" }
  }
}
