#if canImport(Glibc)
  import Glibc
  import TestSupport
  import Testing

  @Suite("The review in a terminal", .bounded)
  struct TerminalTests {
    let package: TemporaryPackage
    let terminal: PseudoTerminal

    init() async throws {
      package = try TemporaryPackage()
      try package.change("a", from: "head\na\n", to: "Head\na\n")
      try package.change("b", from: "head\nb\n", to: "Head\nb\n")
      try package.change("c", from: nil, to: "new\n")
      terminal = try PseudoTerminal(
        "tablesnap",
        ["review", "--package-path", package.root],
        environment: ["NO_COLOR": "1"]
      )
      try await terminal.wait(for: "change 1 of 2 · in 2 snapshots\n")
      try await terminal.wait(for: "q quit  ? ")
    }

    @Test("single keys accept and reject, and are not shown")
    func keys() async throws {
      #expect(await !terminal.isOrdinary)
      await terminal.press("a")
      try await terminal.wait(for: "accept\n\nchange 2 of 2 · in 1 snapshot\n")
      try await terminal.wait(for: "q quit  ? ")
      await terminal.press("r")
      try await terminal.wait(for: "reject\n\n2 accepted · 1 rejected · 0 left\n")
      #expect(try await terminal.end() == 0)
      #expect(await terminal.isOrdinary)
      #expect(await !terminal.output.contains("\u{1B}"))
      #expect(package.reference("a") == "Head\na\n")
      #expect(package.reference("c") == nil)
      #expect(package.pendingNames.isEmpty)
    }

    @Test("keys that are typed ahead are not lost")
    func typedAhead() async throws {
      await terminal.press("sa")
      try await terminal.wait(for: "1 accepted · 0 rejected · 2 left\n")
      #expect(try await terminal.end() == 1)
      #expect(package.pendingNames.count == 2)
      #expect(package.reference("c") == "new\n")
    }

    @Test("what an arrow key sends is one key")
    func arrow() async throws {
      await terminal.press("\u{1B}[A")
      try await terminal.wait(for: "\nThere is no key '\\u{1b}'; ? lists the keys.\n")
      await terminal.press("q")
      try await terminal.wait(for: "q quit  ? quit\n")
      #expect(try await terminal.end() == 1)
      #expect(await terminal.output.split(separator: "There is no key").count == 2)
    }

    @Test("quit and the end of the input leave everything as it is", arguments: ["q", "\u{4}"])
    func quit(key: String) async throws {
      await terminal.press(key)
      try await terminal.wait(for: "0 accepted · 0 rejected · 3 left\n")
      #expect(try await terminal.end() == 1)
      #expect(await terminal.isOrdinary)
      #expect(package.pendingNames.count == 3)
    }

    @Test("Control-C ends it, and the terminal is as before")
    func interrupt() async throws {
      await terminal.press("\u{3}")
      #expect(try await terminal.end() == -SIGINT)
      #expect(await terminal.isOrdinary)
      #expect(package.pendingNames.count == 3)
    }

    @Test("a signal ends it, and the terminal is as before", arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func signal(number: Int32) async throws {
      await terminal.send(number)
      #expect(try await terminal.end() == -number)
      #expect(await terminal.isOrdinary)
    }

    @Test("while it is suspended, the terminal is as before")
    func suspend() async throws {
      await terminal.send(SIGTSTP)
      try await terminal.waitUntilStopped()
      #expect(await terminal.isOrdinary)
      await terminal.send(SIGCONT)
      await terminal.press("s")
      try await terminal.wait(for: "change 2 of 2")
      #expect(await !terminal.isOrdinary)
      await terminal.press("q")
      #expect(try await terminal.end() == 1)
      #expect(await terminal.isOrdinary)
    }
  }
#endif
