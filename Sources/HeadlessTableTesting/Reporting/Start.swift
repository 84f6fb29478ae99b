internal import HeadlessTable

/// Called by HeadlessTableTestingStart when the program or the bundle of tests is loaded.
///
/// It is public because the loader finds only such a function in a release build of Xcode's.
@_spi(Start)
@_cdecl("headless_table_testing_start")
public func startReporting() {
  #if canImport(XCTest)
    CurrentTestCase.startObserving()
  #endif
  UnseenProblems.listen(report)
}

/// Called by HeadlessTableTestingStart when the process ends: prints the problems that no test has reported.
///
/// - Returns: 1 where there was something to say, now or while no test ran, else 0.
@_spi(Start)
@_cdecl("headless_table_testing_end")
public func endReporting() -> Int32 {
  for report in UnseenProblems.takeAll() {
    LateFailures.add(report)
  }
  return LateFailures.areAny ? 1 : 0
}
