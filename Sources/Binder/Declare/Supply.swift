/// Where the data of a binding comes from, whatever way it was written.
@MainActor
struct Supply<Value> {
  /// Gives the data as it is now.
  let read: () -> Value

  /// Data that was given once.
  static func constant(_ value: Value) -> Supply {
    Supply { value }
  }

  /// Data that is read anew at each refresh.
  static func closure(_ read: @escaping () -> Value) -> Supply {
    Supply(read: read)
  }

  /// The same data in another shape.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> Supply<Result> {
    Supply<Result> { transform(read()) }
  }

  /// The same data as that of one section.
  ///
  /// A chain must not be captured here: its data would keep the declaration, and so itself, alive.
  func keyed<Section: TableViewSection>(by section: Section) -> Supply<[Section: Value]> {
    map { [section: $0] }
  }
}
