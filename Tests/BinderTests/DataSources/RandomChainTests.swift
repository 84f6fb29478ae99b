import TestSupport
import Testing

/// Trees of combinators over sources that change at random, in a table: each shows what it has to, and says how it came
/// about.
@MainActor
@Suite(.bounded)
struct RandomChainTests {
  @Test func everyChangeLeadsToWhatIsToBeShown() {
    for seed in 0..<Cases.count(80) {
      var trial = ChainTrial(seed: seed)
      for step in 0..<20 {
        guard let problem = trial.problem(afterStep: step) else { continue }
        Issue.record("seed \(seed), step \(step), \(trial.chain.text): \(problem)")
        return
      }
    }
  }
}
