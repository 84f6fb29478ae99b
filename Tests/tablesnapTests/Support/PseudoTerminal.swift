#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  /// A process in a terminal of its own, whose other end is the test.
  final class PseudoTerminal {
    /// Nothing was printed for so long.
    struct Silence: Error { let output: String }

    private static let patience: Int32 = 20_000

    /// `POSIX_SPAWN_SETSID`, which the C library shows to few.
    private static let startsSession: Int16 = 0x80

    private let main: Int32
    /// Held open so that the modes can be asked for when the process is gone.
    private let terminal: Int32
    private let process: pid_t
    private(set) var output = ""
    private var read = 0

    /// Starts a process whose input and output are the terminal.
    init(_ path: String, _ arguments: [String]) throws {
      var ends: (main: Int32, terminal: Int32) = (-1, -1)
      try #require(openpty(&ends.main, &ends.terminal, nil, nil, nil) == 0)
      (main, terminal) = ends
      let name = try #require(ttyname(terminal).map { String(cString: $0) })
      for end in [main, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      process = try Self.spawn(path, arguments, terminal: name)
    }

    deinit {
      close(main)
      close(terminal)
    }

    /// The process leads a session, so the terminal that it opens first becomes its own.
    private static func spawn(
      _ path: String,
      _ arguments: [String],
      terminal: String
    ) throws -> pid_t {
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var defaults = sigset_t()
      sigfillset(&defaults)
      posix_spawnattr_setsigdefault(&attributes, &defaults)
      var blocked = sigset_t()
      sigemptyset(&blocked)
      posix_spawnattr_setsigmask(&attributes, &blocked)
      let signals = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
      posix_spawnattr_setflags(&attributes, signals | startsSession)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
      var environment: [UnsafeMutablePointer<CChar>?] = [strdup("NO_COLOR=1"), nil]
      defer { for word in words + environment { free(word) } }
      var process: pid_t = 0
      try #require(posix_spawn(&process, path, &actions, &attributes, &words, &environment) == 0)
      return process
    }

    /// Waits until the process has printed something that it had not printed at the last time.
    func wait(for text: String) throws {
      while true {
        let new = output.dropFirst(read)
        if let range = new.firstRange(of: text) {
          read += new.distance(from: new.startIndex, to: range.upperBound)
          return
        }
        try readMore()
      }
    }

    /// Presses keys.
    func press(_ keys: String) {
      let bytes = Array(keys.utf8)
      _ = write(main, bytes, bytes.count)
    }

    func send(_ signal: Int32) { kill(process, signal) }

    /// Waits for the end of the process: its status, or the signal that ended it as a negative number.
    func end() throws -> Int32 {
      let status = try change(0)
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }

    /// Waits until the process is stopped.
    func waitUntilStopped() throws { _ = try change(WUNTRACED) }

    /// What has become of the process; asks again and again, because no file tells it.
    private func change(_ options: Int32) throws -> Int32 {
      var status: Int32 = 0
      for _ in 0..<Self.patience / 5 {
        if waitpid(process, &status, WNOHANG | options) == process { return status }
        poll(nil, 0, 5)
      }
      kill(process, SIGKILL)
      throw Silence(output: output)
    }

    /// Whether the terminal collects lines and shows what is typed.
    var isOrdinary: Bool {
      var mode = termios()
      tcgetattr(terminal, &mode)
      let flags = tcflag_t(ICANON | ECHO)
      return mode.c_lflag & flags == flags
    }

    private func readMore() throws {
      var input = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      guard poll(&input, 1, Self.patience) > 0 else { throw Silence(output: output) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = Glibc.read(main, &bytes, bytes.count)
      guard count > 0 else { throw Silence(output: output) }
      output += String(decoding: bytes.prefix(count), as: UTF8.self).replacing("\r\n", with: "\n")
    }
  }
#endif
