/// The data of a binding and its origin, whatever way it was written.
@MainActor
@usableFromInline
struct BoundData<Value> {
  /// Gives the data as it is now.
  let read: () -> Value

  /// Tells data that was set anew from data that was not; nil for data that is new at each refresh.
  let version: (() -> Int)?

  /// The feed that keeps the data up to date from the end of binding on; nil if it does not change by itself.
  let feed: (any DataFeed)?

  /// Data that was given once.
  @usableFromInline
  static func constant(_ value: Value) -> BoundData {
    BoundData(read: { value }, version: { 0 }, feed: nil)
  }

  /// Data that is read anew at each refresh.
  @usableFromInline
  static func closure(_ read: @escaping () -> Value) -> BoundData {
    BoundData(read: read, version: nil, feed: nil)
  }

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
    return BoundData(latest, feed: nil)
  }

  /// Data that the elements of a sequence replace, from the end of binding on.
  ///
  /// - Parameters:
  ///   - source: Gives the data.
  ///   - value: The data until the first element comes.
  ///   - onChange: Runs after the data was replaced.
  /// - Returns: The latest data, as it is read.
  static func elements<Source: AsyncSequence<Value, Never>>(
    of source: Source,
    initially value: Value,
    onChange: @escaping () -> Void
  ) -> BoundData {
    let latest = LatestValue(value, onChange: onChange)
    return BoundData(latest, feed: SequenceFeed(source, into: latest))
  }

  /// Data that observed arrays are, and what became of them since it was read last.
  ///
  /// - Parameter models: The observed arrays, by section.
  /// - Returns: Data that keeps the observation alive.
  static func observed<Model>(
    _ models: BySection<ObservedModels<Model>>
  ) -> BoundData where Value == BySection<ObservedModels<Model>.Reading> {
    BoundData(
      read: { models.mapValues { $0.read() } },
      version: { models.reduce(0) { $0 + $1.1.version } },
      feed: nil
    )
  }

  /// The same data in another shape.
  func map<Result>(_ transform: @escaping (Value) -> Result) -> BoundData<Result> {
    let read = read
    return BoundData<Result>(read: { transform(read()) }, version: version, feed: feed)
  }

  /// The same data, made only once for each version of it, so that what did not change is the same object.
  ///
  /// It is new, too, when something `@Observable` has changed that code of the declaration read while it was made.
  ///
  /// - Parameters:
  ///   - notifier: Says when data that is read anew at each refresh is new.
  ///   - runsCode: Whether code of the declaration runs, too, while data is made into this that has versions.
  /// - Returns: A closure that gives the data.
  func cached(_ notifier: RefreshNotifier, runsCode: Bool = false) -> () -> Value {
    if let version, !runsCode { return read(by: version) }
    return readAnew(notifier)
  }

  /// Reads the data once for each version; no code of the declaration runs, so there is nothing to observe.
  private func read(by version: @escaping () -> Int) -> () -> Value {
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

  private func readAnew(_ notifier: RefreshNotifier) -> () -> Value {
    let version = version ?? notifier.refreshes
    let common = self.version == nil ? notifier.observation : nil
    let read = read
    var changes = 0
    let tracker = ObservationTracker {
      changes += 1
      notifier.dataChanged()
    }
    var cache: (version: Int, value: Value)?
    return {
      let now = version() + changes
      if let cache, cache.version == now { return cache.value }
      let isCommon = changes == 0 && cache != nil && common?.join { changes += 1 } ?? false
      if isCommon { tracker.end() }
      let value = isCommon ? read() : tracker.track(read)
      cache = (now, value)
      return value
    }
  }
}

extension BoundData {
  private init(_ latest: LatestValue<Value>, feed: (any DataFeed)?) {
    self.init(read: { latest.value }, version: { latest.version }, feed: feed)
  }
}

/// Tells the data of a binding that it is to be read again, and tells others that it is new by itself.
@MainActor
struct RefreshNotifier {
  /// Observes the closures together that have read nothing yet which changed by itself.
  let observation: CommonObservation?
  /// The number of times that all data closures were to be read again.
  let refreshes: () -> Int
  /// Has the table brought up to date at the next frame.
  let dataChanged: () -> Void
}
