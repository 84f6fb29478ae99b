/// The data of a binding and its origin, whatever way it was written.
@MainActor
@usableFromInline
enum BoundData<Value> {
  /// Data that was given once.
  case constant(Value)
  /// Data that a closure gives at each refresh.
  case closure(() -> Value)
  /// Data that others replace.
  indirect case replaced(ReplacedData<Value>)

  /// The feed that keeps the data up to date from the end of binding on; nil if it does not change by itself.
  var feed: (any DataFeed)? {
    if case .replaced(let data) = self { data.feed } else { nil }
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
    case .replaced(let data): .replaced(data.map(runsCode: runsCode, transform))
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
    case .replaced(let data) where !data.runsCode:
      return .once(data.read, version: data.version)
    case .replaced(let data):
      return .observed(data.read, version: data.version, observation(), joins: false)
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
    case .closure(let read): read()
    case .replaced(let data): data.read()
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
    return .replaced(ReplacedData(latest))
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
    return .replaced(ReplacedData(latest, feed: SequenceFeed(source, into: latest)))
  }
}

/// Data that others replace, and how new data is told from old.
@MainActor
@usableFromInline
struct ReplacedData<Value> {
  /// Gives the data as it is now.
  let read: () -> Value
  /// Tells data that was set again from data that was not.
  let version: () -> Int
  /// Whether code of the declaration runs while it is read.
  let runsCode: Bool
  /// The feed that keeps the data up to date; nil if it does not change by itself.
  let feed: (any DataFeed)?

  private init(
    read: @escaping () -> Value,
    version: @escaping () -> Int,
    runsCode: Bool,
    feed: (any DataFeed)?
  ) {
    self.read = read
    self.version = version
    self.runsCode = runsCode
    self.feed = feed
  }

  @usableFromInline
  init(read: @escaping () -> Value, version: @escaping () -> Int, runsCode: Bool = false) {
    self.init(read: read, version: version, runsCode: runsCode, feed: nil)
  }

  init(_ latest: LatestValue<Value>, feed: (any DataFeed)? = nil) {
    self.init(
      read: { latest.value },
      version: { latest.version },
      runsCode: false,
      feed: feed
    )
  }

  /// What is made of the data, of the same versions.
  @usableFromInline
  func map<Result>(
    runsCode: Bool,
    _ transform: @escaping (Value) -> Result
  ) -> ReplacedData<Result> {
    ReplacedData<Result>(
      read: { [read] in transform(read()) },
      version: version,
      runsCode: runsCode,
      feed: feed
    )
  }
}
