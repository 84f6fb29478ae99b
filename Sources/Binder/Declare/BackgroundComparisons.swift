/// The model types whose rows can be compared off the main actor, and how.
struct BackgroundComparisons {
  private var comparisons: [ObjectIdentifier: any Sendable] = [:]

  /// How rows of a type are compared off the main actor; nil if they are compared on it.
  subscript<Model>(type: Model.Type) -> BackgroundComparison<Model>? {
    get { comparisons[ObjectIdentifier(type)] as? BackgroundComparison<Model> }
    set { comparisons[ObjectIdentifier(type)] = newValue }
  }
}
