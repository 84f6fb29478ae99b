extension SampleOptions {
  /// An option of a sample's own that is a number; nil if it is not given.
  func count(_ option: String) throws -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number >= 0, number <= 1_000_000 else {
      throw UsageError("'\(option) \(text)': use a number from 0 to 1,000,000.")
    }
    return number
  }
}
