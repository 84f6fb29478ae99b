/// Views that wait to be handed out again: one stack for each reuse identifier.
///
/// Pools never lend to each other. What was put in last is handed out first.
struct ReusePool<View> {
  private var stacks: [String: [View]] = [:]

  mutating func push(_ view: View, identifier: String) {
    stacks[identifier, default: []].append(view)
  }

  mutating func pop(identifier: String) -> View? {
    stacks[identifier]?.popLast()
  }

  mutating func removeAll() {
    stacks.removeAll()
  }

  /// The number of waiting views for each reuse identifier, by identifier; identifiers without any are left out.
  var counts: [(identifier: String, count: Int)] {
    stacks.filter { !$0.value.isEmpty }
      .map { (identifier: $0.key, count: $0.value.count) }
      .sorted { $0.identifier < $1.identifier }
  }

  /// All waiting views, for a caller that forgets them.
  var views: [View] { stacks.values.flatMap { $0 } }
}

/// The types that stand for the reuse identifiers, and how an object of each is made.
struct ViewRegistrations<View> {
  struct Entry {
    /// The name of the type; nil where only an object of it tells.
    let typeName: String?
    let make: @MainActor () -> View
  }

  private var entries: [String: Entry] = [:]

  subscript(identifier: String) -> Entry? {
    get { entries[identifier] }
    set { entries[identifier] = newValue }
  }

  /// Every registered reuse identifier, in alphabetical order.
  var identifiers: [String] { entries.keys.sorted() }
}
