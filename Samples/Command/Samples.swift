import CommandSupport
import Foundation
import HeadlessTable

/// The command `samples`: lists the screens, or shows one or all.
@main
@MainActor
enum Samples {
  /// The screens: those of tables, smallest first, then that of a collection view.
  static let catalog: [any Sample.Type] = [
    AppScreen.self, AccountsScreen.self, ArtistsScreen.self, ContactsScreen.self, HomeScreen.self,
    FormScreen.self, MailScreen.self, UpdatesScreen.self, FeedScreen.self, ChatScreen.self,
    PackagesScreen.self, PhotosScreen.self,
  ]

  static func main() {
    OutputFile.prepare()
    var outcome = run(Array(CommandLine.arguments.dropFirst()), on: .standard)
    if let reason = OutputFile.output.write(outcome.output) {
      outcome.error += "samples: The output could not be written: \(reason).\n"
      outcome.status = 1
    }
    OutputFile.errors.write(outcome.error)
    exit(outcome.status)
  }

  /// What a run of the command leaves behind.
  struct Outcome: Equatable {
    var output = ""
    var error = ""
    var status: Int32 = 0
  }

  /// Does what the arguments say, without touching the process.
  static func run(_ arguments: [String], on output: OutputDevice = .file) -> Outcome {
    do {
      guard let name = arguments.first, name != "help",
        !arguments.contains("--help"), !arguments.contains("-h")
      else { return Outcome(output: help) }
      let rest = Array(arguments.dropFirst())
      if name == "all" { return try showAll(SampleOptions(rest, on: output)) }
      guard let sample = catalog.first(where: { $0.name == name }) else {
        throw UsageError("There is no sample '\(name)'. \(advice(about: name))")
      }
      let options = try SampleOptions(rest, for: sample, on: output)
      if options.isInteractive { try output.mustTakeKeys() }
      let screen = try sample.init(options)
      if options.isInteractive { return drive(screen, on: output) }
      return try Outcome(output: show(screen, options), error: screen.notes)
    } catch let error as UsageError {
      return Outcome(error: "samples: \(error)\n", status: 64)
    } catch {
      return Outcome(error: "samples: \(error)\n", status: 1)
    }
  }

  private static func drive(_ screen: any Sample, on output: OutputDevice) -> Outcome {
    var terminal = Terminal()
    let size = TerminalSize.current
    let session = TableSession(screen, size: size, hasColors: output.hasColors)
    return Outcome(error: screen.notes, status: terminal.run(session))
  }

  private static func showAll(_ options: SampleOptions) throws -> Outcome {
    let ofOne = [
      ("--tap", options.tap != nil), ("--edit", options.edit != nil),
      ("--interactive", options.isInteractive),
    ]
    for (option, isUsed) in ofOne where isUsed {
      throw UsageError("'all' takes no '\(option)'; name a sample.")
    }
    var outcome = Outcome()
    for sample in catalog {
      let screen = try sample.init(options)
      if !outcome.output.isEmpty, options.drawings == nil { outcome.output += "\n" }
      outcome.output += try show(screen, options)
      outcome.error += screen.notes
    }
    return outcome
  }

  private static func show(_ screen: any Sample, _ options: SampleOptions) throws -> String {
    let table = screen.table
    table.contentSizeCategory = options.textSize
    table.layoutDirection = options.direction
    table.layoutIfNeeded()
    if let offset = options.scroll { screen.scroll(to: offset) }
    if let target = options.tap { try screen.tap(target) }
    var output =
      if let target = options.edit {
        try table.render(options.picture, ofUpdate: { try screen.edit(target) })
      } else {
        table.render(options.picture)
      }
    if let directory = options.drawings {
      return try write(output, name: "\(type(of: screen).name).svg", into: directory)
    }
    if !screen.said.isEmpty { output += "\n" + screen.said.map { $0 + "\n" }.joined() }
    if options.calls || options.tap != nil { output += "\n\(table.calls)" }
    return output
  }

  /// Writes a drawing, and says where it is.
  private static func write(
    _ drawing: String,
    name: String,
    into directory: String
  ) throws -> String {
    let path = "\(directory)/\(name)"
    do {
      let url = URL(filePath: directory, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(drawing.utf8).write(to: URL(filePath: path))
    } catch {
      throw DrawingError(path: path)
    }
    return path + "\n"
  }

  private static func advice(about name: String) -> String {
    Spelling.nearest(to: name, among: catalog.map { $0.name } + ["all", "help"])
      .map { "Did you mean '\($0)'?" } ?? names
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

      Shows a screen as text; 'all' shows every screen.

      \(list.joined(separator: "\n"))

      \(SampleOptions.help)

      """
  }
}

/// A drawing that cannot be written.
struct DrawingError: Error, CustomStringConvertible {
  let path: String

  var description: String { "The drawing '\(path)' cannot be written." }
}
