/// Measures pieces of work in turn, so that all of them meet the same disturbances.
struct Stopwatch {
  /// What is measured.
  struct Contender {
    let name: String
    /// How often the work is done for one measurement.
    var repetitions = 1
    let work: () -> Void
  }

  /// The median times in milliseconds, in the order of the contenders.
  ///
  /// Every measurement follows some milliseconds of the same work that are not measured, so that nobody pays for
  /// what another one left in the caches, nor has a profit from it. Work that needs longer than a quarter of a second is measured once.
  static func medians(of contenders: [Contender], rounds: Int) -> [Double] {
    var times = contenders.map { _ in [Double]() }
    for contender in contenders { contender.work() }
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() where times[index].first ?? 0 < 250 {
        warmUp(contender)
        times[index].append(milliseconds(contender))
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  private static func warmUp(_ contender: Contender) {
    let clock = ContinuousClock()
    let start = clock.now
    repeat { contender.work() } while clock.now - start < .milliseconds(2)
  }

  private static func milliseconds(_ contender: Contender) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure {
      for _ in 0..<contender.repetitions { contender.work() }
    }
    let (seconds, attoseconds) = duration.components
    return (Double(seconds) * 1e3 + Double(attoseconds) / 1e15) / Double(contender.repetitions)
  }
}

/// Keeps the compiler from leaving work out whose result nobody needs.
@inline(never) @_optimize(none)
func use<Value>(_ value: Value) {}
