private import Synchronization

/// The problems of a table that nothing in its test has looked at.
///
/// A real table stops the app at such a problem, so a test must not pass with one. Whoever fails tests listens here,
/// and is told when the table goes; it can ask for them before that, when a test or the process ends.
package final class UnseenProblems: Sendable {
  /// A problem, and the line of a test that it is about; nil for the line that made the table.
  struct Problem {
    let text: String
    let line: SourceLine?
  }

  /// What there is to look at.
  struct Texts {
    /// The misuses for which `UITableView` raises an exception, in order.
    var inconsistencies: [Problem] = []
    /// The errors that the table and its binder found, in order.
    var errors: [Problem] = []
    /// The warnings, in order: no problems by themselves, they often tell where one has come from.
    var warnings: [String] = []
  }

  /// A sentence about unseen problems, and the line that the first of them is about, or else that made the table.
  package typealias Report = (text: String, origin: SourceLine)

  private let tableID: String
  private let origin: SourceLine
  private let texts = Mutex(Texts())

  init(tableID: String, origin: SourceLine) {
    self.tableID = tableID
    self.origin = origin
    let others = Self.known.withLock { known in
      let others = known.tables.compactMap(\.problems)
      known.tables = others.map(Weak.init) + [Weak(problems: self)]
      return others
    }
    // Whoever is let go of elsewhere meanwhile ends with this reference, and then needs the lock.
    withExtendedLifetime(others) {}
  }

  deinit {
    let listener = Self.known.withLock { $0.listener }
    if let listener, let report = take() { listener(report) }
  }

  /// Changes what there is to look at.
  func update(_ change: (inout Texts) -> Void) {
    texts.withLock { change(&$0) }
  }

  private func take() -> Report? {
    let texts = texts.withLock { texts in
      defer { texts = Texts() }
      return texts
    }
    let problems = texts.inconsistencies + texts.errors
    guard !problems.isEmpty else { return nil }
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    let lines = (texts.warnings.map { "warning: \($0)" } + problems.map(\.text)).flatMap(
      \.linesWithoutNewlines
    )
    .filter { !$0.isEmpty }.map { "  \($0)" }
    let text =
      ["\(tableID) has \(count), at which the test does not look"] + lines
      + ["Expect it of the table's inconsistencies or diagnostics, or mend it."]
    return (text.joined(separator: "\n"), problems.lazy.compactMap(\.line).first ?? origin)
  }
}

extension UnseenProblems {
  private struct Weak {
    private(set) weak var problems: UnseenProblems?

    init(problems: UnseenProblems) { self.problems = problems }
  }

  private struct Known {
    var listener: (@Sendable (Report) -> Void)?
    var tables: [Weak] = []
  }

  private static let known = Mutex(Known())

  /// Has a closure told of the unseen problems of each table that goes.
  package static func listen(_ listener: @escaping @Sendable (Report) -> Void) {
    known.withLock { $0.listener = listener }
  }

  /// The unseen problems of all tables that there are, which count as seen from now on.
  package static func takeAll() -> [Report] {
    let tables = known.withLock { $0.tables.compactMap(\.problems) }
    return tables.compactMap { $0.take() }
  }
}

/// A line of a source file as the compiler fills it in, and the test libraries want it.
package struct SourceLine: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  /// Takes what the compiler fills in.
  package init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
