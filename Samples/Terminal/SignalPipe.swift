import Foundation

/// Signals as bytes that can be waited for together with keys.
@MainActor
struct SignalPipe {
  /// Where a byte is read for each signal: its number.
  let end: Int32

  nonisolated(unsafe) private static var beginning: Int32 = -1
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH]

  /// Catches the signals that end a session or that resize the terminal.
  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    end = ends[0]
    Self.beginning = ends[1]
    for signal in Self.signals {
      Foundation.signal(signal) { signal in
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(SignalPipe.beginning, &byte, 1)
      }
    }
  }

  /// Lets the signals do what they do by themselves.
  func restore() {
    for signal in Self.signals { Foundation.signal(signal, SIG_DFL) }
    close(end)
    close(Self.beginning)
  }
}
