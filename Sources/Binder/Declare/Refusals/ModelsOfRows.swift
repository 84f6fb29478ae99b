/// Data that looks like the models of a section's rows and is of another shape: what the compiler says of it.
///
/// Rows are bound to an array, to a closure that gives one, or to something that is observed. Each type below is refused
/// with a sentence of its own, at the data.
public protocol ModelsOfRows<Model> {
  /// The type of the models.
  associatedtype Model
}

@available(
  *,
  unavailable,
  message: "the models are optional; bind an empty array for none: models ?? []"
)
extension Optional: ModelsOfRows where Wrapped: Sequence {
  /// The type of the models.
  public typealias Model = Wrapped.Element
}

@available(
  *,
  unavailable,
  message:
    "one section takes an array; data by section is bound to several, after onSections(…) or in OnSections"
)
extension Dictionary: ModelsOfRows where Value: Sequence {
  /// The type of the models.
  public typealias Model = Value.Element
}

@available(
  *,
  unavailable,
  message: "a set has no order; bind an array: models.sorted { … }"
)
extension Set: ModelsOfRows {
  /// The type of the models.
  public typealias Model = Element
}

@available(
  *,
  unavailable,
  message: "a property is read by a closure, which is observed: models: { people.value }"
)
extension Property: ModelsOfRows where Value: Sequence {
  /// The type of the models.
  public typealias Model = Value.Element
}

@available(
  *,
  unavailable,
  message:
    "bind the signal to a Property, and read that by a closure, which is observed: models: { people.value }"
)
extension Signal: ModelsOfRows where Element: Sequence {
  /// The type of the models.
  public typealias Model = Element.Element
}

@available(*, unavailable, message: "the models are an array; write Array(…) around them")
extension ArraySlice: ModelsOfRows {
  /// The type of the models.
  public typealias Model = Element
}

@available(*, unavailable, message: "the models are an array; write Array(…) around them")
extension ContiguousArray: ModelsOfRows {
  /// The type of the models.
  public typealias Model = Element
}

@available(*, unavailable, message: "the models are an array; write Array(…) around them")
extension Dictionary.Keys: ModelsOfRows {
  /// The type of the models.
  public typealias Model = Element
}

@available(*, unavailable, message: "the models are an array; write Array(…) around them")
extension Dictionary.Values: ModelsOfRows {
  /// The type of the models.
  public typealias Model = Element
}

@available(*, unavailable, message: "the models are an array; write Array(…) around them")
extension EnumeratedSequence: ModelsOfRows {
  /// The type of the models.
  public typealias Model = Element
}

@available(*, unavailable, message: "the models are an array; write Array(…) around them")
extension Range: ModelsOfRows {
  /// The type of the models.
  public typealias Model = Bound
}

@available(*, unavailable, message: "the models are an array; write Array(…) around them")
extension ClosedRange: ModelsOfRows {
  /// The type of the models.
  public typealias Model = Bound
}
