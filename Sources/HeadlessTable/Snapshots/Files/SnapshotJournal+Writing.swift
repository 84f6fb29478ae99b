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
