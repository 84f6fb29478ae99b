import HeadlessTable
import TestSupport
import Testing

@testable import tablesnap

@Suite("Names that a source file declares", .bounded)
struct SourceNamesTests {
  @Test(
    "functions by their labels, and types",
    arguments: [
      ("func a() {}", ["a()"], []),
      ("func a(_ x: Int, of y: [Int: Int] = [1: 2], z: (Int, Int)) {}", ["a(_:of:z:)"], []),
      ("func a<T: P>(x: T, body: (_ y: Int, Int) -> Void) where T: Q {}", ["a(x:body:)"], []),
      ("@Test func `a raw name`() {}", ["`a raw name`()"], []),
      ("struct A { enum B { func c() {} } }", ["c()"], ["A", "B"]),
      (
        "extension A.B {}\nfinal class `raw suite` {}\nactor D {}", [],
        ["A", "B", "`raw suite`", "D"]
      ),
      ("// func a() {}\n/* func b() {} /* struct C {} */ func d() {} */ func e() {}", ["e()"], []),
      ("let a = \"func b() \\\" func c()\"; func d() {}", ["d()"], []),
      ("let a = \"\"\"\n  func b() {}\n  \"\"\"\nfunc c() {}", ["c()"], []),
      ("let functional = 1, structure = 2", [], []),
      ("let a = \"it is open\nfunc b() {}", ["b()"], []),
      ("func", [], []),
    ] as [(String, [String], [String])]
  )
  func names(source: String, functions: [String], types: [String]) {
    let names = SourceNames(source)
    #expect(names.functions == Set(functions.map(SnapshotName.component(ofTest:))))
    #expect(names.types == Set(types.map(SnapshotName.component(ofTest:))))
    #expect(names.conditionalFunctions.isEmpty)
  }

  @Test("functions that are compiled only sometimes")
  func conditions() {
    let names = SourceNames(
      """
      func before() {}
      #if os(macOS)
        #if DEBUG
          func inner() {}
        #endif
        func outer() {}
      #else
        func other() {}
      #endif
      func after() {} // #if
      func last() {}
      """
    )
    #expect(names.conditionalFunctions == ["inner", "outer", "other"])
    #expect(names.functions == ["before", "inner", "outer", "other", "after", "last"])
  }
}
