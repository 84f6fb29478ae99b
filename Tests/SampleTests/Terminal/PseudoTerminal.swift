import Foundation

@testable import samples

/// A terminal without a screen, and the command that runs in it.
final class PseudoTerminal {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let main: Int32
  private let device: Int32
  private var process: pid_t = 0
  /// The settings of the terminal from before the command was started.
  private(set) var settingsBefore: [UInt32] = []
  /// Everything that the command has written.
  private(set) var output = ""

  /// Starts `samples` with its input and its output in a new terminal.
  init(_ arguments: [String], columns: Int, rows: Int, environment: [String: String]) throws {
    main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard main >= 0, let path = Self.device(of: main) else {
      throw Failure(description: "There is no terminal to be had.")
    }
    device = open(path, O_RDWR | O_NOCTTY)
    resize(columns: columns, rows: rows)
    settingsBefore = settings
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_addclose(&actions, main)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // In a session of its own, the terminal that it opens first is the one that controls it.
    // The threads that run tests block signals, and a command inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Self.startsSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let words = ["samples"] + arguments
    var argv = words.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    let status = posix_spawn(&process, Self.command, &actions, &attributes, &argv, &envp)
    guard status == 0 else { throw Failure(description: "\(Self.command) does not start.") }
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(main)
    close(device)
  }

  #if os(Linux)
    // Foundation does not show the functions for terminals here, and the header not this flag.
    private static let startsSession: Int16 = 0x80

    private static func device(of main: Int32) -> String? {
      let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var isLocked: Int32 = 0
      var index: Int32 = 0
      guard ioctl(main, unlock, &isLocked) == 0, ioctl(main, number, &index) == 0 else {
        return nil
      }
      return "/dev/pts/\(index)"
    }
  #else
    private static let startsSession = Int16(POSIX_SPAWN_SETSID)

    private static func device(of main: Int32) -> String? {
      guard grantpt(main) == 0, unlockpt(main) == 0, let name = ptsname(main) else { return nil }
      return String(cString: name)
    }
  #endif

  /// The command, which lies beside the bundle of the tests.
  private static var command: String {
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "samples").path()
  }

  /// What the driver of the terminal does with keys, to be compared.
  var settings: [UInt32] {
    var settings = termios()
    tcgetattr(device, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_lflag].map { UInt32($0) }
  }

  /// Makes the terminal another size, which tells the command.
  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
  }

  func type(_ keys: String) {
    _ = keys.withCString { write(main, $0, strlen($0)) }
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Reads until the output since the last call contains a text; fails after ten seconds of silence.
  func read(until text: String) throws {
    var seen = ""
    while !seen.contains(text) {
      guard let piece = readPiece() else {
        throw Failure(description: "'\(text)' has not come, but '\(seen)'.")
      }
      seen += piece
    }
  }

  private func readPiece() -> String? {
    var source = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 10_000) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(main, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let piece = String(decoding: bytes.prefix(count), as: UTF8.self)
    output += piece
    return piece
  }

  /// Waits for the command to end: its status, or the number of the signal that ended it as negative.
  func end() -> Int32 {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    process = 0
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  /// Reads what the command has left behind.
  func readRest() {
    var source = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    while poll(&source, 1, 0) > 0, source.revents & Int16(POLLIN) != 0, readPiece() != nil {}
  }
}
