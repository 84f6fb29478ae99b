internal import Binder

/// The problems of a table that nothing in its test has looked at.
///
/// A real table stops the app at such a problem, so a test must not pass with one. The code that fails tests listens here, and
/// gets them when the table is released; it can read them before that, when a test or the process ends.
package final class UnseenProblems: Sendable {
  enum Kind {
    case inconsistency
    case error
  }

  /// A problem, and the line that it is about: that of a gesture, or else the one that made the table.
  private struct Problem {
    let kind: Kind
    let text: String
    let line: SourceLocation
  }

  struct Texts {
    private var problems: [Problem] = []
    /// The warnings, in order: no problems by themselves, they often say where one is from.
    var warnings: [String] = []

    mutating func add(_ kind: Kind, _ text: String, at line: SourceLocation) {
      problems.append(Problem(kind: kind, text: text, line: line))
    }

    mutating func wereSeen(_ kind: Kind) {
      problems.removeAll { $0.kind == kind }
    }

    fileprivate var byLine: [(line: SourceLocation, texts: [String])] {
      var groups: [(line: SourceLocation, texts: [String])] = []
      for problem in problems {
        if let known = groups.firstIndex(where: { $0.line.isSame(as: problem.line) }) {
          groups[known].texts.append(problem.text)
        } else {
          groups.append((problem.line, [problem.text]))
        }
      }
      return groups
    }
  }

  /// A sentence about the unseen problems of a line: that of a gesture, or else the one that made the table.
  package typealias Report = (text: String, origin: SourceLocation)

  private let tableID: String
  private let number: Int
  private let texts = Lock(Texts())

  init(tableID: String) {
    self.tableID = tableID
    number = Self.known.withLock { $0.nextNumber() }
    Self.known.withLock { $0.tables[number] = Weak(problems: self) }
  }

  deinit {
    let listener = Self.known.withLock { known in
      known.tables[number] = nil
      return known.listener
    }
    if let listener { take().forEach(listener) }
  }

  func update(_ change: (inout Texts) -> Void) {
    texts.withLock { change(&$0) }
  }

  /// A report for each line, the first one with the warnings; all counts as seen from now on.
  private func take() -> [Report] {
    let texts = texts.withLock { texts in
      defer { texts = Texts() }
      return texts
    }
    var warnings = texts.warnings.map { "warning: \($0)" }
    return texts.byLine.map { line, problems in
      defer { warnings = [] }
      return (text(of: problems, after: warnings), line)
    }
  }

  private func text(of problems: [String], after warnings: [String]) -> String {
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    let lines = (warnings + problems).flatMap(\.linesWithoutNewlines).filter { !$0.isEmpty }
    return
      (["\(tableID) has \(count) that no assertion has checked"] + lines.map { "  \($0)" }
      + ["Expect it in the table's inconsistencies or diagnostics, or fix it."])
      .joined(separator: "\n")
  }
}

extension UnseenProblems {
  private struct Weak {
    private(set) weak var problems: UnseenProblems?

    init(problems: UnseenProblems) { self.problems = problems }
  }

  private struct Known {
    var listener: (@Sendable (Report) -> Void)?
    /// The tables with problems by their numbers.
    ///
    /// Each removes itself. A search for those that were released would hold the others for a moment, and might release one of
    /// them: inside the lock, or in another test than its own.
    var tables: [Int: Weak] = [:]
    private var tableCount = 0

    mutating func nextNumber() -> Int {
      tableCount += 1
      return tableCount
    }
  }

  private static let known = Lock(Known())

  package static func listen(_ listener: @escaping @Sendable (Report) -> Void) {
    known.withLock { $0.listener = listener }
  }

  /// The unseen problems of all tables that there are, which count as seen from now on.
  package static func takeAll() -> [Report] {
    let tables = known.withLock { known in
      known.tables.sorted { $0.key < $1.key }.compactMap(\.value.problems)
    }
    return tables.flatMap { $0.take() }
  }
}
