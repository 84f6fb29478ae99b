import Binder

/// The rows that have been announced as needed soon, and those to be announced next.
///
/// `UITableView` does not say how far it looks ahead; here it is the number of visible rows, in the
/// direction of the scrolling. An announcement is taken back when the direction turns round, unless
/// the row has been displayed in the meantime.
struct PrefetchWindow: Equatable {
  enum Direction: Equatable {
    case up, down
  }

  struct Step: Equatable {
    var prefetch: [RowPosition] = []
    var cancel: [RowPosition] = []
  }

  private var announced: Set<RowPosition> = []
  private var direction: Direction?

  /// The announcements after a scroll; `upcoming` are the rows beyond the visible ones, nearest first.
  mutating func scroll(
    _ newDirection: Direction,
    visible: some Sequence<RowPosition>,
    upcoming: [RowPosition]
  ) -> Step {
    announced.subtract(visible)
    var step = Step()
    if direction != newDirection {
      step.cancel = announced.subtracting(upcoming).sorted()
      if newDirection == .up { step.cancel.reverse() }
      announced.subtract(step.cancel)
    }
    direction = newDirection
    step.prefetch = upcoming.filter { announced.insert($0).inserted }
    return step
  }

  /// Forgets what was announced, without taking it back: the rows are other ones now.
  mutating func forget() {
    announced.removeAll()
    direction = nil
  }
}
