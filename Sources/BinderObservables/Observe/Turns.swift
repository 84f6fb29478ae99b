/// Does one thing after the other: what arrives while something is being done waits for its end.
///
/// So a closure of a step may change what the step is made of: the change is the next one.
final class Turns {
  private var waiting = Queue<() -> Void>()
  private var isBusy = false

  /// Does something now, and then what arrives meanwhile; or later, if something is being done.
  ///
  /// - Precondition: It ends: a closure that causes something each time would never stop.
  func take(_ work: @escaping () -> Void) {
    if isBusy { return waiting.append(work) }
    isBusy = true
    work()
    var rounds = Rounds()
    while let next = waiting.popFirst() {
      rounds.begin()
      next()
    }
    isBusy = false
  }
}
