/// The data of a binding and its origin, whatever way it was written.
@MainActor
@usableFromInline
enum BoundData<Value> {
  /// Data that was given once.
  case constant(Value)
  /// Data that a closure gives at each refresh.
  case closure(() -> Value)
  /// Data that others replace.
  case replaced(ReplacedData<Value>)

  /// The feed that keeps the data up to date from the end of binding on; nil if it does not change by itself.
  var feed: (any DataFeed)? {
    if case .replaced(let data) = self { data.feed } else { nil }
  }

  /// Gives what is made of the data, made only once for each version of it, so that what did not change is the same object.
  ///
  /// It is made again, too, when something `@Observable` has changed that code of the declaration read while it was made.
  ///
  /// - Parameters:
  ///   - transform: Makes it.
  ///   - runsCode: Whether code of the declaration runs while it is made of data that has versions.
  ///   - notifier: Says when data that is read again at each refresh is new.
  /// - Returns: It, or a way to it.
  @inline(__always)
  func reading<Result>(
    _ transform: @escaping (Value) -> Result,
    runsCode: Bool = false,
    notifier: @autoclosure () -> RefreshNotifier
  ) -> ReadData<Result> {
    switch self {
    case .constant(let value) where !runsCode:
      return .constant(transform(value))
    case .constant(let value):
      return .observed({ transform(value) }, version: { 0 }, notifier())
    case .closure(let read):
      let notifier = notifier()
      return .observed(
        { transform(read()) },
        version: notifier.refreshes,
        notifier,
        with: notifier.observation
      )
    case .replaced(let data) where !runsCode:
      return .once({ transform(data.read()) }, version: data.version)
    case .replaced(let data):
      return .observed({ transform(data.read()) }, version: data.version, notifier())
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
    return .replaced(ReplacedData(latest, feed: nil))
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
    return .replaced(ReplacedData(latest, feed: SequenceFeed(source, into: latest)))
  }

  /// Rows that observed arrays are, and what became of them since they were read last.
  ///
  /// - Parameter rows: The rows, by section; they keep the observation alive.
  /// - Returns: The rows as they are now.
  static func observed(
    _ rows: BySection<ReplacedData<any RowList>>
  ) -> BoundData where Value == BySection<any RowList> {
    .replaced(
      ReplacedData(
        read: { rows.mapValues { $0.read() } },
        version: {
          var versions = 0
          for (_, rows) in rows { versions += rows.version() }
          return versions
        }
      )
    )
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
  /// The feed that keeps the data up to date; nil if it does not change by itself.
  var feed: (any DataFeed)?
}

extension ReplacedData {
  init(_ latest: LatestValue<Value>, feed: (any DataFeed)?) {
    self.init(read: { latest.value }, version: { latest.version }, feed: feed)
  }
}

/// What is made of the data of a binding: once, or each time that the data is new.
@MainActor
enum ReadData<Value> {
  /// It was made when it was declared.
  case constant(Value)
  /// A closure knows whether it has to be made again.
  case closure(() -> Value)

  /// What is made of the data as it is now.
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
      let isCommon = changes == 0 && cache != nil && common?.join { changes += 1 } ?? false
      if isCommon { tracker.end() }
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
