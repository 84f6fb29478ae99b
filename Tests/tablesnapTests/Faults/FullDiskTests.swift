#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import tablesnap

  @Suite("A disk that is full", .bounded)
  struct FullDiskTests {
    let package: TemporaryPackage
    let name = "AccountsTests/overview/accounts"
    /// Longer than what a file may have in these tests.
    let old = String(repeating: "old", count: 5_000) + "\n"
    let new = String(repeating: "new", count: 5_000) + "\n"

    init() throws {
      package = try TemporaryPackage()
    }

    /// Runs a script in which `$TOOL` is the command and `$ROOT` the package.
    private func shell(_ script: String, at root: String) async throws -> Command {
      let tool = try #require(BuiltFiles.url(of: "tablesnap")).path
      return try await Command.run(
        ["bash", "-c", script],
        environment: ["TOOL": tool, "ROOT": root]
      )
    }

    /// The system lets a process write the first kilobytes of a file, and no more.
    @Test("accept says so, and the reference is the old one to its last byte")
    func accept() async throws {
      try package.change("accounts", from: old, to: new)
      let script = "trap '' XFSZ; ulimit -f 4; exec \"$TOOL\" accept --package-path \"$ROOT\""
      let found = try await shell(script, at: package.root)
      #expect(found.output == "tablesnap: '\(name)' could not be written: File too large.\n")
      #expect(found.status == 3)
      #expect(package.reference("accounts") == old)
      #expect(package.pendingNames == [name])
      #expect(try package.everything(below: TemporaryPackage.folder) == ["accounts.txt"])
      #expect(try await package.run("accept").output == "accepted  \(name)\n")
      #expect(package.reference("accounts") == new)
    }

    /// Only who may mount a file system can fill one.
    @Test("the same on a file system with no room", .enabled(if: geteuid() == 0))
    func mounted() async throws {
      try package.change("accounts", from: old, to: new)
      let script = """
        set -e
        disk=$(mktemp -d)
        if ! mount -t tmpfs -o size=128k none "$disk" 2>/dev/null; then rmdir "$disk"; echo "no mount"; exit; fi
        trap 'umount "$disk"; rmdir "$disk"' EXIT
        cp -r "$ROOT/." "$disk"
        cp -r "$ROOT/Tests" "$disk/.before"
        dd if=/dev/zero of="$disk/rest" bs=1k 2>/dev/null || true
        "$TOOL" accept --package-path "$disk" 2>&1 || echo "code $?"
        diff -r "$disk/.before" "$disk/Tests" && diff -r "$ROOT/.build" "$disk/.build" && echo "as before"
        rm "$disk/rest"
        "$TOOL" accept --package-path "$disk"
        """
      let found = try await shell(script, at: package.root)
      guard found.output != "no mount\n" else { return }
      #expect(
        found.output == """
          tablesnap: '\(name)' could not be written: No space left on device.
          code 3
          as before
          accepted  \(name)

          """
      )
    }
  }
#endif
