import Foundation
import Testing

@testable import samples

@Suite("The command in a terminal", .serialized)
struct InteractiveTests {
  static let leaving = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  private func start(
    _ arguments: [String] = ["accounts"],
    _ environment: [String: String] = ["TERM": "xterm"]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      arguments + ["--interactive"],
      columns: 60,
      rows: 12,
      environment: environment
    )
  }

  @Test("is driven with keys, drawn in place, and left as it was found")
  func session() throws {
    let terminal = try start()
    try terminal.read(until: "q quit")
    #expect(terminal.output.hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"))
    #expect(terminal.settings != terminal.settingsBefore)
    terminal.type("\u{1B}[B\r")
    try terminal.read(until: "open Main account, NL91 ABNA 0417 1643 00")
    terminal.type("e")
    try terminal.read(until: "update")
    terminal.type("c")
    try terminal.read(until: "any key to go back")
    terminal.type("c")
    try terminal.read(until: "q quit")
    terminal.type("q")
    #expect(terminal.end() == 0)
    terminal.readRest()
    #expect(terminal.output.hasSuffix(Self.leaving))
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("follows the size of the terminal")
  func resizing() throws {
    let terminal = try start()
    try terminal.read(until: "q quit")
    terminal.resize(columns: 60, rows: 30)
    try terminal.read(until: "\u{1B}[30;1H")
    terminal.resize(columns: 20, rows: 5)
    try terminal.read(until: "\u{1B}[5;1H")
    terminal.type("\u{1B}[F")
    try terminal.read(until: "Travel card")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test(
    "gives the terminal back when a signal ends it, or the program has gone wrong",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGTRAP]
  )
  func signals(signal: Int32) throws {
    let terminal = try start()
    try terminal.read(until: "q quit")
    terminal.send(signal)
    #expect(terminal.end() == -signal)
    terminal.readRest()
    #expect(terminal.output.contains(Self.leaving))
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("control and C ends it as a signal does")
  func interrupt() throws {
    let terminal = try start()
    try terminal.read(until: "q quit")
    terminal.type("\u{3}")
    #expect(terminal.end() == -SIGINT)
    #expect(terminal.settings == terminal.settingsBefore)
  }

  @Test("is not stopped, which would leave the terminal to nobody")
  func suspend() throws {
    let terminal = try start()
    try terminal.read(until: "q quit")
    terminal.type("\u{1A}\u{1B}[Be")
    try terminal.read(until: "update")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test("uses colours only where they are wanted")
  func colors() throws {
    for (environment, hasColors) in [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
    ] {
      let terminal = try start(["accounts"], environment)
      try terminal.read(until: "q quit")
      #expect(terminal.output.contains("\u{1B}[36;1m❯") == hasColors)
      terminal.type("q")
      #expect(terminal.end() == 0)
    }
  }

  @Test("refuses a terminal that cannot move its cursor")
  func dumb() throws {
    let terminal = try start(["accounts"], ["TERM": "dumb"])
    try terminal.read(until: "TERM is 'dumb' or not set.")
    #expect(terminal.end() == 64)
    #expect(!terminal.output.contains("\u{1B}"))
  }
}
