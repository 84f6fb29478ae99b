import CommandSupport
import Foundation
import HeadlessTable

/// The settings of the terminal from before, where a handler of signals can find them.
///
/// They are in memory of their own, because this compiler makes a global variable of the type three bytes shorter than the
/// system writes.
enum TerminalState {
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<termios>.allocate(
    capacity: 1
  )
  nonisolated(unsafe) private static var isEntered = false

  #if os(Linux)
    private static let noCharacter: UInt8 = 0
  #else
    private static let noCharacter: UInt8 = 0xFF
  #endif

  /// Takes over the terminal: keys one by one, the other screen, no cursor; false if it does not let.
  @MainActor
  static func enter() -> Bool {
    guard tcgetattr(STDIN_FILENO, before) == 0 else { return false }
    var raw = before.pointee
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    // Nobody would give the terminal back while the process is stopped.
    withUnsafeMutableBytes(of: &raw.c_cc) { $0[Int(VSUSP)] = noCharacter }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { return false }
    isEntered = true
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      Foundation.signal(signal) { signal in
        TerminalState.leave()
        Foundation.signal(signal, SIG_DFL)
        raise(signal)
      }
    }
    OutputFile.output.write("\u{1B}[?1049h\u{1B}[?25l")
    return true
  }

  /// Gives the terminal back; safe in a handler of signals, and of no effect the second time.
  static func leave() {
    guard isEntered else { return }
    isEntered = false
    // A static string takes no memory of the heap, so that this is safe in a handler.
    let codes: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
    _ = Foundation.write(STDOUT_FILENO, codes.utf8Start, codes.utf8CodeUnitCount)
    tcsetattr(STDIN_FILENO, TCSADRAIN, before)
  }
}
