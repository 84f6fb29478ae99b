import Foundation

/// Measures pieces of work in turn, so that a machine that slows down slows all of them down.
struct Rounds {
  let count: Int

  /// The median time of each piece of work.
  @MainActor
  func measure(_ work: [@MainActor () -> Void]) -> [Duration] {
    var times = work.map { _ in [Duration]() }
    let clock = ContinuousClock()
    for piece in work { piece() }
    for _ in 0..<count {
      for (index, piece) in work.enumerated() { times[index].append(clock.measure(piece)) }
    }
    return times.map { $0.sorted()[count / 2] }
  }
}

extension Duration {
  /// How long this thread has been at work so far: on the main actor, how long the main actor has.
  static var atWork: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  var seconds: Double { self / .seconds(1) }
  var microseconds: Int { Int(self / .microseconds(1)) }
  var nanoseconds: Int { Int(self / .nanoseconds(1)) }
}

extension Double {
  var twoDecimals: Double { (self * 100).rounded() / 100 }
}
