import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A terminal without a screen, and a program that runs in it.
///
/// It waits for the program on a thread of its own.
package actor PseudoTerminal {
  /// Why a test cannot go on, in a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// How long a program may be silent, in milliseconds.
  private static let patience: Int32 = 20_000

  private let thread = OwnThread()
  private let main: Int32
  /// Held open so that the settings can be asked for when the program is gone.
  private let device: Int32
  private let settingsBefore: [UInt8]
  /// Nil before the start and after the end.
  private var process: pid_t?
  private var written = TerminalOutput()

  /// Starts a program that was built with the running tests; the terminal is all its input and output.
  ///
  /// - Parameters:
  ///   - program: The name of the product.
  ///   - arguments: The words after the name.
  ///   - environment: Everything that the program finds in its environment.
  ///   - columns: The width of the terminal, in characters.
  ///   - rows: The height of the terminal, in lines.
  /// - Throws: `Failure` when there is no terminal, or no such program.
  package init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    guard let path = BuiltFiles.url(of: program)?.path else {
      throw Failure(description: "'\(program)' is in no folder around the running tests.")
    }
    var ends: (main: Int32, device: Int32) = (-1, -1)
    guard openpty(&ends.main, &ends.device, nil, nil, nil) == 0 else {
      throw Failure(description: "There is no terminal to be had.")
    }
    (main, device) = ends
    settingsBefore = Self.settings(of: device)
    for end in [main, device] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Self.resize(main, columns: columns, rows: rows)
    process = try Self.spawn([path] + arguments, environment: environment, terminal: device)
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  deinit {
    if let process {
      kill(process, SIGKILL)
      DispatchQueue.global().async { waitpid(process, nil, 0) }
    }
    close(main)
    close(device)
  }

  /// Everything that the program has written, as far as it was waited for.
  package var output: String { written.text }

  /// Whether the terminal treats keys and output as it did before the program was started.
  package var isOrdinary: Bool { Self.settings(of: device) == settingsBefore }

  /// Makes the terminal another size, of which the program is told by a signal.
  package func resize(columns: Int, rows: Int) {
    Self.resize(main, columns: columns, rows: rows)
  }

  private static func resize(_ main: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
  }

  /// Presses keys.
  package func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(main, bytes, bytes.count)
  }

  /// Sends the program a signal, if it still runs.
  package func send(_ signal: Int32) {
    if let process { kill(process, signal) }
  }

  /// Waits until the program has written a text after the one that was waited for last.
  ///
  /// - Throws: `Failure` when the program falls silent before.
  package func wait(for text: String) throws {
    while !written.find(text) {
      guard receive(within: Self.patience) else {
        throw Failure(description: "'\(text)' has not come, but '\(written.rest)'.")
      }
    }
  }

  /// Waits for the end of the program, and takes in all that it has written.
  ///
  /// - Returns: Its status, or the number of the signal that ended it as a negative one.
  /// - Throws: `Failure` when it goes on.
  package func end() throws -> Int32 {
    let status = try change(0)
    while receive(within: 0) {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// Waits until a signal has stopped the program, which another can let go on.
  ///
  /// - Throws: `Failure` when it goes on, or ends.
  package func waitUntilStopped() throws {
    _ = try change(WUNTRACED)
    guard process != nil else {
      throw Failure(description: "The program has ended and not stopped, after '\(written.rest)'.")
    }
  }

  /// What has become of the process; asks again and again, because no file tells it.
  private func change(_ options: Int32) throws -> Int32 {
    let pause: Int32 = 5
    var status: Int32 = 0
    for _ in 0..<Self.patience / pause {
      guard let process else { break }
      if waitpid(process, &status, WNOHANG | options) == process {
        if status & 0xFF != 0x7F { self.process = nil }  // It has ended, and was not stopped.
        return status
      }
      // A program whose output nobody takes does not get to its end.
      _ = receive(within: pause)
    }
    throw Failure(description: "The program goes on, after '\(written.rest)'.")
  }

  /// Takes in a piece of what the program writes; false after so many milliseconds of silence.
  private func receive(within milliseconds: Int32) -> Bool {
    var source = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return false }
    var piece = [UInt8](repeating: 0, count: 4096)
    let count = read(main, &piece, piece.count)
    written.append(piece.prefix(max(count, 0)))
    return count > 0
  }

  /// Every setting of a terminal, to be compared.
  private static func settings(of device: Int32) -> [UInt8] {
    var settings = termios()
    tcgetattr(device, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }
}
