import CommandSupport
import HeadlessTableSnapshots

/// The arguments of a command line, understood.
struct Invocation: Equatable {
  var subcommand = Subcommand.help
  /// Parts of paths; no filter chooses every snapshot.
  var filters: [String] = []
  /// A folder in the package; nil for the working folder.
  var packagePath: String?
  /// Whether a pending snapshot replaces a reference that it was not compared with.
  var isForced = false
  var build = BuildOptions()
  var deletes = false
  /// Whether the review begins again when a file has changed.
  var watches = false
  /// The file that a page is written to; nil for one in the folder of what waits.
  var output: String?
  /// The folder that a server has kept; nil for that of the package.
  var artifacts: String?

  /// Whether the package manager has to list the tests.
  var asksForTests: Bool { subcommand == .orphans || subcommand == .check }

  /// Reads the words behind the command's name; none of them mean the help.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    if arguments.contains("--help") || arguments.contains("-h") { return }
    while let option = rest.first, Self.name(of: option) == "--package-path" {
      try take(option, &rest)
    }
    guard let name = rest.popFirst() else { return }
    guard let subcommand = Subcommand(rawValue: name) else {
      throw UsageError(
        "There is no \(name.hasPrefix("-") ? "option" : "command") '\(name)'. "
          + Self.advice(name, among: Subcommand.allCases.map(\.rawValue))
      )
    }
    self.subcommand = subcommand
    while let word = rest.first {
      if word.hasPrefix("-") { try take(word, &rest) } else { try takeFilter(word, &rest) }
    }
  }

  private static func name(of word: String) -> String { String(word.prefix { $0 != "=" }) }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws {
    let option = Self.name(of: word)
    guard subcommand.options.contains(option) else {
      throw UsageError(
        "'\(subcommand.rawValue)' has no option '\(option)'. "
          + Self.advice(option, among: subcommand.options)
      )
    }
    rest.removeFirst()
    if word != option { rest.insert(String(word.dropFirst(option.count + 1)), at: rest.startIndex) }
    switch option {
    case "--scratch-path": build.scratchPath = try Self.value(of: word, &rest)
    case "--output": output = try Self.value(of: word, &rest)
    case "--artifacts": artifacts = try Self.value(of: word, &rest)
    case "--package-path": packagePath = try Self.value(of: word, &rest)
    default:
      guard word == option else { throw UsageError("The option '\(option)' takes no value.") }
      set(option)
    }
  }

  private mutating func set(_ option: String) {
    switch option {
    case "--force": isForced = true
    case "--delete": deletes = true
    case "--watch": watches = true
    default: build.skipsBuild = true
    }
  }

  /// Takes the word behind an option, which is no option itself unless it is behind `=`.
  private static func value(of word: String, _ rest: inout ArraySlice<String>) throws -> String {
    let option = name(of: word)
    guard let value = rest.first, !value.isEmpty, word != option || !value.hasPrefix("--") else {
      throw UsageError("The option '\(option)' needs a value.")
    }
    rest.removeFirst()
    return value
  }

  private mutating func takeFilter(_ word: String, _ rest: inout ArraySlice<String>) throws {
    guard subcommand.takesFilters else {
      throw UsageError("'\(subcommand.rawValue)' takes no snapshots, but '\(word)' was given.")
    }
    filters.append(word)
    rest.removeFirst()
  }

  private static func advice(_ word: String, among words: [String]) -> String {
    guard let nearest = Spelling.nearest(to: word, among: words) else {
      return "'tablesnap help' lists what there is."
    }
    return "Did you mean '\(nearest)'?"
  }
}

/// The word that says what is to be done.
enum Subcommand: String, CaseIterable {
  case status, review, accept, reject, diff, report, gallery, rename, orphans, check, help

  var summary: String {
    switch self {
    case .status: "list the snapshots that wait for review"
    case .review: "show each change and ask what to do with it"
    case .accept: "make pending snapshots the references"
    case .reject: "delete pending snapshots"
    case .diff: "print what would change, as a patch"
    case .report: "write a page of everything that waits, with drawings"
    case .gallery: "write a page of all references, with drawings"
    case .rename: "move the references of a test that was renamed: rename OLD NEW"
    case .orphans: "list references whose test is gone; --delete deletes them"
    case .check: "fail if anything waits for review or is orphaned"
    case .help: "print this"
    }
  }

  var options: [String] {
    let own: [String] =
      switch self {
      case .accept: ["--force", "--artifacts"]
      case .report: ["--output", "--artifacts"]
      case .gallery: ["--output"]
      case .rename: []
      case .orphans: ["--delete", "--scratch-path", "--skip-build"]
      case .check: ["--scratch-path", "--skip-build"]
      case .review: ["--artifacts", "--watch"]
      case .status, .reject, .diff: ["--artifacts"]
      case .help: []
      }
    return own + ["--package-path"]
  }

  /// Whether the words behind it choose snapshots.
  var takesFilters: Bool { self != .check && self != .help }
}

/// The text of `tablesnap help`.
enum Help {
  static let text = """
    Reviews the snapshots that tests have left pending.

    usage: swift run tablesnap COMMAND [SNAPSHOT …]

    \(commands)

    A snapshot is chosen by part of its path: AccountsTests, AccountsTests/overview, or the path of
    its file; * stands for any characters. Without any, all are chosen.

    options:
      --force              accept: replace a reference that has changed since the test ran
      --artifacts FOLDER   status, review, accept, reject, diff, report: what a server kept, instead of
                           .build/snapshots
      --output FILE        report, gallery: the page, instead of .build/snapshots/report.html or gallery.html
      --watch              review: run the tests first, and again whenever a source file has changed
      --delete             orphans: delete them
      --scratch-path PATH  orphans, check: the folder that the tests are built into, as of 'swift test'
      --skip-build         orphans, check: take the tests as they were built last
      --package-path PATH  a folder in the package; else the working folder

    environment:
      VISUAL, EDITOR       review: the editor, the first that is set
      BROWSER              review: the browser
      NO_COLOR             review, diff: no colours

    exit status: 0 nothing to do, or done; 1 something waits for review, is orphaned or was refused;
    2 wrong usage; 3 a file or the package manager failed

    """

  private static var commands: String {
    Subcommand.allCases
      .map { command in
        let name = command.rawValue
        return "  \(name)\(String(repeating: " ", count: 9 - name.count))\(command.summary)"
      }
      .joined(separator: "\n")
  }
}

/// A command line that cannot be followed, in one sentence.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
