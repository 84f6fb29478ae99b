internal import HeadlessTable
internal import HeadlessTableSnapshots

#if canImport(Testing)
  private import Testing
#endif

#if canImport(XCTest)
  internal import Binder
  private import XCTest

  /// The test that XCTest runs in this process; it runs one at a time.
  ///
  /// XCTest reports it only to observers from before the test, so this observes when the program is loaded.
  struct CurrentTestCase: Sendable {
    let module: String
    let type: String
    let method: String

    /// The test that is running; nil between tests, and where XCTest runs none.
    static var running: CurrentTestCase? { current.withLock { $0 } }

    /// Whether it is known that XCTest runs no test now.
    static var isBetweenTests: Bool { isObserved.withLock { $0 } && running == nil }

    fileprivate static let isObserved = Lock(false)
    fileprivate static let current = Lock<CurrentTestCase?>(nil)

    fileprivate init(_ testCase: XCTestCase) {
      let type = String(reflecting: Swift.type(of: testCase)).split(separator: ".").map(String.init)
      module = type.first ?? ""
      self.type = type.last ?? ""
      method = Self.method(in: testCase.name)
    }

    /// The method in a name as `Class.method` or `-[Module.Class method]`.
    static func method(in name: String) -> String {
      let last = name.split { [".", " ", "]"].contains($0) }.last
      return last.map(String.init) ?? name
    }
  }

  private final class CurrentTestCaseObserver: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) {
      let running = CurrentTestCase(testCase)
      CurrentTestCase.current.withLock { $0 = running }
      // Tables in the properties of a test case stay until all tests have ended.
      testCase.addTeardownBlock { UnseenProblems.takeAll().forEach(report) }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      #if !canImport(Darwin)
        // The blocks run before `tearDown()`, and the test that ends takes no failure any more.
        for problems in UnseenProblems.takeAll() {
          LateFailures.add(problems, of: testCase.name)
        }
      #endif
      CurrentTestCase.current.withLock { $0 = nil }
    }
  }

  extension CurrentTestCase {
    /// Keeps track of the running test from now on.
    static func startObserving() {
      XCTestObservationCenter.shared.addTestObserver(CurrentTestCaseObserver())
      isObserved.withLock { $0 = true }
    }
  }
#endif

extension SnapshotTest {
  /// The running test, or what the call itself shows of it where no library knows.
  static func current(calledFrom place: CallPlace) -> SnapshotTest {
    let (file, line, column) = (place.filePath.description, Int(place.line), Int(place.column))
    #if canImport(Testing)
      if let test = Test.current {
        return SnapshotTest(
          module: test.id.moduleName,
          suites: Array(test.id.nameComponents.dropLast()),
          function: test.id.nameComponents.last ?? test.name,
          isParameterized: test.isParameterized,
          file: file,
          line: line,
          column: column
        )
      }
    #endif
    #if canImport(XCTest)
      if let test = CurrentTestCase.running {
        return SnapshotTest(
          module: test.module,
          suites: [test.type],
          function: test.method,
          file: file,
          line: line,
          column: column
        )
      }
    #endif
    return SnapshotTest(
      module: SnapshotTest.module(inFileID: place.fileID.description),
      function: place.function.description,
      file: file,
      line: line,
      column: column
    )
  }
}
