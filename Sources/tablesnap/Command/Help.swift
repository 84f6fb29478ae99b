/// What `tablesnap help` prints.
enum Help {
  static let text = """
    Reviews the snapshots that tests have left pending.

    usage: swift run tablesnap COMMAND [SNAPSHOT …]

    \(commands)

    A snapshot is chosen by part of its path: AccountsTests, AccountsTests/overview, or the path of
    its file. Without any, all are chosen.

    options:
      --force              accept: replace a reference that has changed since the test ran
      --delete             orphans: delete them
      --scratch-path PATH  orphans, check: the folder that the tests are built into, as of 'swift test'
      --skip-build         orphans, check: take the tests as they were built last
      --package-path PATH  a folder in the package; else the working folder

    status: 0 nothing to do, or done; 1 something waits for review, is orphaned or was refused;
    2 wrong usage; 3 a file or the package manager failed

    """

  private static var commands: String {
    Subcommand.allCases
      .map { command in
        let name = command.rawValue
        return "  \(name)\(String(repeating: " ", count: 9 - name.count))\(command.summary)"
      }
      .joined(separator: "\n")
  }
}
