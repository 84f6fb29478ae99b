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
  var seconds: Double { self / .seconds(1) }
  var microseconds: Int { Int(self / .microseconds(1)) }
  var nanoseconds: Int { Int(self / .nanoseconds(1)) }
}

extension Double {
  var twoDecimals: Double { (self * 100).rounded() / 100 }
}
