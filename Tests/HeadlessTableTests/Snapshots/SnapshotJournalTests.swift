import Foundation
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The journal of a run", .bounded)
struct SnapshotJournalTests {
  @Test("begins with deleting the journals of runs that are over, and of no other")
  func begin() throws {
    let folder = try TemporaryPackage()
    let package = SnapshotPackage(root: folder.path)
    let entry = SnapshotJournal.Entry(verdict: .passed, path: "a.txt", test: "a()", source: "A:1")
    // The first process of a system is always there; nobody has a number that is this large.
    let first = SnapshotFiles.contents(of: "/proc/1/stat").map {
      String(decoding: $0, as: UTF8.self)
    }
    let start = first?.split(separator: ")").last?.split(separator: " ").dropFirst(19).first
    let living = ["1", start.map(String.init)].compactMap(\.self).joined(separator: "-")
    let over = ["2147483646-1", "no-number"]
    for name in over + [living] { try folder.write("x", to: ".build/snapshots/runs/\(name)/9.txt") }
    SnapshotJournal.append(entry, in: package)
    let names = SnapshotFiles.names(in: package.runsFolder)
    #expect(names.contains(living) && names.count == 2)
    #expect(Set(names).isDisjoint(with: over))
    let own = try #require(names.first { $0 != living })
    let journal = SnapshotFiles.contents(of: "\(package.runsFolder)/\(own)/\(getpid()).txt")
    #expect(journal == Data("\(entry.line)\n".utf8))
  }
}
