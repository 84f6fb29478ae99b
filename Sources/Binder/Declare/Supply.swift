/// Where the data of a binding comes from, whatever way it was written.
@MainActor
@usableFromInline
struct Supply<Value> {
  /// Gives the data as it is now.
  let read: () -> Value

  /// Tells data that was set anew from data that was not; nil for data that is new at each refresh.
  let version: (() -> Int)?

  /// Data that was given once.
  @usableFromInline
  static func constant(_ value: Value) -> Supply {
    Supply(read: { value }, version: { 0 })
  }

  /// Data that is read anew at each refresh.
  @usableFromInline
  static func closure(_ read: @escaping () -> Value) -> Supply {
    Supply(read: read, version: nil)
  }

  /// Data that a callback replaces.
  ///
  /// - Parameters:
  ///   - value: The data until the callback is called.
  ///   - callback: Is set to a closure that replaces the data.
  ///   - onChange: Runs after the data was replaced.
  /// - Returns: A supply of the latest data.
  static func pushed(
    _ value: Value,
    _ callback: inout (Value) -> Void,
    onChange: @escaping () -> Void
  ) -> Supply {
    let latest = Latest(value)
    callback = { value in
      latest.value = value
      latest.version += 1
      onChange()
    }
    return Supply(read: { latest.value }, version: { latest.version })
  }

  /// Data that observed arrays are, and what became of them since it was read last.
  ///
  /// - Parameter models: The observed arrays, by section.
  /// - Returns: A supply that keeps the observation alive.
  static func observed<Section: TableViewSection, Model>(
    _ models: [Section: ObservedModels<Model>]
  ) -> Supply where Value == [Section: Rows<Section, Model>.Storage] {
    Supply(
      read: { models.mapValues { .observed($0.read()) } },
      version: { models.values.reduce(0) { $0 + $1.version } }
    )
  }

  /// The same data in another shape.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> Supply<Result> {
    let read = read
    return Supply<Result>(read: { transform(read()) }, version: version)
  }

  /// The same data as that of one section.
  ///
  /// A chain must not be captured here: its data would keep the declaration, and so itself, alive.
  @usableFromInline
  func keyed<Section: TableViewSection>(by section: Section) -> Supply<[Section: Value]> {
    map { [section: $0] }
  }

  /// The same data, made only once for each version of it, so that what did not change is the same object.
  ///
  /// - Parameter refreshes: The version of data that is new at each refresh: the number of refreshes.
  /// - Returns: A closure that gives the data.
  func cached(refreshes: @escaping () -> Int) -> () -> Value {
    let version = version ?? refreshes
    let read = read
    var cache: (version: Int, value: Value)?
    return {
      let now = version()
      if let cache, cache.version == now { return cache.value }
      let value = read()
      cache = (now, value)
      return value
    }
  }
}

/// The latest of the values that a callback was given.
@MainActor
private final class Latest<Value> {
  var value: Value
  var version = 0

  init(_ value: Value) {
    self.value = value
  }
}
