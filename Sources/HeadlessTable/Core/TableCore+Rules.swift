import Binder

extension TableCore {
  /// Takes a height that the program has set, or refuses it; for an estimate with UIKit's words for what is estimated.
  func set(
    _ property: WritableKeyPath<HeightRules, Double>,
    _ name: String,
    _ height: Double,
    estimateOf estimated: String? = nil
  ) {
    if !height.isLength && height != automaticDimension {
      let isNegative = height < 0 && height.isFinite
      report(
        estimated.flatMap { isNegative ? .invalidEstimate(height, of: $0) : nil }
          ?? .invalidHeight(height, of: "\(name) of the table")
      )
    } else {
      layout.rules[keyPath: property] = height
    }
    progress.reloadNeeded()
  }
}
