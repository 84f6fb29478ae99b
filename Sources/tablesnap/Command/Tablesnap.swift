import CommandSupport
import Foundation
import HeadlessTableSnapshots

/// The command `tablesnap`: reviews the snapshots that tests have left pending.
@main
enum Tablesnap {
  static func main() async {
    OutputFile.prepare()
    var outcome = await run(Array(CommandLine.arguments.dropFirst()))
    if let reason = OutputFile.output.write(outcome.output) {
      outcome.append(.refusal("The output could not be written: \(reason).", .failure))
    }
    OutputFile.errors.write(outcome.error)
    exit(outcome.status.rawValue)
  }

  /// Does what the arguments say; only `review` touches the terminal.
  static func run(_ arguments: [String]) async -> Outcome {
    do {
      let invocation = try Invocation(arguments)
      if invocation.subcommand == .help { return Outcome(output: Help.text) }
      let folder = invocation.packagePath ?? FileManager.default.currentDirectoryPath
      var tool = try Tool(in: folder, build: invocation.build, artifacts: invocation.artifacts)
      tool.isTerminal = Terminal.isOutput
      tool.isColored = Colors.areWanted(
        isTerminal: Terminal.isOutput,
        environment: ProcessInfo.processInfo.environment
      )
      if invocation.asksForTests, !invocation.build.skipsBuild {
        say(
          "'swift test list' lists the tests; it builds them, which may take minutes."
        )
      }
      if invocation.subcommand == .review { return try review(tool, invocation) }
      return await tool.run(invocation)
    } catch {
      return .refusal("\(error)", .usage)
    }
  }

  /// Writes to standard error what a person at the terminal is waiting for.
  private static func say(_ sentence: String) {
    OutputFile.errors.write("tablesnap: \(sentence)\n")
  }

  private static func review(_ tool: Tool, _ invocation: Invocation) throws -> Outcome {
    guard Terminal.isInput, Terminal.isOutput else {
      throw UsageError("'review' asks in a terminal; elsewhere use 'diff', 'accept' and 'reject'.")
    }
    guard invocation.watches else { return review(tool, try tool.pending(invocation.filters)) }
    // While the tests are changed, a name may choose nothing for a time, and later something again.
    return ReviewWatch(tool) {
      let outcome = review(tool, (try? tool.pending(invocation.filters)) ?? [])
      OutputFile.output.write(outcome.output)
      return Outcome(status: outcome.status)
    }
    .run()
  }

  private static func review(_ tool: Tool, _ snapshots: [PendingSnapshot]) -> Outcome {
    var session = ReviewSession(
      of: snapshots,
      renamed: RenamedTests(of: snapshots, in: tool.package),
      isColored: tool.isColored,
      programs: ReviewPrograms(tool)
    )
    if session.isOver { return Outcome(output: session.opening) }
    Terminal.withKeys { nextKey in
      OutputFile.output.write(session.opening)
      session.run(reading: nextKey) { OutputFile.output.write($0) }
    }
    return session.outcome
  }
}
