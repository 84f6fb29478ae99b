import TestSupport
import Testing

@Suite("Cost of type-checking", .bounded)
struct TypeCheckBudgetTests {
  @Test("fixtures stay within their budget of solver scopes", arguments: TypeCheckFixture.all)
  func budget(fixture: TypeCheckFixture) async throws {
    let cost = try await TypeCheckCost.measure(fixture.source)
    #expect(
      cost.scopes <= fixture.scopes,
      "'\(fixture.name)' takes \(cost.scopes) scopes; its budget is \(fixture.scopes)."
    )
    if fixture.isTimed { #expect(cost.slowBodies == []) }
  }

  @Test("scopes are the same in every run, and more for more code")
  func scopesAreDeterministic() async throws {
    func source(_ operators: Int) -> String {
      "func f(_ a: Int) -> Int { a" + String(repeating: " + 1", count: operators) + " }"
    }
    let short = try await TypeCheckCost.measure(source(1)).scopes
    let long = try await TypeCheckCost.measure(source(6)).scopes
    #expect(try await TypeCheckCost.measure(source(1)).scopes == short)
    #expect(short > 0)
    #expect(long > short)
  }

  @Test("a body over the limit is named")
  func slowBody() async throws {
    let arithmetic = (0..<4).map { "_ = [\"\\(\($0) * 2 + 1)\", String(\($0) - 1)]" }
    let source = "func slow() {\n\(arithmetic.joined(separator: "\n"))\n}"
    let cost = try await TypeCheckCost.measure(source, limitInMilliseconds: 1, attempts: 1)
    #expect(cost.slowBodies.count == 1)
    #expect(cost.slowBodies.first?.contains("'slow()' took") == true)
  }

  @Test("a fixture that does not compile fails with the compiler's error")
  func compileError() async {
    let failure = await #expect(throws: TypeCheckFailure.self) {
      try await TypeCheckCost.measure("import Binder\nlet a: NoSuchType")
    }
    #expect(failure?.description.contains("cannot find type 'NoSuchType' in scope") == true)
  }

  @Test("a missing compiler fails with a sentence")
  func missingCompiler() {
    let failure = #expect(throws: TypeCheckFailure.self) {
      try BuiltModules.compiler(path: "/nowhere:/nowhere-else")
    }
    #expect(
      failure?.description
        == "swiftc is in none of the folders of PATH, so type-checking was not measured."
    )
  }
}
