internal import HeadlessTable

#if canImport(Testing)
  private import Testing
#endif

extension SnapshotTest {
  /// The running test, or what the call itself tells of it where no library knows.
  static func current(calledFrom place: CallPlace) -> SnapshotTest {
    let source = place.source
    #if canImport(Testing)
      if let test = Test.current {
        return SnapshotTest(
          module: test.id.moduleName,
          suites: Array(test.id.nameComponents.dropLast()),
          function: test.id.nameComponents.last ?? test.name,
          isParameterized: test.isParameterized,
          source: source
        )
      }
    #endif
    #if canImport(XCTest)
      if let test = CurrentTestCase.running {
        return SnapshotTest(
          module: test.module,
          suites: [test.type],
          function: test.method,
          source: source
        )
      }
    #endif
    return SnapshotTest(calledBy: place.function.description, at: source)
  }
}
