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
  static func withKeys(_ body: (_ nextKey: () -> Character?) -> Void) {
    TerminalMode.enter()
    defer { TerminalMode.leave() }
    body(nextKey)
  }

  /// The next key; nil at the end of the input, which Control-D is.
  ///
  /// What an arrow key or another special one sends counts as one key.
  private static func nextKey() -> Character? {
    var bytes = [UInt8](repeating: 0, count: 16)
    var count = 0
    repeat { count = read(STDIN_FILENO, &bytes, 1) } while count < 0 && errno == EINTR
    guard count > 0, bytes[0] != 4 else { return nil }
    if bytes[0] == 0x1B, hasInput { _ = read(STDIN_FILENO, &bytes[1], 15) }
    return Character(UnicodeScalar(bytes[0]))
  }

  private static var hasInput: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }
}
