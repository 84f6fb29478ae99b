#if os(Linux)
  import Foundation
  import HeadlessTable
  import HeadlessTableSnapshots
  import TestSupport
  import Testing

  @testable import tablesnap

  @Suite("A command that is killed", .bounded)
  struct KilledTests {
    /// Each text is written in several steps.
    private static let texts = ["old", "new"].map { String(repeating: $0, count: 100_000) + "\n" }
    private static let names = ["a", "b", "c", "d"]

    /// Kills `accept` after so many milliseconds, and returns its code; 137 if it was still there.
    private func accept(in package: TemporaryPackage, killedAfter moment: Int) async throws -> Int32
    {
      let tool = try #require(BuiltFiles.url(of: "tablesnap")).path
      let seconds = "\(moment / 1_000).\(String(moment % 1_000 + 1_000).dropFirst())"
      // `timeout` ends by the same signal, which the shell turns into a code.
      let script =
        "timeout --signal=KILL \(seconds) '\(tool)' accept --package-path '\(package.root)'; exit $?"
      return try await Command.run(["sh", "-c", script]).status
    }

    @Test("leaves each reference as the old one or the new one, and loses no text")
    func accept() async throws {
      var codes: [Int32: Int] = [:]
      var moment = 1
      while codes[0, default: 0] < 2, moment < 20_000 {
        let package = try TemporaryPackage()
        for name in Self.names {
          try package.change(name, from: Self.texts[0], to: Self.texts[1])
        }
        codes[try await accept(in: package, killedAfter: moment), default: 0] += 1
        try expectWhole(package, moment)
        _ = try await package.run("accept")
        #expect(Self.names.allSatisfy { package.reference($0) == Self.texts[1] })
        #expect(package.pendingNames.isEmpty)
        moment += max(1, moment / Cases.count(3))
      }
      #expect(Set(codes.keys) == [0, 137], "\(codes)")
      #expect(codes[137, default: 0] > 5, "\(codes)")
    }

    private func expectWhole(_ package: TemporaryPackage, _ moment: Int) throws {
      for name in Self.names {
        let reference = try #require(package.reference(name))
        #expect(Self.texts.contains(reference), "\(name) after \(moment) ms")
        if reference == Self.texts[0] {
          #expect(package.pendingNames.contains { $0.hasSuffix("/\(name)") }, "\(moment) ms")
        }
      }
      // What was begun is not taken for a reference.
      let references = package.package.storedReferences.map(\.location.path)
      let expected = Self.names.map { "\(TemporaryPackage.folder)/\($0).txt" }
      #expect(references.sorted() == expected)
    }
  }
#endif
