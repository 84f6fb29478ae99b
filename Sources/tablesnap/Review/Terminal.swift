import HeadlessTable
import HeadlessTableSnapshots

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal that the process was started in.
enum Terminal {
  static var isInput: Bool { isatty(STDIN_FILENO) == 1 }
  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Runs code that reads one key at a time, without waiting for the end of a line and without showing it.
  ///
  /// The terminal is as before when the code returns, when a signal ends the process, and while it is
  /// suspended.
  static func withKeys<Result>(_ body: (_ nextKey: () -> Character?) -> Result) -> Result {
    TerminalMode.enter()
    defer { TerminalMode.leave() }
    return body(nextKey)
  }

  /// Runs code with the terminal as it was before single keys were read.
  static func withoutKeys<Result>(_ body: () -> Result) -> Result {
    TerminalMode.pause()
    defer { TerminalMode.resume() }
    return body()
  }

  /// Runs a program that has the terminal until it ends; a program is found in the path.
  ///
  /// - Returns: Its status, 128 and more if a signal has ended it; nil if it could not be started.
  static func run(_ words: [String]) -> Int32? {
    var process = pid_t()
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    // The process may have chosen to survive a write that is not read (`SIGPIPE`); the program has not.
    let whenNobodyReads = signal(SIGPIPE, SIG_DFL)
    defer { _ = signal(SIGPIPE, whenNobodyReads) }
    guard let program = arguments[0],
      posix_spawnp(&process, program, nil, nil, &arguments, environ) == 0
    else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// The next key; nil at the end of the input, which Control-D is.
  ///
  /// The bytes of an arrow key or another special one count as one key.
  private static func nextKey() -> Character? {
    var bytes = [UInt8](repeating: 0, count: 16)
    var count = 0
    repeat { count = read(STDIN_FILENO, &bytes, 1) } while count < 0 && errno == EINTR
    guard count > 0, bytes[0] != 4 else { return nil }
    if bytes[0] == 0x1B, hasInput(within: 0) { _ = read(STDIN_FILENO, &bytes[1], 15) }
    return Character(UnicodeScalar(bytes[0]))
  }

  /// Whether a key is pressed, or the input ends, within some milliseconds.
  static func hasInput(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }
}

/// The two modes of the terminal: as it was, and with single keys.
///
/// A handler of signals may only use what is ready: both modes are known before the first signal can arrive, and are not written
/// afterwards. They are in memory of their own, because this compiler makes a global variable of the type three bytes shorter
/// than the system writes.
enum TerminalMode {
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<termios>.allocate(
    capacity: 1
  )
  nonisolated(unsafe) private static let keys = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static var isEntered = false

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Gives single keys, until ``leave()``.
  static func enter() {
    guard tcgetattr(STDIN_FILENO, before) == 0 else { return }
    keys.initialize(to: before.pointee)
    keys.pointee.c_lflag &= ~tcflag_t(ICANON | ECHO)
    for number in endings { signal(number, end) }
    signal(SIGTSTP, suspend)
    apply(keys)
    isEntered = true
  }

  /// Makes the terminal what it was, and signals too.
  static func leave() {
    guard isEntered else { return }
    isEntered = false
    apply(before)
    for number in endings + [SIGTSTP] { signal(number, SIG_DFL) }
  }

  /// Makes the terminal what it was, for another program; signals are still met.
  static func pause() { if isEntered { apply(before) } }

  static func resume() { if isEntered { apply(keys) } }

  private static func apply(_ mode: UnsafePointer<termios>) {
    tcsetattr(STDIN_FILENO, TCSADRAIN, mode)
  }

  /// Ends the process as the signal would have done.
  private static let end: @convention(c) (Int32) -> Void = { number in
    apply(before)
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Stops the process, and returns when it is continued.
  private static let suspend: @convention(c) (Int32) -> Void = { _ in
    let error = errno
    apply(before)
    raise(SIGSTOP)
    apply(keys)
    errno = error
  }
}

enum Colors {
  /// Whether colours are wanted: the output is a terminal that has them, and `NO_COLOR` is not set.
  static func areWanted(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Lines with `+` green, those with `-` red, and those with `@@` blue.
  static func patch(_ text: String) -> String {
    text.linesWithNewlines()
      .map { line in
        guard let number = number(of: line) else { return String(line) }
        let end = line.utf8.last == 10 ? "\n" : ""
        return "\u{1B}[\(number)m\(Substring(line.utf8.dropLast(end.utf8.count)))\u{1B}[0m\(end)"
      }
      .joined()
  }

  private static func number(of line: Substring) -> Int? {
    if line.hasPrefix("---") || line.hasPrefix("+++") { return 1 }
    switch line.first {
    case "+": return 32
    case "-": return 31
    case "@": return 34
    default: return nil
    }
  }
}
