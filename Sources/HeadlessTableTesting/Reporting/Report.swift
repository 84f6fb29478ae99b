internal import HeadlessTable
internal import Binder

#if canImport(Testing)
  private import Testing
#endif

#if canImport(XCTest)
  private import XCTest
#endif

/// Fails the running test in the line of a call, once, from any task or thread; where XCTest runs no test, the process.
///
/// An assertion is a check that returns or throws a text, and one call of this.
func report(_ text: String, at place: CallPlace) {
  // A test can show any character, and a null would cut the text off.
  let text = text.withVisibleControls
  switch TestLibrary.running {
  case .swiftTesting:
    #if canImport(Testing)
      let location = Testing.SourceLocation(
        fileID: place.fileID.description,
        filePath: place.filePath.description,
        line: Int(place.line),
        column: Int(place.column)
      )
      Issue.record(Comment(rawValue: text), sourceLocation: location)
    #endif
  case .xcTest:
    #if canImport(XCTest)
      #if !canImport(Darwin)
        if CurrentTestCase.isBetweenTests { return LateFailures.add(text, at: place) }
      #endif
      XCTFail(text, file: place.filePath, line: place.line)
    #endif
  case nil:
    // No library can take the failure, and a check must not pass in silence.
    fatalError(text, file: place.filePath, line: place.line)
  }
}

/// Fails the running test because of problems that nothing has looked at.
@Sendable
func report(_ problems: UnseenProblems.Report) {
  report(problems.text, at: problems.origin)
}

/// Failures that XCTest takes for no test, as those of `tearDown()` and of threads that outlive their test.
///
/// XCTest drops what is reported while it runs no test; so these are printed, and the process ends with a failure.
enum LateFailures {
  private static let count = Lock(0)

  static var areAny: Bool { count.withLock { $0 > 0 } }

  /// Prints a failure in the form of XCTest's own.
  static func add(_ text: String, at place: CallPlace) {
    print("\(place.filePath):\(place.line): error: \(text)")
    count.withLock { $0 += 1 }
  }

  /// Prints that nothing has looked at problems, of a test or of none.
  static func add(_ problems: UnseenProblems.Report, of test: String? = nil) {
    let text = problems.text.withVisibleControls
    add(test.map { "\($0) : failed - \(text)" } ?? text, at: problems.origin)
  }
}

extension TestLibrary {
  /// The library to report to: that of the running test where one process serves both.
  fileprivate static var running: TestLibrary? {
    #if canImport(Testing)
      if Test.current != nil { return .swiftTesting }
    #endif
    #if canImport(XCTest)
      if CurrentTestCase.running != nil { return .xcTest }
    #endif
    return TestLibrary(arguments: CommandLine.arguments)
  }
}

/// The library that runs the tests of a process.
enum TestLibrary: Hashable {
  case swiftTesting
  case xcTest

  /// The library that a process was started for; nil where it runs no tests.
  ///
  /// A failure that is given to the other library is lost and the test passes, so this is decided for the process: a detached
  /// task and a thread belong to no test that Swift Testing knows of.
  init?(arguments: [String]) {
    let values = zip(arguments, arguments.dropFirst())
    if values.contains(where: { $0 == "--testing-library" && $1 == "swift-testing" })
      || arguments.contains("--testing-library=swift-testing")
    {
      self = .swiftTesting
    } else if let program = arguments.first,
      program.hasSuffix(".xctest") || program.hasSuffix("/xctest")
    {
      self = .xcTest
    } else {
      return nil
    }
  }
}
