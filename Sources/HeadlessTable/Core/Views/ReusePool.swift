/// Views that wait to be dequeued again: one stack for each reuse identifier.
///
/// Pools never lend to each other. The view that was pooled last is dequeued first. A table has few pools: they are looked
/// through, which takes less time than to hash an identifier.
struct ReusePool<View> {
  private var stacks: [(identifier: String, views: [View])] = []

  mutating func push(_ view: View, identifier: String) {
    if let place = place(of: identifier) {
      stacks[place].views.append(view)
    } else {
      stacks.append((identifier, [view]))
    }
  }

  mutating func pop(identifier: String) -> View? {
    place(of: identifier).flatMap { stacks[$0].views.popLast() }
  }

  mutating func removeAll() {
    stacks.removeAll()
  }

  var counts: [(identifier: String, count: Int)] {
    stacks.filter { !$0.views.isEmpty }
      .map { (identifier: $0.identifier, count: $0.views.count) }
      .sorted { $0.identifier < $1.identifier }
  }

  private func place(of identifier: String) -> Int? {
    stacks.firstIndex { $0.identifier == identifier }
  }
}

/// A type in place of a reuse identifier, and how an object of it is made.
struct ViewRegistration<View> {
  /// The name of the type; nil where only an object of it knows.
  let typeName: String?
  let make: @MainActor () -> View
}
