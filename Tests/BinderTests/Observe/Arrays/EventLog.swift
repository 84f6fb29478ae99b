@testable import Binder
import BinderObservables

/// What observers of a signal of array events got, as text: changes and contents.
final class EventLog<Signal: SignalProtocol>
where Signal.Element: ObservableArrayEventProtocol, Signal.Error == Never {
  private(set) var events: [(change: String, items: [Signal.Element.Item])] = []

  init(_ signal: Signal) {
    signal.observeNext { [unowned self] event in
      events.append(("\(event.change)", Array(event.source)))
    }
  }

  /// The changes since the last call, without the first reload.
  func takeChanges() -> [String] {
    defer { events.removeAll() }
    return events.map(\.change)
  }
}
