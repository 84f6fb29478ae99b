extension Double {
  /// The number in its shortest form with at most three decimals; there is no negative zero.
  var snapshotText: String {
    if let whole = Int(exactly: self) { return String(whole) }
    guard magnitude < 1e12 else { return description }
    let thousandths = Int((self * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = thousandths < 0 ? "-\(whole)" : "\(whole)"
    guard rest != 0 else { return text }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    text += ".\(decimals)"
    return text
  }

  /// The number in the shortest form that tells it from every other one.
  var exactText: String { Int(exactly: self).map { String($0) } ?? description }

  /// Whether a snapshot writes the number as more than nothing.
  var isSeen: Bool { magnitude >= 0.0005 }
}

/// A number with its noun: `1 row`, `3 rows`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
