@MainActor
@usableFromInline
enum BoundData<Value> {
  case constant(Value)
  case closure(() -> Value)
  /// Data that others replace, and how new data is compared with old; whether code of the declaration runs while it is read,
  /// and the feed that keeps it up to date, if it changes by itself.
  indirect case replaced(
    read: () -> Value,
    version: () -> Int,
    runsCode: Bool = false,
    feed: (any DataFeed)? = nil
  )

  var feed: (any DataFeed)? {
    if case .replaced(_, _, _, let feed) = self { feed } else { nil }
  }

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

  var isConstant: Bool {
    if case .constant = self { true } else { false }
  }

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
  static func pushed(
    _ value: Value,
    _ callback: inout (Value) -> Void,
    onChange: @escaping () -> Void
  ) -> BoundData {
    let latest = LatestValue(value, onChange: onChange)
    callback = { latest.replace(with: $0) }
    return .replaced(read: { latest.value }, version: { latest.version })
  }

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
