private import Synchronization

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The results of the assertions of one process, one line each, in the order in which they ended.
///
/// The file `runs/<run>/<process>.txt` is appended to, a line at a time. The folders of runs that are over
/// are deleted when the next run begins, so that there is one, or one for each run under way.
package enum SnapshotJournal {
  /// The result of an assertion.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The text is that of the reference.
    case passed
    /// The text is not that of the reference.
    case changed
    /// There is no reference.
    case missing
    /// The reference was written.
    case recorded
    /// It could not be judged: the name, the mode, the reference or the table itself is at fault.
    case refused
  }

  /// One assertion.
  package struct Entry: Hashable, Sendable {
    /// The verdict.
    package var verdict: Verdict
    /// The path of its reference from the package's root.
    package var path: String
    /// The test as `swift test list` writes it, as far as it is known.
    package var test: String
    /// The line of the call: `AppTests/AccountsTests.swift:12`.
    package var source: String

    /// Makes an entry.
    package init(verdict: Verdict, path: String, test: String, source: String) {
      self.verdict = verdict
      self.path = path
      self.test = test
      self.source = source
    }

    /// Reads a line of a journal; nil when it is none, as the last one of a process that was stopped.
    package init?(line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let verdict = Verdict(rawValue: fields[0]) else { return nil }
      self.init(verdict: verdict, path: fields[1], test: fields[2], source: fields[3])
    }

    /// The entry as a line, without its line feed: verdict, path, test, source, with tabs between.
    package var line: String { "\(verdict.rawValue)\t\(path)\t\(test)\t\(source)" }
  }
}

extension SnapshotJournal {
  private static let files = Mutex<[SnapshotPackage: Int32]>([:])

  /// Appends an entry to the journal of this process; does nothing where the package cannot be written.
  static func append(_ entry: Entry, in package: SnapshotPackage) {
    let line = Array("\(entry.line)\n".utf8)
    files.withLock { files in
      let file = files[package] ?? open(in: package)
      files[package] = file
      if file >= 0 { _ = write(file, line, line.count) }
    }
  }

  /// Begins the journal of this process, and deletes the journals of runs that are over.
  private static func open(in package: SnapshotPackage) -> Int32 {
    for name in SnapshotFiles.names(in: package.runsFolder) where TestRun(name: name).isOver {
      try? FileManager.default.removeItem(atPath: "\(package.runsFolder)/\(name)")
    }
    let folder = "\(package.runsFolder)/\(TestRun.current.name)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return Self.open("\(folder)/\(getpid()).txt")
  }

  private static func open(_ path: String) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    #elseif canImport(Musl)
      Musl.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    #else
      Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
    #endif
  }
}

/// One run of `swift test`: the process that starts the processes of the tests.
private struct TestRun: Hashable {
  let process: Int32
  /// The number of the process, and its time of start where the system tells.
  let name: String

  init(process: Int32) {
    self.process = process
    name = [String(process), Self.start(of: process)].compactMap(\.self).joined(separator: "-")
  }

  /// The run that a folder is named after.
  init(name: String) {
    process = name.split(separator: "-").first.flatMap { Int32($0) } ?? 0
    self.name = name
  }

  /// The run that this process belongs to; a process without a parent to ask is a run of its own.
  static var current: TestRun { TestRun(process: getppid() > 1 ? getppid() : getpid()) }

  /// Whether no process is left that the folder could be of.
  var isOver: Bool {
    guard process > 0 else { return true }
    let isGone = kill(process, 0) != 0 && errno == ESRCH
    return isGone || TestRun(process: process).name != name
  }

  /// When a process was started, in ticks since the machine was.
  private static func start(of process: Int32) -> String? {
    guard let status = SnapshotFiles.contents(of: "/proc/\(process)/stat") else { return nil }
    let fields = String(decoding: status, as: UTF8.self).split(separator: ")").last?.split(
      separator: " "
    )
    return fields?.dropFirst(19).first.map(String.init)
  }
}
