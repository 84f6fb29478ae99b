import TestSupport

/// Trees of combinators over sources that change: who only hears of patches knows what is shown.
@MainActor
enum SourcesTarget {
  static func problem(_ random: inout SplitMix64) -> String? {
    var trial = ChainTrial(seed: random.below(2))
    for step in 0..<(1 + random.below(12)) {
      if let problem = trial.problem(afterStep: step) {
        return "step \(step), \(trial.chain.text): \(problem)"
      }
    }
    return nil
  }
}
