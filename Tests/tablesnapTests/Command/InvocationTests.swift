import CommandSupport
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

@Suite("The command line", .bounded)
struct InvocationTests {
  @Test(
    "one sentence for each wrong use",
    arguments: [
      (["acept"], "There is no command 'acept'. Did you mean 'accept'?"),
      (["statsu"], "There is no command 'statsu'. Did you mean 'status'?"),
      (["frobnicate"], "There is no command 'frobnicate'. 'tablesnap help' lists what there is."),
      (["--version"], "There is no option '--version'. 'tablesnap help' lists what there is."),
      (["accept", "--forc"], "'accept' has no option '--forc'. Did you mean '--force'?"),
      (["orphans", "-delete"], "'orphans' has no option '-delete'. Did you mean '--delete'?"),
      (
        ["status", "--force"],
        "'status' has no option '--force'. 'tablesnap help' lists what there is."
      ),
      (["status", "--package-path"], "The option '--package-path' needs a value."),
      (["--package-path"], "The option '--package-path' needs a value."),
      (["check", "--scratch-path"], "The option '--scratch-path' needs a value."),
      (["report", "--output", "--artifacts"], "The option '--output' needs a value."),
      (["report", "--output="], "The option '--output' needs a value."),
      (["report", "--output", ""], "The option '--output' needs a value."),
      (["--package-path", "--force"], "The option '--package-path' needs a value."),
      (["accept", "--force=yes"], "The option '--force' takes no value."),
      (["accept", "--forc=yes"], "'accept' has no option '--forc'. Did you mean '--force'?"),
      (["check", "a"], "'check' takes no snapshots, but 'a' was given."),
      (
        ["status", "--package-path", "/nowhere"],
        "There is no Package.swift in '/nowhere' or above it, and no .git."
      ),
      (
        ["status", "--package-path", "/"],
        "There is no Package.swift in '/' or above it, and no .git."
      ),
    ]
  )
  func wrongUse(arguments: [String], sentence: String) async {
    #expect(
      await Tablesnap.run(arguments) == Outcome(error: "tablesnap: \(sentence)\n", status: .usage)
    )
  }

  @Test("options and snapshots may stand in any order behind the command")
  func order() throws {
    var expected = try Invocation([])
    expected.subcommand = .accept
    expected.filters = ["a", "b"]
    expected.packagePath = "p"
    expected.isForced = true
    #expect(try Invocation(["accept", "a", "--force", "b", "--package-path", "p"]) == expected)
    #expect(try Invocation(["--package-path", "p", "accept", "--force", "a", "b"]) == expected)
    #expect(try Invocation(["--package-path=p", "accept", "--force", "a", "b"]) == expected)
    #expect(try Invocation(["accept", "a", "b", "--force", "--package-path=p"]) == expected)
    #expect(try Invocation(["report", "--output=--a=b"]).output == "--a=b")
    #expect(try Invocation(["report", "--output", "-"]).output == "-")
    #expect(try Invocation(["orphans", "--delete"]).deletes)
    let build = BuildOptions(scratchPath: "s", skipsBuild: true)
    #expect(try Invocation(["check", "--skip-build", "--scratch-path", "s"]).build == build)
  }

  @Test(
    "help is asked for in several ways",
    arguments: [
      [], ["help"], ["--help"], ["-h"], ["accept", "--help"],
    ]
  )
  func help(arguments: [String]) async {
    #expect(await Tablesnap.run(arguments) == Outcome(output: Help.text))
    for command in Subcommand.allCases {
      #expect(Help.text.contains("\n  \(command.rawValue) "))
      for option in command.options { #expect(Help.text.contains("\n  \(option)")) }
    }
  }

  @Test(
    "a folder that a server has kept must be there",
    arguments: ["status", "accept", "reject", "diff", "report"]
  )
  func noArtifacts(command: String) async throws {
    let package = try TemporaryPackage()
    try package.write("file", "")
    for path in ["\(package.root)/nothing", "\(package.root)/file"] {
      #expect(
        await Tablesnap.run([command, "--artifacts", path, "--package-path", package.root])
          == Outcome(
            error: "tablesnap: There is no folder '\(path)', which '--artifacts' names.\n",
            status: .usage
          )
      )
    }
  }

  @Test("review asks nobody where there is no terminal", .disabled(if: Terminal.isInput))
  func noTerminal() async throws {
    let package = try TemporaryPackage()
    #expect(
      await Tablesnap.run(["review", "--package-path", package.root])
        == Outcome(
          error: """
            tablesnap: 'review' asks in a terminal; elsewhere use 'diff', 'accept' and 'reject'.

            """,
          status: .usage
        )
    )
  }

  @Test(
    "letters that are missing, too many, wrong or exchanged",
    arguments: [
      ("diff", "diff", 0), ("dif", "diff", 1), ("difff", "diff", 1), ("daif", "diff", 2),
      ("idff", "diff", 1), ("", "diff", 4), ("check", "", 5),
    ]
  )
  func errors(word: String, other: String, count: Int) {
    #expect(Spelling.errors(from: word, to: other) == count)
  }

  @Test(
    "colours are for terminals",
    arguments: [
      (true, [:], true),
      (false, [:], false),
      (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true),
      (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)]
  )
  func colors(isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(Colors.areWanted(isTerminal: isTerminal, environment: environment) == expected)
  }

  @Test("a coloured patch")
  func coloredPatch() {
    let patch = Colors.patch("--- a\n+++ a\n@@ -1,2 +1,2 @@\n b\n-c\n+d\n")
    let red = "\u{1B}[31m"
    let green = "\u{1B}[32m"
    let blue = "\u{1B}[34m"
    let bold = "\u{1B}[1m"
    let end = "\u{1B}[0m"
    #expect(
      patch == """
        \(bold)--- a\(end)
        \(bold)+++ a\(end)
        \(blue)@@ -1,2 +1,2 @@\(end)
         b
        \(red)-c\(end)
        \(green)+d\(end)

        """
    )
  }
}
