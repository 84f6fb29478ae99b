/// The bytes that libFuzzer has chosen, taken one after another.
///
/// The tests' generators of random tables, batches and trees draw from this instead of numbers, so that libFuzzer decides
/// what they make. A process works on one input at a time.
package enum FuzzerInput {
  nonisolated(unsafe) package private(set) static var rest: ArraySlice<UInt8> = []

  package static func begin(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next byte; nil when there is none.
  package static func nextByte() -> UInt8? { rest.popFirst() }
}

/// Stands for the tests' generator of that name: each number is made of one byte of the input, and of a seeded sequence
/// once there is none left.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    guard let byte = FuzzerInput.nextByte() else { return mixed }
    // `Int.random` looks at the high bits, `Bool.random` at bit 17; the rest keeps it from trying again for ever.
    let low = UInt64(byte & 1) << 17
    return UInt64(byte) << 56 | (mixed >> 8 & ~(1 << 17)) | low
  }
}
