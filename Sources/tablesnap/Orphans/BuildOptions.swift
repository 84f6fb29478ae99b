/// How the package manager comes to know the tests.
struct BuildOptions: Equatable {
  /// The folder that it builds into; nil for its own.
  var scratchPath: String?
  /// Whether the tests are those that were built last.
  var skipsBuild = false

  /// The words behind `swift test list`.
  var arguments: [String] {
    (scratchPath.map { ["--scratch-path", $0] } ?? []) + (skipsBuild ? ["--skip-build"] : [])
  }
}
