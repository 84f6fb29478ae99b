import Foundation
import HeadlessTable

/// The command `samples`: lists the screens, or shows one.
@main
@MainActor
enum Samples {
  /// The screens, smallest first.
  static let catalog: [any Sample.Type] = [
    AccountsScreen.self, ArtistsScreen.self, HomeScreen.self, FormScreen.self, UpdatesScreen.self,
    PackagesScreen.self,
  ]

  static func main() {
    let outcome = run(Array(CommandLine.arguments.dropFirst()))
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.error.utf8))
    exit(outcome.status)
  }

  /// What a run of the command leaves behind.
  struct Outcome: Equatable {
    var output = ""
    var error = ""
    var status: Int32 = 0
  }

  /// Does what the arguments say, without touching the process.
  static func run(_ arguments: [String]) -> Outcome {
    do {
      guard let name = arguments.first, !["help", "--help", "-h"].contains(name) else {
        return Outcome(output: help)
      }
      guard let sample = catalog.first(where: { $0.name == name }) else {
        throw UsageError("There is no sample '\(name)'. \(names)")
      }
      let options = try SampleOptions(Array(arguments.dropFirst()), for: sample)
      let screen = try sample.init(options)
      return try Outcome(output: show(screen, options), error: screen.notes)
    } catch let error as UsageError {
      return Outcome(error: "samples: \(error)\n", status: 64)
    } catch {
      return Outcome(error: "samples: \(error)\n", status: 1)
    }
  }

  private static func show(_ screen: any Sample, _ options: SampleOptions) throws -> String {
    let table = screen.table
    table.layoutIfNeeded()
    if let offset = options.scroll { table.scroll(to: offset) }
    if let target = options.tap { try screen.tap(target) }
    var output = table.render(options.picture)
    if !screen.said.isEmpty { output += "\n" + screen.said.map { $0 + "\n" }.joined() }
    if options.calls || options.tap != nil { output += "\n\(table.calls)" }
    return output
  }

  private static var names: String {
    "The samples are: " + catalog.map { $0.name }.joined(separator: ", ") + "."
  }

  static var help: String {
    let width = catalog.map { $0.name.count }.max() ?? 0
    let list = catalog.map { sample in
      "  " + sample.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + sample.summary
    }
    return """
      usage: samples NAME [options]

      Shows a screen as text.

      \(list.joined(separator: "\n"))

      \(SampleOptions.help)

      """
  }
}
