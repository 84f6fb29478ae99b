import TestSupport
import Testing

@Suite("README.md and CONTRIBUTING.md", .bounded)
struct ReadmeTests {
  private let readme: Readme
  private let contributing: Readme
  private let manifest: String

  init() throws {
    readme = Readme(text: try PackageRoot.text(of: "README.md"))
    contributing = Readme(text: try PackageRoot.text(of: "CONTRIBUTING.md"))
    manifest = try PackageRoot.text(of: "Package.swift")
  }

  @Test("the README has at most 150 lines, and markers around its commands")
  func size() {
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    #expect(
      readme.lines(between: "commands") != nil,
      "README.md needs a line '<!-- commands:begin -->' and, below it, '<!-- commands:end -->'."
    )
  }

  @Test("its commands run products and tests that exist")
  func commands() throws {
    try #require(readme.commands.contains { $0.hasPrefix("swift test") })
    for command in readme.commands {
      let words = command.split(separator: " ")
      switch words.prefix(2) {
      case ["swift", "test"]: break
      case ["swift", "run"]:
        let product = try #require(words.dropFirst(2).first, "'\(command)' names no product.")
        #expect(
          manifest.contains(".executableTarget(\n      name: \"\(product)\""),
          "README.md says '\(command)', but there is no executable '\(product)'."
        )
      default:
        Issue.record("README.md says '\(command)'; only 'swift test' and 'swift run' belong there.")
      }
    }
  }

  @Test("the table of CONTRIBUTING names places that exist, and every folder of sources")
  func places() throws {
    for place in contributing.places where !PackageRoot.has(place) {
      Issue.record("CONTRIBUTING.md names '\(place)', which does not exist.")
    }
    for folder in try PackageRoot.folders(in: "Sources")
    where !contributing.places.contains("Sources/\(folder)") {
      Issue.record("CONTRIBUTING.md's table does not say what 'Sources/\(folder)' holds.")
    }
  }

  @Test("the README's table of modules has their sizes")
  func sizes() throws {
    #expect(readme.sizes.count == 6)
    for (modules, stated) in readme.sizes {
      let files = try modules.flatMap { try PackageRoot.paths(below: "Sources/\($0)") }
      let lines = try files.filter { $0.hasSuffix(".swift") }
        .reduce(0) { $0 + (try PackageRoot.text(of: $1).utf8.count { $0 == 10 }) }
      #expect(
        abs(lines - stated) * 8 <= stated,
        "README.md says that \(modules) has \(stated) lines; there are \(lines)."
      )
    }
  }

  @Test("the links to files lead somewhere")
  func links() {
    for page in [readme, contributing] {
      for match in page.text.matches(of: /\]\(([^):#]+)\)/)
      where !PackageRoot.has(String(match.1)) {
        Issue.record("There is a link to '\(match.1)', which does not exist.")
      }
    }
  }

  @Test("their parts are found in a text")
  func parts() {
    let page = Readme(
      text: """
        <!-- commands:begin -->
        ```sh
        swift run samples packages    # thousands of rows
        swift test
        ```
        <!-- commands:end -->
        ## Where things are

        | place | what |
        |---|---|
        | `Sources/Binder` | all |

        ## Sizes

        | `A`, `B` | both | 1,200 |
        | `C` | one |
        <!-- output:begin -->
        """
    )
    #expect(page.commands == ["swift run samples packages", "swift test"])
    #expect(page.places == ["Sources/Binder"])
    #expect(page.sizes.map(\.modules) == [["A", "B"]] && page.sizes.map(\.lines) == [1200])
    #expect(page.lines(between: "output") == nil)
  }
}
