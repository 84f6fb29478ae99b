import Foundation

/// What the command's output goes to.
struct OutputDevice: Equatable {
  /// Whether it is a terminal, and keys can be read.
  var isTerminal: Bool
  /// Whether it can move its cursor.
  var canMoveCursor: Bool
  /// Whether colours are wanted there.
  var hasColors: Bool
  /// How many columns a line has.
  var columns: Int

  /// A file or a pipe.
  static let file = OutputDevice(
    isTerminal: false,
    canMoveCursor: false,
    hasColors: false,
    columns: 80
  )

  /// The standard output of this process.
  static var standard: OutputDevice {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    guard isTerminal else { return .file }
    return terminal(
      environment: ProcessInfo.processInfo.environment,
      columns: TerminalSize.current.columns
    )
  }

  /// Throws what is missing for a screen that is driven with keys.
  func mustTakeKeys() throws {
    guard isTerminal else {
      throw UsageError(
        "'--interactive' needs a terminal for its keys and its output; leave it out to print the "
          + "table."
      )
    }
    guard canMoveCursor else {
      throw UsageError(
        "'--interactive' needs a terminal that can move its cursor; TERM is 'dumb' or not set."
      )
    }
  }

  /// A terminal, by what the environment says of it.
  static func terminal(environment: [String: String], columns: Int) -> OutputDevice {
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    let isColorless = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return OutputDevice(
      isTerminal: true,
      canMoveCursor: !isDumb,
      hasColors: !isDumb && !isColorless,
      columns: columns
    )
  }
}

/// How many lines and columns a terminal has.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int

  /// The size of the terminal that is the standard output; 80 by 24 if it does not say.
  static var current: TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
