import XCTest

class BaseTests: XCTestCase { func testBase() {} }
final class DerivedTests: BaseTests { func testOwn() async throws {} }
