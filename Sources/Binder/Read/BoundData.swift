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
  /// - Parameter notifier: Says when data that is read again at each refresh is new.
  /// - Returns: The data, or a way to it.
  func reading(notifier: @autoclosure () -> RefreshNotifier) -> ReadData<Value> {
    switch self {
    case .constant(let value): return .constant(value)
    case .closure(let read):
      let notifier = notifier()
      return .observed(
        read,
        version: notifier.refreshes,
        notifier,
        with: notifier.observation
      )
    case .replaced(let data) where !data.runsCode:
      return .once(data.read, version: data.version)
    case .replaced(let data):
      return .observed(data.read, version: data.version, notifier())
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

/// The data of a binding, read when it was declared, or each time that it is new.
@MainActor
enum ReadData<Value> {
  /// It was read when it was declared.
  case constant(Value)
  /// A closure knows whether it has to be read again.
  case closure(() -> Value)

  /// Whether it was read when it was declared.
  var isConstant: Bool {
    if case .constant = self { true } else { false }
  }

  /// The data as it is now.
  var value: Value {
    switch self {
    case .constant(let value): value
    case .closure(let read): read()
    }
  }

  /// Reads once for each version; no code of the declaration runs, so there is nothing to observe.
  fileprivate static func once(
    _ read: @escaping () -> Value,
    version: @escaping () -> Int
  ) -> ReadData {
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
  fileprivate static func observed(
    _ read: @escaping () -> Value,
    version: @escaping () -> Int,
    _ notifier: RefreshNotifier,
    with common: CommonObservation? = nil
  ) -> ReadData {
    var changes = 0
    let tracker = ObservationTracker {
      changes += 1
      notifier.dataChanged()
    }
    var cache: (version: Int, value: Value)?
    return .closure {
      let now = version() + changes
      if let cache, cache.version == now { return cache.value }
      let isCommon = changes == 0 && common?.join(insteadOf: tracker) { changes += 1 } ?? false
      let value = isCommon ? read() : tracker.track(read)
      cache = (now, value)
      return value
    }
  }
}

/// Tells the data of a binding that it is to be read again, and tells others that it is new by itself.
@MainActor
struct RefreshNotifier {
  /// Observes the closures together that have read nothing yet which changed by itself.
  let observation: CommonObservation
  /// The number of times that all data closures were to be read again.
  let refreshes: () -> Int
  /// Has the table brought up to date at the next frame.
  let dataChanged: () -> Void
}
