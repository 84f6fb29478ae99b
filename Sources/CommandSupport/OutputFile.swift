#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A file that a command writes to: its output or its error output.
public enum OutputFile: Int32, Sendable {
  case output = 1
  case errors = 2

  /// Lets a command meet a closed pipe, and a closed output, as an error and not as a signal; to be called first.
  public static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A file that is opened later must not take the place of a closed output.
    for file: Int32 in 0...2 where fcntl(file, F_GETFD) < 0 {
      _ = open("/dev/null", file == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of a text, also where it is taken piece by piece.
  ///
  /// - Returns: Why it could not be written, in the system's words; nil if it was.
  @discardableResult
  public func write(_ text: String) -> String? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
      if count < 0 {
        switch errno {
        case EINTR: continue
        case EAGAIN: waitUntilReady()
        default: return String(cString: strerror(errno))
        }
      }
      bytes = bytes.dropFirst(max(0, count))
    }
    return nil
  }

  private func waitUntilReady() {
    var file = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    _ = poll(&file, 1, -1)
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  bytes.map { write(file, $0, count) } ?? 0
}
