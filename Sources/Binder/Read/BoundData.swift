/// The data of a binding and its origin, whatever way it was written.
@MainActor
@usableFromInline
enum BoundData<Value> {
  /// Data that was given once.
  case constant(Value)
  /// Data that a closure returns at each refresh.
  case closure(() -> Value)
  /// Data that others replace, and how new data is compared with old; whether code of the declaration runs while it is read,
  /// and the feed that keeps it up to date, if it changes by itself.
  indirect case replaced(
    read: () -> Value,
    version: () -> Int,
    runsCode: Bool = false,
    feed: (any DataFeed)? = nil
  )

  /// The feed that keeps the data up to date from the end of binding on; nil if it does not change by itself.
  var feed: (any DataFeed)? {
    if case .replaced(_, _, _, let feed) = self { feed } else { nil }
  }

  /// What is made of the data, given in the same way.
  ///
  /// - Parameters:
  ///   - runsCode: Whether code of the declaration runs while it is made. What such code reads is observed, and after a
  ///     change it runs again.
  ///   - transform: Makes it.
  /// - Returns: It, or a way to it.
  @inlinable
  func map<Result>(
    runsCode: Bool = false,
    _ transform: @escaping (Value) -> Result
  ) -> BoundData<Result> {
    switch self {
    case .constant(let value):
      runsCode ? .closure { transform(value) } : .constant(transform(value))
    case .closure(let read): .closure { transform(read()) }
    case .replaced(let read, let version, _, let feed):
      .replaced(read: { transform(read()) }, version: version, runsCode: runsCode, feed: feed)
    }
  }

  /// Gives the data, read only once for each version of it, so that what did not change is the same object.
  ///
  /// It is read again, too, when something `@Observable` has changed that code of the declaration read for it.
  ///
  /// - Parameter observation: Says when data that is read again at each refresh is new.
  /// - Returns: The data, or a way to it: no data that others replace.
  func reading(_ observation: @autoclosure () -> CommonObservation) -> BoundData {
    switch self {
    case .constant: return self
    case .closure(let read):
      let observation = observation()
      observation.begin()
      return .observed(read, version: { observation.refreshCount }, observation, joins: true)
    case .replaced(let read, let version, runsCode: false, _):
      return .once(read, version: version)
    case .replaced(let read, let version, runsCode: true, _):
      return .observed(read, version: version, observation(), joins: false)
    }
  }

  /// Whether it was given once.
  var isConstant: Bool {
    if case .constant = self { true } else { false }
  }

  /// The data as it is now.
  var value: Value {
    switch self {
    case .constant(let value): value
    case .closure(let read), .replaced(let read, _, _, _): read()
    }
  }

  /// Reads once for each version; no code of the declaration runs, so there is nothing to observe.
  private static func once(
    _ read: @escaping () -> Value,
    version: @escaping () -> Int
  ) -> BoundData {
    var cache: (version: Int, value: Value)?
    return .closure {
      let now = version()
      if let cache, cache.version == now { return cache.value }
      let value = read()
      cache = (now, value)
      return value
    }
  }

  /// Reads once for each version and each change of what was observed while it was read.
  private static func observed(
    _ read: @escaping () -> Value,
    version: @escaping () -> Int,
    _ observation: CommonObservation,
    joins: Bool
  ) -> BoundData {
    var changes = 0
    let tracker = ObservationTracker {
      changes += 1
      observation.memberChanged()
    }
    var cache: (version: Int, value: Value)?
    return .closure {
      let now = version() + changes
      if let cache, cache.version == now { return cache.value }
      let isCommon =
        joins && changes == 0 && observation.join(insteadOf: tracker) { changes += 1 }
      let value = isCommon ? read() : tracker.track(read)
      cache = (now, value)
      return value
    }
  }
}

extension BoundData {
  /// Data that a callback replaces.
  ///
  /// - Parameters:
  ///   - value: The data until the callback is called.
  ///   - callback: Is set to a closure that replaces the data.
  ///   - onChange: Runs after the data was replaced.
  /// - Returns: The latest data, as it is read.
  static func pushed(
    _ value: Value,
    _ callback: inout (Value) -> Void,
    onChange: @escaping () -> Void
  ) -> BoundData {
    let latest = LatestValue(value, onChange: onChange)
    callback = { latest.replace(with: $0) }
    return .replaced(read: { latest.value }, version: { latest.version })
  }

  /// Data that the elements of a sequence replace, from the end of binding on.
  ///
  /// - Parameters:
  ///   - source: Gives the data.
  ///   - value: The data until the first element comes.
  ///   - onChange: Runs after the data was replaced.
  /// - Returns: The latest data, as it is read.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  static func elements<Source: AsyncSequence<Value, Never>>(
    of source: Source,
    initially value: Value,
    onChange: @escaping () -> Void
  ) -> BoundData {
    let latest = LatestValue(value, onChange: onChange)
    return .replaced(
      read: { latest.value },
      version: { latest.version },
      feed: SequenceFeed(source, into: latest)
    )
  }
}
