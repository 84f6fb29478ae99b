/// The numbers that random layouts are made of.
extension SplitMix64 {
  /// A number in `0..<bound`, or 0 for a bound of 0.
  package mutating func below(_ bound: Int) -> Int {
    bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0
  }

  /// A part of `0..<count`, possibly empty, and at most `length` long.
  package mutating func range(within count: Int, length: Int) -> Range<Int> {
    let start = below(count + 1)
    return start..<start + below(min(length, count - start) + 1)
  }

  /// One of a few values, the same one again and again, so that neighbours are often equal.
  package mutating func height(_ choices: [Double]) -> Double {
    choices[below(choices.count)]
  }
}
