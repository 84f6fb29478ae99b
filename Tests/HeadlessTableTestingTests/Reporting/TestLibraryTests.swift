import TestSupport
import Testing

@testable import HeadlessTableTesting

@Suite(.bounded)
struct TestLibraryTests {
  @Test(
    "the library follows from how the process was started",
    arguments: [
      (["/a/AppTests.xctest", "--testing-library", "swift-testing"], .swiftTesting),
      (["/a/AppTests.xctest", "--testing-library=swift-testing"], .swiftTesting),
      (["/a/AppTests.xctest", "App.Tests/testA,App.Tests/testB"], .xcTest),
      (["/a/AppTests.xctest"], .xcTest),
      (["/Developer/usr/bin/xctest", "AppTests.xctest"], .xcTest),
      (["/a/app", "--testing-library", "other"], nil),
      ([], nil),
    ] as [([String], TestLibrary?)]
  )
  func library(arguments: [String], expected: TestLibrary?) {
    #expect(TestLibrary(arguments: arguments) == expected)
  }
}
