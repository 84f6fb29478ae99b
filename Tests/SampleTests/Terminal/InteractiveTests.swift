import Foundation
import TestSupport
import Testing

@Suite("The command in a terminal", .serialized, .bounded)
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
  func session() async throws {
    let terminal = try start()
    try await terminal.wait(for: "q quit")
    #expect(await terminal.output.hasPrefix("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"))
    #expect(await !terminal.isOrdinary)
    await terminal.press("\u{1B}[B\r")
    try await terminal.wait(for: "open Main account, NL91 ABNA 0417 1643 00")
    await terminal.press("e")
    try await terminal.wait(for: "update")
    await terminal.press("c")
    try await terminal.wait(for: "any key to go back")
    await terminal.press("c")
    try await terminal.wait(for: "q quit")
    await terminal.press("q")
    #expect(try await terminal.end() == 0)
    #expect(await terminal.output.hasSuffix(Self.leaving))
    #expect(await terminal.isOrdinary)
  }

  @Test("types into a text field and flips a switch")
  func controls() async throws {
    let terminal = try start(["form"])
    try await terminal.wait(for: "⏎ type")
    await terminal.press("\rLunch at q")
    try await terminal.wait(for: "[Lunch at q_]")
    await terminal.press("\r\u{1B}[B\u{1B}[B\r")
    try await terminal.wait(for: "● on")
    await terminal.press("q")
    #expect(try await terminal.end() == 0)
  }

  @Test("follows the size of the terminal")
  func resizing() async throws {
    let terminal = try start()
    try await terminal.wait(for: "q quit")
    await terminal.resize(columns: 60, rows: 30)
    try await terminal.wait(for: "\u{1B}[30;1H")
    await terminal.resize(columns: 20, rows: 5)
    try await terminal.wait(for: "\u{1B}[5;1H")
    await terminal.press("\u{1B}[F")
    try await terminal.wait(for: "   card")
    await terminal.press("q")
    #expect(try await terminal.end() == 0)
  }

  @Test(
    "gives the terminal back when a signal ends it, or the program has gone wrong",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGTRAP]
  )
  func signals(signal: Int32) async throws {
    let terminal = try start()
    try await terminal.wait(for: "q quit")
    await terminal.send(signal)
    #expect(try await terminal.end() == -signal)
    #expect(await terminal.output.contains(Self.leaving))
    #expect(await terminal.isOrdinary)
  }

  @Test("control and C ends it as a signal does")
  func interrupt() async throws {
    let terminal = try start()
    try await terminal.wait(for: "q quit")
    await terminal.press("\u{3}")
    #expect(try await terminal.end() == -SIGINT)
    #expect(await terminal.isOrdinary)
  }

  @Test("is not stopped, which would leave the terminal to nobody")
  func suspend() async throws {
    let terminal = try start()
    try await terminal.wait(for: "q quit")
    await terminal.press("\u{1A}\u{1B}[Be")
    try await terminal.wait(for: "update")
    await terminal.press("q")
    #expect(try await terminal.end() == 0)
  }

  @Test("uses colours only where they are wanted")
  func colors() async throws {
    for (environment, hasColors) in [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
    ] {
      let terminal = try start(["accounts"], environment)
      try await terminal.wait(for: "q quit")
      #expect(await terminal.output.contains("\u{1B}[36;1m❯") == hasColors)
      await terminal.press("q")
      #expect(try await terminal.end() == 0)
    }
  }

  @Test("refuses a terminal that cannot move its cursor")
  func dumb() async throws {
    let terminal = try start(["accounts"], ["TERM": "dumb"])
    try await terminal.wait(for: "TERM is 'dumb' or not set.")
    #expect(try await terminal.end() == 64)
    #expect(await !terminal.output.contains("\u{1B}"))
  }
}
