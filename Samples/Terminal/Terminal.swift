import CommandSupport
import Foundation
import HeadlessTable

/// The terminal of this process, between the first line that a session draws and the last.
///
/// Whatever ends the session, a key, the end of the input, a signal or a crash, leaves the terminal as
/// it was.
@MainActor
struct Terminal {
  private var redraw = ScreenRedraw()
  private var decoder = KeyDecoder()

  /// Shows a session and hands it the keys until it ends; the status to exit with.
  mutating func run(_ session: TableSession) -> Int32 {
    guard TerminalState.enter() else {
      OutputFile.errors.write("samples: The terminal cannot be set up.\n")
      return 1
    }
    let signals = SignalPipe()
    defer { TerminalState.leave() }
    while true {
      draw(session)
      switch wait(signals) {
      case .nothing:
        guard press(decoder.keysAfterPause(), session) else { return 0 }
        // Work of the main actor, such as data that has arrived, is done between the keys.
        _ = RunLoop.main.run(mode: .default, before: Date())
      case .input(let bytes):
        guard press(decoder.keys(in: bytes), session) else { return 0 }
      case .resized:
        redraw.forget()
        session.resize(to: .current)
      case .end:
        return 0
      case .signal(let signal):
        TerminalState.leave()
        signals.restore()
        raise(signal)
        return 128 + signal
      }
    }
  }

  private func press(_ keys: [Key], _ session: TableSession) -> Bool {
    keys.allSatisfy { session.press($0) }
  }

  private mutating func draw(_ session: TableSession) {
    let text = redraw.text(toShow: session.lines)
    if !text.isEmpty { OutputFile.output.write(text) }
  }

  private enum Event {
    case nothing
    case input([UInt8])
    case resized
    case end
    case signal(Int32)
  }

  /// What comes next, or nothing after a fiftieth of a second.
  private func wait(_ signals: SignalPipe) -> Event {
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.end, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, nfds_t(sources.count), 20) > 0 else { return .nothing }
    if sources[1].revents != 0 {
      var signal: UInt8 = 0
      guard read(signals.end, &signal, 1) == 1 else { return .nothing }
      return Int32(signal) == SIGWINCH ? .resized : .signal(Int32(signal))
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0 { return errno == EINTR ? .nothing : .end }
    return count == 0 ? .end : .input(Array(bytes.prefix(count)))
  }
}
