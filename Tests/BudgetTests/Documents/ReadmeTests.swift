import TestSupport
import Testing

@Suite("README.md, CONTRIBUTING.md and Architecture.md", .bounded)
struct ReadmeTests {
  private let readme: Readme
  private let contributing: Readme
  private let architecture: Readme
  private let manifest: String

  init() throws {
    readme = Readme(text: try PackageRoot.text(of: "README.md"))
    contributing = Readme(text: try PackageRoot.text(of: "CONTRIBUTING.md"))
    architecture = Readme(text: try PackageRoot.text(of: "Architecture.md"))
    manifest = try PackageRoot.text(of: "Package.swift")
  }

  @Test("the README has at most 130 lines, and markers around its commands")
  func size() {
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 131)
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

  @Test("the table of Architecture.md names places that exist, and every folder of sources")
  func places() throws {
    for place in architecture.places where !PackageRoot.has(place) {
      Issue.record("Architecture.md names '\(place)', which does not exist.")
    }
    for folder in try PackageRoot.folders(in: "Sources")
    where !architecture.places.contains("Sources/\(folder)") {
      Issue.record("The table of Architecture.md does not say what 'Sources/\(folder)' holds.")
    }
  }

  @Test("the README's table says when to import each product, and what has been run")
  func imports() {
    let products = manifest.matches(of: /\.(?:library|executable)\(name: "([A-Za-z]+)"/).map {
      String($0.1)
    }
    #expect(Set(readme.imports) == Set(products).subtracting(["SampleScreens", "samples"]))
  }

  @Test("the links to files lead somewhere")
  func links() {
    for page in [readme, contributing, architecture] {
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

        | import | to |
        |---|---|
        | `A`, `B` | do both |
        | `C`, a command | review |

        <!-- output:begin -->
        """
    )
    #expect(page.commands == ["swift run samples packages", "swift test"])
    #expect(page.places == ["Sources/Binder"])
    #expect(page.imports == ["A", "B", "C"])
    #expect(page.lines(between: "output") == nil)
  }
}
