import Foundation
import TestToolchain
import Testing

@Suite("The command in a terminal", .serialized)
struct InteractiveTests {
  static let leaving = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private func start(
    _ arguments: [String] = ["accounts"],
    _ environment: [String: String] = ["TERM": "xterm"]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      "samples",
      arguments + ["--interactive"],
      environment: environment,
      columns: 60,
      rows: 12
    )
  }

  @Test("is driven with keys, drawn in place, and left as it was found")
  func session() throws {
    let terminal = try start()
    try terminal.wait(for: "q quit")
    #expect(terminal.output.hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"))
    #expect(!terminal.isOrdinary)
    terminal.press("\u{1B}[B\r")
    try terminal.wait(for: "open Main account, NL91 ABNA 0417 1643 00")
    terminal.press("e")
    try terminal.wait(for: "update")
    terminal.press("c")
    try terminal.wait(for: "any key to go back")
    terminal.press("c")
    try terminal.wait(for: "q quit")
    terminal.press("q")
    #expect(try terminal.end() == 0)
    #expect(terminal.output.hasSuffix(Self.leaving))
    #expect(terminal.isOrdinary)
  }

  @Test("follows the size of the terminal")
  func resizing() throws {
    let terminal = try start()
    try terminal.wait(for: "q quit")
    terminal.resize(columns: 60, rows: 30)
    try terminal.wait(for: "\u{1B}[30;1H")
    terminal.resize(columns: 20, rows: 5)
    try terminal.wait(for: "\u{1B}[5;1H")
    terminal.press("\u{1B}[F")
    try terminal.wait(for: "Travel card")
    terminal.press("q")
    #expect(try terminal.end() == 0)
  }

  @Test(
    "gives the terminal back when a signal ends it, or the program has gone wrong",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGTRAP]
  )
  func signals(signal: Int32) throws {
    let terminal = try start()
    try terminal.wait(for: "q quit")
    terminal.send(signal)
    #expect(try terminal.end() == -signal)
    #expect(terminal.output.contains(Self.leaving))
    #expect(terminal.isOrdinary)
  }

  @Test("control and C ends it as a signal does")
  func interrupt() throws {
    let terminal = try start()
    try terminal.wait(for: "q quit")
    terminal.press("\u{3}")
    #expect(try terminal.end() == -SIGINT)
    #expect(terminal.isOrdinary)
  }

  @Test("is not stopped, which would leave the terminal to nobody")
  func suspend() throws {
    let terminal = try start()
    try terminal.wait(for: "q quit")
    terminal.press("\u{1A}\u{1B}[Be")
    try terminal.wait(for: "update")
    terminal.press("q")
    #expect(try terminal.end() == 0)
  }

  @Test("uses colours only where they are wanted")
  func colors() throws {
    for (environment, hasColors) in [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
    ] {
      let terminal = try start(["accounts"], environment)
      try terminal.wait(for: "q quit")
      #expect(terminal.output.contains("\u{1B}[36;1m❯") == hasColors)
      terminal.press("q")
      #expect(try terminal.end() == 0)
    }
  }

  @Test("refuses a terminal that cannot move its cursor")
  func dumb() throws {
    let terminal = try start(["accounts"], ["TERM": "dumb"])
    try terminal.wait(for: "TERM is 'dumb' or not set.")
    #expect(try terminal.end() == 64)
    #expect(!terminal.output.contains("\u{1B}"))
  }
}
