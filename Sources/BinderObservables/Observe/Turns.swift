/// Handles one thing after the other: what arrives while something is being handled waits for its end.
///
/// So a closure of a step may change what the step is made of: the change is the next one.
final class Turns<Item> {
  private var waiting = Queue<Item>()
  private var isBusy = false

  /// Handles something now, and then what arrives meanwhile; or later, if something is being handled.
  ///
  /// - Precondition: It ends: a closure that causes something each time would never stop.
  func take(_ item: Item, by handle: (Item) -> Void) {
    if isBusy { return waiting.append(item) }
    isBusy = true
    handle(item)
    var rounds = Rounds()
    while let next = waiting.popFirst() {
      rounds.begin()
      handle(next)
    }
    isBusy = false
  }
}
