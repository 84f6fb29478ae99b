extension BinaryInteger {
  /// The digits in groups of three, the same in every locale.
  var grouped: String {
    let digits = "\(magnitude)"
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
