#if canImport(Glibc)
  import Glibc
  import TestToolchain
  import Testing

  @Suite("The review in a terminal")
  struct TerminalTests {
    let package: TemporaryPackage
    let terminal: PseudoTerminal

    init() throws {
      package = try TemporaryPackage()
      try package.change("a", from: "head\na\n", to: "Head\na\n")
      try package.change("b", from: "head\nb\n", to: "Head\nb\n")
      try package.change("c", from: nil, to: "new\n")
      terminal = try PseudoTerminal(
        "tablesnap",
        ["review", "--package-path", package.root],
        environment: ["NO_COLOR": "1"]
      )
      try terminal.wait(for: "change 1 of 2 · in 2 snapshots\n")
      try terminal.wait(for: "q quit  ? ")
    }

    @Test("single keys accept and reject, and are not shown")
    func keys() throws {
      #expect(!terminal.isOrdinary)
      terminal.press("a")
      try terminal.wait(for: "accept\n\nchange 2 of 2 · in 1 snapshot\n")
      try terminal.wait(for: "q quit  ? ")
      terminal.press("r")
      try terminal.wait(for: "reject\n\n2 accepted · 1 rejected · 0 left\n")
      #expect(try terminal.end() == 0)
      #expect(terminal.isOrdinary)
      #expect(!terminal.output.contains("\u{1B}"))
      #expect(package.reference("a") == "Head\na\n")
      #expect(package.reference("c") == nil)
      #expect(package.pendingNames.isEmpty)
    }

    @Test("keys that are typed ahead are not lost")
    func typedAhead() throws {
      terminal.press("sa")
      try terminal.wait(for: "1 accepted · 0 rejected · 2 left\n")
      #expect(try terminal.end() == 1)
      #expect(package.pendingNames.count == 2)
      #expect(package.reference("c") == "new\n")
    }

    @Test("what an arrow key sends is one key")
    func arrow() throws {
      terminal.press("\u{1B}[A")
      try terminal.wait(for: "\nPress a, r, s, d or q.\n")
      terminal.press("q")
      try terminal.wait(for: "q quit  ? quit\n")
      #expect(try terminal.end() == 1)
      #expect(terminal.output.split(separator: "Press").count == 2)
    }

    @Test("quit and the end of the input leave everything as it is", arguments: ["q", "\u{4}"])
    func quit(key: String) throws {
      terminal.press(key)
      try terminal.wait(for: "0 accepted · 0 rejected · 3 left\n")
      #expect(try terminal.end() == 1)
      #expect(terminal.isOrdinary)
      #expect(package.pendingNames.count == 3)
    }

    @Test("Control-C ends it, and the terminal is as before")
    func interrupt() throws {
      terminal.press("\u{3}")
      #expect(try terminal.end() == -SIGINT)
      #expect(terminal.isOrdinary)
      #expect(package.pendingNames.count == 3)
    }

    @Test("a signal ends it, and the terminal is as before", arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func signal(number: Int32) throws {
      terminal.send(number)
      #expect(try terminal.end() == -number)
      #expect(terminal.isOrdinary)
    }

    @Test("while it is suspended, the terminal is as before")
    func suspend() throws {
      terminal.send(SIGTSTP)
      try terminal.waitUntilStopped()
      #expect(terminal.isOrdinary)
      terminal.send(SIGCONT)
      terminal.press("s")
      try terminal.wait(for: "change 2 of 2")
      #expect(!terminal.isOrdinary)
      terminal.press("q")
      #expect(try terminal.end() == 1)
      #expect(terminal.isOrdinary)
    }
  }
#endif
