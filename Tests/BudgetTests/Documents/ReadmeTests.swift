import TestSupport
import Testing

@Suite("README.md", .bounded)
struct ReadmeTests {
  private let readme: Readme
  private let manifest: String

  init() throws {
    readme = Readme(text: try PackageRoot.text(of: "README.md"))
    manifest = try PackageRoot.text(of: "Package.swift")
  }

  @Test("has its markers", arguments: ["example", "output", "commands"])
  func markers(name: String) {
    #expect(
      readme.lines(between: name) != nil,
      "README.md needs a line '<!-- \(name):begin -->' and, below it, '<!-- \(name):end -->'."
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
          manifest.contains(".executable(name: \"\(product)\""),
          "README.md says '\(command)', but there is no executable '\(product)'."
        )
      default:
        Issue.record("README.md says '\(command)'; only 'swift test' and 'swift run' belong there.")
      }
    }
  }

  @Test("its table names places that exist, and every folder of sources")
  func places() throws {
    for place in readme.places where !PackageRoot.has(place) {
      Issue.record("README.md names '\(place)', which does not exist.")
    }
    for folder in try PackageRoot.folders(in: "Sources")
    where !readme.places.contains("Sources/\(folder)") {
      Issue.record("README.md's table does not say what 'Sources/\(folder)' holds.")
    }
  }

  @Test("the links to files lead somewhere")
  func links() {
    for match in readme.text.matches(of: /\]\(([^):#]+)\)/)
    where !PackageRoot.has(String(match.1)) {
      Issue.record("README.md links to '\(match.1)', which does not exist.")
    }
  }

  @Test("its parts are found in a text")
  func parts() {
    let readme = Readme(
      text: """
        <!-- commands:begin -->
        ```sh
        swift run samples packages    # thousands of rows
        swift test
        ```
        <!-- commands:end -->
        | place | what |
        |---|---|
        | `Sources/Binder` | all |
        <!-- output:begin -->
        """
    )
    #expect(readme.commands == ["swift run samples packages", "swift test"])
    #expect(readme.places == ["Sources/Binder"])
    #expect(readme.lines(between: "output") == nil)
  }
}
