import Foundation
import HeadlessTable
import HeadlessTableSnapshots

/// The commands that need no terminal.
struct Tool {
  let package: SnapshotPackage
  /// The folder of what waits, as it was given; nil for that of the package.
  let artifacts: String?
  let inventory: () async throws -> TestInventory
  var isColored = false
  /// Whether the output is a terminal, which must not execute escape sequences in a reference.
  var isTerminal = false

  /// The tool for the package around a folder; around a folder without a manifest, for the clone that it lies in, as a
  /// project of Xcode does.
  init(
    in folder: String,
    build: BuildOptions = BuildOptions(),
    artifacts: String? = nil,
    inventory: ((SnapshotPackage) async throws -> TestInventory)? = nil
  ) throws {
    let path = URL(filePath: folder).standardizedFileURL.path
    let package = SnapshotPackage(around: "\(path)/Package.swift")
    let hasManifest = SnapshotFiles.contents(of: "\(package.root)/Package.swift") != nil
    guard hasManifest || FileManager.default.fileExists(atPath: "\(package.root)/.git") else {
      throw UsageError("There is no Package.swift in '\(folder)' or above it, and no .git.")
    }
    let kept = artifacts.map { URL(filePath: $0).standardizedFileURL.path }
    if let artifacts, let kept, !SnapshotFiles.isFolder(kept) {
      throw UsageError("There is no folder '\(artifacts)', which '--artifacts' names.")
    }
    self.artifacts = artifacts
    self.package = kept.map { package.keeping(in: $0) } ?? package
    self.inventory = {
      if let inventory { return try await inventory(package) }
      guard hasManifest else {
        throw UsageError(
          "'orphans' and 'check' have the package manager list the tests, and there is no Package.swift in "
            + "'\(folder)' or above it."
        )
      }
      return try await TestInventory(of: package, build)
    }
  }

  /// Runs a command line; `review` and `help` do not reach it.
  func run(_ invocation: Invocation) async -> Outcome {
    do {
      switch invocation.subcommand {
      case .status: return status(try pending(invocation.filters))
      case .diff: return diff(try pending(invocation.filters))
      case .accept:
        let snapshots = try pending(invocation.filters, namesOne: true)
        return invocation.filters.isEmpty
          ? acceptAll(snapshots, invocation.isForced) : accept(snapshots, invocation.isForced)
      case .reject: return reject(try pending(invocation.filters, namesOne: true))
      case .report: return try report(invocation)
      case .gallery: return try gallery(invocation)
      case .rename: return try rename(invocation.filters)
      case .orphans: return try await orphans(invocation.filters, deletes: invocation.deletes)
      case .check: return try await check()
      case .review, .help: return Outcome()
      }
    } catch let error as UsageError {
      return .refusal(error, .usage)
    } catch {
      return .refusal("\(error)", .failure)
    }
  }

  /// The snapshots that wait for review and are chosen.
  func pending(_ filters: [String], namesOne: Bool = false) throws -> [PendingSnapshot] {
    try SnapshotFilter(parts: filters)
      .chosen(
        among: package.pendingSnapshots,
        "pending snapshot",
        namesOne: namesOne,
        location: \.location
      )
  }
}

/// The output and the status of a run of the command.
struct Outcome: Equatable {
  /// The status that scripts read.
  enum Status: Int32 {
    /// There is nothing to do, or it was done.
    case done = 0
    /// Something waits for review, is orphaned or stays as it is.
    case differences = 1
    /// The command line cannot be followed.
    case usage = 2
    /// A file could not be written, or the package manager failed.
    case failure = 3
  }

  var output = ""
  var error = ""
  var status = Status.done

  static func refusal(_ sentence: some CustomStringConvertible, _ status: Status) -> Outcome {
    Outcome(error: "tablesnap: \("\(sentence)".withVisibleControls)\n", status: status)
  }

  /// Adds what another run leaves behind; the graver status stays.
  mutating func append(_ other: Outcome) {
    output += other.output
    error += other.error
    if other.status.rawValue > status.rawValue { status = other.status }
  }
}
