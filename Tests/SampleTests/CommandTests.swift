import Foundation
import TestSupport
import Testing

@testable import samples

/// The command line: what it shows, and one sentence for each wrong use.
@MainActor
@Suite(.bounded)
struct CommandTests {
  static let shipped = PackageDatabase.shippedPath

  @Test func listsTheScreens() {
    let outcome = Samples.run([])
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    for sample in Samples.catalog {
      #expect(outcome.output.contains("  \(sample.name)"))
      #expect(outcome.output.contains(sample.summary))
    }
  }

  @Test func showsOtherReaders() {
    let spoken = Samples.run(["form", "--accessibility"]).output
    #expect(spoken.contains(#"#allDay  "All day"  value "off"  [switch]"#))
    let arguments = ["accounts", "--text", "accessibilityLarge", "--direction", "rightToLeft"]
    let head = Samples.run(arguments).output.prefix { $0 != "\n" }
    #expect(
      head
        == "table accounts · plain · 375×640 · text accessibilityLarge · right to left · select single"
    )
  }

  @Test(arguments: [
    (
      ["nothing"],
      "There is no sample 'nothing'. The samples are: app, accounts, artists, contacts, home, form, mail, updates, feed, chat, packages, photos."
    ),
    (["acounts"], "There is no sample 'acounts'. Did you mean 'accounts'?"),
    (["pakages", "--calls"], "There is no sample 'pakages'. Did you mean 'packages'?"),
    (["al"], "There is no sample 'al'. Did you mean 'all'?"),
    (["accounts", "--heigth", "4"], "There is no option '--heigth'. Did you mean '--height'?"),
    (["accounts", "--jsn"], "There is no option '--jsn'. Did you mean '--json'?"),
    (["home", "--pag", "x"], "There is no option '--pag'. Did you mean '--page'?"),
    (
      ["accounts", "--detail", "ful"],
      "'--detail ful': use one of outline, standard, full. Did you mean 'full'?"
    ),
    (["accounts", "--file", "x"], "There is no option '--file'. 'samples help' lists them."),
    (["accounts", "--height"], "The option '--height' needs a value."),
    (
      ["accounts", "--height", "tall"],
      "'--height tall': use a number of points from 1 to 100,000."
    ),
    (
      ["accounts", "--scroll", "-4"],
      "'--scroll -4': use a number of points from 0 to 1,000,000,000."
    ),
    (
      ["accounts", "--scroll", "1e300"],
      "'--scroll 1e300': use a number of points from 0 to 1,000,000,000."
    ),
    (["accounts", "--height", "inf"], "'--height inf': use a number of points from 1 to 100,000."),
    (["accounts", "--height", "nan"], "'--height nan': use a number of points from 1 to 100,000."),
    (["all", "--height", "1e300"], "'--height 1e300': use a number of points from 1 to 100,000."),
    (["home", "--height", "1e19"], "'--height 1e19': use a number of points from 1 to 100,000."),
    (["form", "--width", "1e9"], "'--width 1e9': use a number of points from 1 to 100,000."),
    (
      ["accounts", "--detail", "much"],
      "'--detail much': use one of outline, standard, full."
    ),
    (["accounts", "--syntax", "both"], "'--syntax both': use one of chain, builder."),
    (["accounts", "--rows", "wide"], "'--rows wide': use one of fields, compact."),
    (["accounts", "--extent", "some"], "'--extent some': use one of visible, all."),
    (["accounts", "--colors", "pink"], "'--colors pink': use one of automatic, light, dark."),
    (
      ["accounts", "--direction", "up"],
      "'--direction up': use one of leftToRight, rightToLeft."
    ),
    (["accounts", "--svg"], "The option '--svg' needs a value."),
    (["all", "--tap", "current/acc-1"], "'all' takes no '--tap'; name a sample."),
    (["all", "--edit", "current/acc-1"], "'all' takes no '--edit'; name a sample."),
    (["packages", "--edit", "x/y"], "'packages' has nothing to edit."),
    (["accounts", "--edit", "acc-1"], "'--edit acc-1' names no row. Write it as SECTION/ROW."),
    (["all", "--interactive"], "'all' takes no '--interactive'; name a sample."),
    (["all", "--file", "x"], "There is no option '--file'. 'samples help' lists them."),
    (
      ["accounts", "--interactive"],
      "'--interactive' needs a terminal for its keys and its output; leave it out to print the table."
    ),
    (["accounts", "--tap", "acc-1"], "'--tap acc-1' names no row. Write it as SECTION/ROW."),
    (
      ["accounts", "--tap", "current/acc-9"],
      "There is no row 'acc-9' in a section 'current'."
    ),
    (["accounts", "--tap", "none/acc-1"], "There is no row 'acc-1' in a section 'none'."),
  ])
  func wrongUse(_ arguments: [String], _ sentence: String) {
    #expect(
      Samples.run(arguments)
        == Samples.Outcome(error: "samples: \(sentence)\n", status: 64)
    )
  }

  @Test func aTerminalThatCannotMoveItsCursor() {
    let dumb = OutputDevice.terminal(environment: ["TERM": "dumb"], columns: 80)
    #expect(
      Samples.run(["accounts", "--interactive"], on: dumb)
        == Samples.Outcome(
          error: "samples: '--interactive' needs a terminal that can move its cursor; "
            + "TERM is 'dumb' or not set.\n",
          status: 64
        )
    )
  }

  @Test(arguments: [
    (["TERM": "xterm"], true, true), (["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (["TERM": "xterm", "NO_COLOR": ""], true, true), (["TERM": "dumb"], false, false),
    ([:], false, false),
  ])
  func colors(environment: [String: String], canMoveCursor: Bool, hasColors: Bool) {
    let device = OutputDevice.terminal(environment: environment, columns: 40)
    #expect(device.canMoveCursor == canMoveCursor)
    #expect(device.hasColors == hasColors)
    let output = Samples.run(["accounts", "--ansi"], on: device).output
    #expect(output.contains("\u{1B}[") == hasColors)
  }

  @Test func everyPictureAtOnce() throws {
    let outcome = Samples.run(["all", "--height", "200"])
    #expect(outcome.status == 0)
    for sample in Samples.catalog { #expect(outcome.output.contains(" \(sample.name) · ")) }
  }

  @Test func aDrawingASample() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let outcome = Samples.run(["all", "--svg", directory, "--colors", "dark"])
    let paths = Samples.catalog.map { "\(directory)/\($0.name).svg" }
    #expect(outcome.output == paths.map { $0 + "\n" }.joined())
    for path in paths {
      let drawing = try String(contentsOfFile: path, encoding: .utf8)
      #expect(drawing.hasPrefix("<svg xmlns="))
    }
    let file = paths[0]
    #expect(
      Samples.run(["accounts", "--svg", file])
        == Samples.Outcome(
          error: "samples: The drawing '\(file)/accounts.svg' cannot be written.\n",
          status: 1
        )
    )
  }

  @Test(arguments: [
    "/nowhere/status", "/tmp",
  ])
  func badInput(_ path: String) {
    let outcome = Samples.run(["packages", "--file", path])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("samples: "))
    #expect(outcome.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["accounts", "--help"], ["all", "-h"], ["nothing", "--help"],
    ["home", "--page", "/nowhere", "--help"],
  ])
  func help(_ arguments: [String]) {
    #expect(Samples.run(arguments) == Samples.Outcome(output: Samples.help))
    for option in Samples.catalog.flatMap({ $0.options }) {
      #expect(Samples.help.contains("  \(option) "))
    }
  }

  /// The samples that come with a file, and what one is that cannot be shown.
  @Test(
    arguments: [
      ("artists", "artists.tsv", nil, "there is no such file"),
      ("contacts", "names.txt", nil, "there is no such file"),
      ("home", "home.json", nil, "there is no such file"),
      ("feed", "feed.json", nil, "there is no such file"),
      (
        "artists", "artists.tsv", "Bach\tJohann\t1685\t1750\nBrahms\n", "line 2 has not four fields"
      ),
      ("artists", "artists.tsv", "\u{0}", "line 1 has not four fields"),
      ("photos", "photos.tsv", nil, "there is no such file"),
      ("photos", "photos.tsv", "a.jpg\tA\n", "line 1 has not four fields"),
      (
        "contacts", "names.txt", "Ada Bo\n",
        "it has not one line of given names and one of family names"
      ),
      ("contacts", "names.txt", "", "it has not one line of given names and one of family names"),
      ("home", "home.json", "", "it is not JSON"), ("home", "home.json", "[1,", "it is not JSON"),
      ("home", "home.json", "{}", "there is no 'sections' in the file"),
      (
        "home", "home.json", #"{"sections":[{"id":"a"}]}"#, "there is no 'items' in 'sections[0]'"
      ),
      (
        "home", "home.json", #"{"sections":[{"id":1,"items":[]}]}"#,
        "there is a value of another type at 'sections[0].id'"
      ),
      ("feed", "feed.json", "{}", "there is a value of another type at the file"),
      ("feed", "feed.json", #"[{"id":1,"account":"a"}]"#, "there is no 'text' in '[0]'"),
    ] as [(String, String, String?, String)]
  )
  func wrongFile(_ sample: String, _ file: String, _ text: String?, _ reason: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(file)
    if let text { try Data(text.utf8).write(to: path) }
    let sentence = "samples: The file '\(path.path)' cannot be read: \(reason).\n"
    let outcome = SampleData.$folder.withValue(folder) { Samples.run([sample]) }
    #expect(outcome == Samples.Outcome(error: sentence, status: 1))
    if sample == "home" {
      #expect(Samples.run(["home", "--page", path.path]) == outcome)
    }
  }

  @Test func aScriptWithCarriageReturns() throws {
    let shipped = SampleData.url("lunch.events")
    let text = try String(contentsOf: shipped, encoding: .utf8)
    let file = try TemporaryFile(text.replacingOccurrences(of: "\n", with: "\r\n"))
    let outcome = Samples.run(["form", "--script", file.path])
    #expect(outcome == Samples.run(["form", "--script", shipped.path()]))
    #expect(outcome.status == 0)
  }

  @Test func aPageWithSectionsOfOneName() throws {
    func section(_ id: String, _ text: String) -> String {
      #"{"id":"\#(id)","items":[{"kind":"advert","id":"\#(text)","text":"\#(text)"}]}"#
    }
    let sections = [section("a", "one"), section("b", "two"), section("a", "three")]
    let file = try TemporaryFile(#"{"sections":[\#(sections.joined(separator: ","))]}"#)
    let outcome = Samples.run(["home", "--page", file.path])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("2 sections · 2 rows"))
    #expect(outcome.error == "1 section left out whose id was there before: a\n")
  }

  @Test func aFolderAndBytesThatAreNoText() throws {
    let file = try TemporaryFile("")
    try Data([0xFF, 0xFE]).write(to: URL(filePath: file.path))
    #expect(
      Samples.run(["home", "--page", "/tmp"]).error
        == "samples: The file '/tmp' cannot be read: it is a folder.\n"
    )
    #expect(
      Samples.run(["home", "--page", file.path]).error
        == "samples: The file '\(file.path)' cannot be read: it is not JSON.\n"
    )
  }

  @Test func packagesByPage() {
    let first = Samples.run(["packages", "--file", Self.shipped, "--height", "200"])
    #expect(first.status == 0)
    #expect(
      first.output.hasPrefix("table packages · plain · 375×200 · select single\ncontent 375×")
    )
    let scrolled = Samples.run([
      "packages", "--file", Self.shipped, "--height", "200", "--scroll", "700",
    ])
    #expect(scrolled.output != first.output)
    #expect(scrolled.output.contains("· offset 700\n"))
  }

  @Test func aTapShowsThePackageAndTheCalls() {
    let outcome = Samples.run([
      "packages", "--file", Self.shipped, "--height", "200", "--tap", "utils/coreutils",
    ])
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.contains("\npackage      coreutils\n"))
    #expect(outcome.output.contains("── tap utils/coreutils\n"))
    #expect(outcome.output.contains("  didSelect    utils/coreutils\n"))
  }

  @Test func skippedStanzasAreCountedOnTheErrorOutput() throws {
    let file = try TemporaryFile("Package: a\nVersion: 1\n\nVersion: 2\n\nPackage: b\n")
    let outcome = Samples.run(["packages", "--file", file.path])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("content 375×170 · 1 section · 2 rows"))
    #expect(
      outcome.error == """
        \(file.path): 1 stanza was skipped:
        \(file.path):   line 4: the stanza has no package name

        """
    )
  }

  @Test(arguments: [
    ["accounts", "--calls"], ["accounts", "--tap", "savings/sav-1"],
    ["accounts", "--height", "200", "--scroll", "300"],
    ["packages", "--calls", "--scroll", "700"],
    ["packages", "--extent", "all"],
    ["packages", "--tap", "utils/coreutils"],
  ])
  func bothSyntaxesShowTheSame(_ arguments: [String]) {
    let file = arguments[0] == "packages" ? ["--file", Self.shipped] : []
    let arguments = arguments + file
    let chain = Samples.run(arguments + ["--syntax", "chain"])
    #expect(chain.status == 0)
    #expect(chain == Samples.run(arguments))
    #expect(Samples.run(arguments + ["--syntax", "builder"]) == chain)
  }

  @Test func theWholeListAndJSON() {
    let all = Samples.run(["accounts", "--extent", "all", "--height", "100"])
    #expect(all.output.contains("card-2"))
    let json = Samples.run(["accounts", "--json"])
    #expect(json.output.hasPrefix("{\"table\":\"accounts\""))
  }
}
