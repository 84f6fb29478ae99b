extension Sequence<UInt8> {
  /// A number that follows from the bytes alone, on every machine and in every run: FNV-1a with 64 bits.
  package var fingerprint: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension UnsignedInteger {
  /// The hexadecimal digits, behind zeros up to a number of them: `00ff` for 4.
  package func hexadecimal(digits count: Int) -> String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
