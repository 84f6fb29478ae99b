import CommandSupport
import Foundation
import HeadlessTableSnapshots

/// A review that does not end: it runs the tests, shows what waits, waits until a file has changed, and begins again.
struct ReviewWatch {
  /// What ends the waiting.
  enum Event: Equatable {
    /// A source file has changed.
    case changed
    /// A key was pressed; nil at the end of the input.
    case key(Character?)
  }

  /// Runs the tests, which may fail.
  var runTests: () -> Void
  /// Reviews what waits, and returns how that ended.
  var review: () -> Outcome
  /// Waits for the first event.
  var nextEvent: () -> Event
  var write: (String) -> Void

  /// The sentence while nothing happens.
  static let prompt = "Waiting until a file has changed; r runs the tests at once, q quits.\n"

  /// Continues until a key ends it.
  func run() -> Outcome {
    while true {
      runTests()
      let outcome = review()
      write(Self.prompt)
      guard waits() else { return outcome }
    }
  }

  /// Whether the tests are to be run again; other keys do nothing.
  private func waits() -> Bool {
    while true {
      switch nextEvent() {
      case .changed, .key("r"): return true
      case .key("q"), .key(nil): return false
      case .key: continue
      }
    }
  }
}

/// What the Swift files of a package are like, to be compared with what they are like later.
struct SourceStamp: Equatable {
  private let dates: [String: Date]

  /// Looks at the files.
  ///
  /// - Complexity: calls the system for each file of the package; hidden folders, as those of builds, are left out.
  init(of package: SnapshotPackage) {
    var dates: [String: Date] = [:]
    for path in SnapshotFiles.paths(below: package.root) where path.hasSuffix(".swift") {
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(package.root)/\(path)")
      dates[path] = attributes?[.modificationDate] as? Date
    }
    self.dates = dates
  }
}

extension ReviewWatch {
  private static let interval: Int32 = 500

  /// The watch of a package in a terminal.
  init(_ tool: Tool, review: @escaping () -> Outcome) {
    let stamp = Stamp(tool.package)
    self.init(
      runTests: {
        stamp.value = SourceStamp(of: tool.package)
        _ = Terminal.run(["swift", "test", "--package-path", tool.package.root])
      },
      review: review,
      nextEvent: {
        Terminal.withKeys { nextKey in
          while !Terminal.hasInput(within: Self.interval) {
            if SourceStamp(of: tool.package) != stamp.value { return .changed }
          }
          return .key(nextKey())
        }
      },
      write: { OutputFile.output.write($0) }
    )
  }

  /// What the files were like when the tests were run last.
  private final class Stamp {
    var value: SourceStamp

    init(_ package: SnapshotPackage) { value = SourceStamp(of: package) }
  }
}
