/// An event that tells a change since the one before it: it says nothing where that one was left out.
protocol EventAfterEvent {
  /// The same event as a reload.
  var asReload: Self { get }
}

extension ObservableArrayEvent: EventAfterEvent {
  var asReload: ObservableArrayEvent { ObservableArrayEvent(source: source) }
}

extension Observable2DArrayEvent: EventAfterEvent {
  var asReload: Observable2DArrayEvent { Observable2DArrayEvent(source: source) }
}

extension ObservableSetEvent: EventAfterEvent {
  var asReload: ObservableSetEvent { ObservableSetEvent(source: source, change: .reload) }
}

extension ObservableDictionaryEvent: EventAfterEvent {
  var asReload: ObservableDictionaryEvent {
    ObservableDictionaryEvent(source: source, change: .reload)
  }
}

/// Delivers some of the elements that it is given, and says of the next one after those that were left out that it tells
/// everything again.
struct ElementsAfterLoss<Element> {
  private var hasLost = false

  /// Leaves an element out.
  mutating func leaveOut() { hasLost = true }

  /// The element as it is delivered.
  mutating func delivered(_ element: Element) -> Element {
    defer { hasLost = false }
    guard hasLost, let event = element as? any EventAfterEvent else { return element }
    return event.asReload as? Element ?? element
  }
}

extension CollectionChange<Changeset> {
  /// The change of an array as somebody sees it who knows the number of items before; a reload if it does not lead from that
  /// to the number now.
  func after(_ count: Int?, leadingTo now: Int) -> CollectionChange {
    guard let count else { return .reload }
    return switch self {
    case .reload: .reload
    case .unchanged: count == now ? self : .reload
    case .patch(let changes): changes.leads(from: count, to: now) ? self : .reload
    }
  }
}

extension CollectionChange<SectionedChangeset> {
  /// The same of sections, by the number of items in each.
  func after(_ counts: [Int]?, leadingTo now: [Int]) -> CollectionChange {
    guard let counts else { return .reload }
    return switch self {
    case .reload: .reload
    case .unchanged: counts == now ? self : .reload
    case .patch(let changes): changes.leads(from: counts, to: now) ? self : .reload
    }
  }
}
