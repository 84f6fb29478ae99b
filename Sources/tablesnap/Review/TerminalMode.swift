#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The two modes of the terminal: as it was, and with single keys.
///
/// A handler of signals may only use what is ready: both modes are known before the first signal can come,
/// and nobody writes them afterwards.
enum TerminalMode {
  nonisolated(unsafe) private static var before = termios()
  nonisolated(unsafe) private static var keys = termios()

  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Gives single keys, until ``leave()``.
  static func enter() {
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return }
    keys = before
    keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
    for number in endings { signal(number, end) }
    signal(SIGTSTP, suspend)
    apply(&keys)
  }

  /// Makes the terminal what it was, and signals too.
  static func leave() {
    apply(&before)
    for number in endings + [SIGTSTP] { signal(number, SIG_DFL) }
  }

  private static func apply(_ mode: inout termios) { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }

  /// Ends the process as the signal would have done.
  private static let end: @convention(c) (Int32) -> Void = { number in
    apply(&before)
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Stops the process, and comes back when it is continued.
  private static let suspend: @convention(c) (Int32) -> Void = { _ in
    let error = errno
    apply(&before)
    raise(SIGSTOP)
    apply(&keys)
    errno = error
  }
}
