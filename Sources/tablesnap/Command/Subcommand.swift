/// The word that says what is to be done.
enum Subcommand: String, CaseIterable {
  case status, review, accept, reject, diff, orphans, check, help

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .status: "list the snapshots that wait for review"
    case .review: "show each change and ask what to do with it"
    case .accept: "make pending snapshots the references"
    case .reject: "delete pending snapshots"
    case .diff: "print what would change, as a patch"
    case .orphans: "list references whose test is gone; --delete deletes them"
    case .check: "fail if anything waits for review or is orphaned"
    case .help: "print this"
    }
  }

  /// The options that it takes.
  var options: [String] {
    let own: [String] =
      switch self {
      case .accept: ["--force"]
      case .orphans: ["--delete", "--scratch-path", "--skip-build"]
      case .check: ["--scratch-path", "--skip-build"]
      case .status, .review, .reject, .diff, .help: []
      }
    return own + ["--package-path"]
  }

  /// Whether the words behind it choose snapshots.
  var takesFilters: Bool { self != .check && self != .help }
}
