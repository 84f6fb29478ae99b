import HeadlessTable

/// What a command line asks for.
struct Invocation: Equatable {
  var subcommand = Subcommand.help
  /// Parts of paths; no filter chooses every snapshot.
  var filters: [String] = []
  /// A folder in the package; nil for the working folder.
  var packagePath: String?
  /// Whether a pending snapshot replaces a reference that it was not compared with.
  var isForced = false
  /// How the tests are found that references belong to.
  var build = BuildOptions()
  /// Whether orphans are deleted.
  var deletes = false

  /// Whether the package manager has to list the tests.
  var asksForTests: Bool { subcommand == .orphans || subcommand == .check }

  /// Reads the words behind the command's name; none ask for help.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    if arguments.contains("--help") || arguments.contains("-h") { return }
    while let option = rest.first, option == "--package-path" {
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

  private mutating func take(_ option: String, _ rest: inout ArraySlice<String>) throws {
    guard subcommand.options.contains(option) else {
      throw UsageError(
        "'\(subcommand.rawValue)' has no option '\(option)'. "
          + Self.advice(option, among: subcommand.options)
      )
    }
    rest.removeFirst()
    switch option {
    case "--force": isForced = true
    case "--delete": deletes = true
    case "--skip-build": build.skipsBuild = true
    case "--scratch-path": build.scratchPath = try Self.value(of: option, &rest)
    default: packagePath = try Self.value(of: option, &rest)
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else {
      throw UsageError("The option '\(option)' needs a value.")
    }
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
