#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @Suite("Output that cannot be written", .bounded)
  struct ClosedOutputTests {
    let package: TemporaryPackage

    init() throws {
      package = try TemporaryPackage()
      try package.change("accounts", from: "one\n", to: "two\n")
    }

    /// Runs the command in a shell with its output redirected.
    private func run(_ arguments: String, _ redirection: String) async throws -> Command {
      let tool = try #require(BuiltFiles.url(of: "tablesnap")).path
      return try await Command.run([
        "sh", "-c", "'\(tool)' \(arguments) --package-path '\(package.root)' \(redirection)",
      ])
    }

    @Test(
      "ends in a sentence and a code, and never in a signal",
      arguments: ["status", "diff", "accept", "reject", "help"],
      [
        (">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
      ]
    )
    func sentence(command: String, failure: (redirection: String, reason: String)) async throws {
      let found = try await run(command, failure.redirection)
      #expect(found.output == "tablesnap: The output could not be written: \(failure.reason).\n")
      #expect(found.status == 3)
      #expect(package.reference("accounts") == (command == "accept" ? "two\n" : "one\n"))
    }

    @Test("a closed pipe ends the command with a code", arguments: ["status", "accept"])
    func pipe(command: String) async throws {
      // The command begins when the other end of its output is closed, and tells its code on the error output.
      let tool = try #require(BuiltFiles.url(of: "tablesnap")).path
      let ended = try await Command.run([
        "sh", "-c",
        """
        mkfifo '\(package.root)/pipe'
        { read line; '\(tool)' \(command) --package-path '\(package.root)'; echo "code $?" >&2; } \
          < '\(package.root)/pipe' | { exec 0<&-; echo go > '\(package.root)/pipe'; }
        """,
      ])
      #expect(
        ended.output == "tablesnap: The output could not be written: Broken pipe.\ncode 3\n"
      )
    }

    @Test("an error output that cannot be written changes no code")
    func errorOutput() async throws {
      #expect(try await run("acept", "2>/dev/full").status == 2)
      #expect(try await run("acept", "2>&-").status == 2)
    }
  }
#endif
