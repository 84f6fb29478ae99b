import Binder

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
