import Binder
import HeadlessTable
import TestSupport
import Testing

/// Each declaration in both syntaxes: the same pictures, calls, words and problems.
@MainActor
@Suite(.bounded)
struct ParityTests {
  @Test(arguments: Spellings.all.indices)
  func bothSpellings(_ index: Int) {
    let spellings = Spellings.all[index]
    let (chain, builder) = (spellings.outcomeOfChain(), spellings.outcomeOfBuilder())
    #expect(chain.pictures.last?.contains("row ") == true, "\(spellings.name)")
    #expect(builder.pictures == chain.pictures, "\(spellings.name)")
    #expect(builder.calls == chain.calls, "\(spellings.name)")
    #expect(builder.said == chain.said, "\(spellings.name)")
    #expect(builder.problems == chain.problems, "\(spellings.name)")
  }
}

extension Spellings {
  static let all =
    forms + handlers + dimensions + supplementaries + multi + scopes + behaviors
}
