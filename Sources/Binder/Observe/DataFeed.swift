/// A source that gives new data by itself once it is started.
@MainActor
protocol DataFeed {
  /// Begins to deliver.
  func start() -> any RunningFeed

  /// Has what is delivering already go on for this feed, with the data so far.
  ///
  /// - Returns: Whether it is of the same type; if not, nothing has changed.
  func takeOver(_ running: any RunningFeed) -> Bool
}

/// A feed that delivers, until it is let go.
@MainActor
protocol RunningFeed: AnyObject {}

/// The feeds that deliver, each for the place where it was declared.
@MainActor
struct RunningFeeds<Place: Hashable> {
  private var running: [Place: any RunningFeed] = [:]

  /// Lets feeds deliver, the first one for a place, and ends all others.
  ///
  /// What delivers for a place already goes on there.
  mutating func run(_ feeds: [(place: Place, feed: any DataFeed)]) {
    var next: [Place: any RunningFeed] = [:]
    for (place, feed) in feeds where next[place] == nil {
      if let former = running[place], feed.takeOver(former) {
        next[place] = former
      } else {
        next[place] = feed.start()
      }
    }
    running = next
  }
}
