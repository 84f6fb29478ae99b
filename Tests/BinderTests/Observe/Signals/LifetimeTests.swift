import Binder
import BinderObservables
import TestSupport
import Testing

/// Nothing that is observed or bound keeps more alive than it says.
@Suite("What signals keep alive", .bounded)
struct LifetimeTests {
  private final class Token {}

  /// Whether what an observer captures is gone when the source of a chain has gone without a word.
  @Test("a chain goes with its source", arguments: 0..<7)
  func chain(number: Int) {
    weak var captured: Token?
    do {
      let source = SafePublishSubject<Int>()
      let token = Token()
      captured = token
      let chain: SafeSignal<Int> =
        switch number {
        case 0: source.toSignal()
        case 1: source.map { $0 }.filter { _ in true }
        case 2: source.flatMapLatest { [source] _ in source.prepend(0) }
        case 3: source.merge(with: source).share()
        case 4: source.prefix(untilOutputFrom: SafeSignal<Void>.never())
        case 5: source.dropFirst(0).prepend(1).share()
        default: Property(0).merge(with: source)
        }
      let observation = chain.observeNext { _ in _ = token }
      source.send(1)
      #expect(captured != nil)
      if number == 2 { observation.dispose() }
    }
    #expect(captured == nil)
  }

  @Test("disposing lets go of what the observer captured, at once")
  func disposal() {
    weak var captured: Token?
    let source = SafePublishSubject<Int>()
    let observation: any Disposable
    do {
      let token = Token()
      captured = token
      observation = source.map { $0 }.share().flatMapLatest { SafeSignal(just: $0) }
        .observeNext { _ in _ = token }
    }
    source.send(1)
    #expect(captured != nil)
    observation.dispose()
    #expect(captured == nil)
  }

  @Test("an observer that alone keeps its array ends with it")
  func observerThatKeepsItsSource() {
    weak var kept: MutableObservableArray<Int>?
    let observation: any Disposable
    do {
      let array = MutableObservableArray([1])
      kept = array
      observation = array.observeNext { _ in _ = array.count }
    }
    #expect(kept != nil)
    observation.dispose()
    #expect(kept == nil)
  }

  @Test("a target's end lets go of what its setter captured")
  func target() {
    weak var captured: Token?
    let source = SafePublishSubject<Int>()
    var screen: BindingTests.Screen? = BindingTests.Screen()
    do {
      let token = Token()
      captured = token
      if let screen { source.map { $0 }.bind(to: screen) { _, _ in _ = token } }
    }
    #expect(captured != nil)
    screen = nil
    #expect(captured == nil)
  }

  @Test("a plain target's setter goes with the next element")
  func plainTarget() {
    weak var captured: Token?
    let source = SafePublishSubject<Int>()
    var plain: BindingTests.Plain? = BindingTests.Plain()
    do {
      let token = Token()
      captured = token
      if let plain { source.map { $0 }.bind(to: plain) { _, _ in _ = token } }
    }
    source.send(1)
    #expect(captured != nil)
    plain = nil
    source.send(2)
    #expect(captured == nil)
  }

  @Test("neither a binding nor an observation keeps its source or its target")
  func nothingIsKept() {
    weak var subject: SafePublishSubject<Int>?
    weak var property: Property<Int>?
    var binding: (any Disposable)?
    do {
      let source = SafePublishSubject<Int>()
      let target = Property(0)
      (subject, property) = (source, target)
      binding = source.bind(to: target)
      _ = target.bidirectionalBind(to: Property(1))
    }
    #expect(subject == nil)
    #expect(property == nil)
    #expect(binding?.isDisposed == true)
  }
}
