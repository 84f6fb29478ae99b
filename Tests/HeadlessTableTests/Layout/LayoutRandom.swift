/// The SplitMix64 generator: the same numbers in every run, for one seed.
struct LayoutRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in `0..<bound`, or 0 for a bound of 0.
  mutating func below(_ bound: Int) -> Int {
    bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0
  }

  /// A part of `0..<count`, possibly empty, and at most `length` long.
  mutating func range(within count: Int, length: Int) -> Range<Int> {
    let start = below(count + 1)
    return start..<start + below(min(length, count - start) + 1)
  }

  /// One of a few values, the same one again and again, so that neighbours are often equal.
  mutating func height(_ choices: [Double]) -> Double {
    choices[below(choices.count)]
  }
}
