extension Double {
  /// The number in its shortest form with at most three decimals; there is no negative zero.
  var snapshotText: String { text(scale: 1000) }

  /// A length in points in its shortest form, with two decimals at most: 44.33 for a third.
  package var pointsText: String { text(scale: 100) }

  private func text(scale: Int) -> String {
    if let whole = Int(exactly: self) { return String(whole) }
    guard magnitude < 1e12 else { return description }
    let parts = Int((self * Double(scale)).rounded())
    let (whole, rest) = parts.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    var text = parts < 0 ? "-\(whole)" : "\(whole)"
    guard rest != 0 else { return text }
    var decimals = String(rest + UInt(scale)).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    text += ".\(decimals)"
    return text
  }

  /// The number in the shortest form that no other number has.
  package var exactText: String { Int(exactly: self).map { String($0) } ?? description }

  /// Whether a snapshot writes a length as more than nothing.
  package var isSeen: Bool { magnitude >= 0.005 }
}
