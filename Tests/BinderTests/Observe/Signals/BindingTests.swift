import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

@Suite("Bindings to objects", .bounded)
struct BindingTests {
  final class Screen: DisposeBagProvider {
    let bag = DisposeBag()
    var title = ""
    var subtitle: String?
    var closings = 0
  }

  final class Plain {
    var title = ""
    var subtitle: String?
  }

  @Test("a setter gets the object and the element until it is disposed")
  func setter() {
    let screen = Screen()
    let names = SafePublishSubject<String>()
    let binding = names.bind(to: screen) { screen, name in screen.title = name }
    names.send("Steve")
    #expect(screen.title == "Steve")
    binding.dispose()
    names.send("Tim")
    #expect(screen.title == "Steve")
    #expect(binding.isDisposed)
    #expect(screen.bag.isDisposed)
  }

  @Test("a key path, a signal of nothing, an optional, a bond")
  func forms() {
    let screen = Screen()
    let other = Screen()
    let plain = Plain()
    let names = SafePublishSubject<String>()
    names.bind(to: screen, keyPath: \.title)
    names.bind(to: plain, keyPath: \.title)
    names.bind(to: plain, keyPath: \.subtitle)
    names.map { Optional($0) }.bind(to: other, keyPath: \.subtitle)
    names.map { _ in }.bind(to: screen) { screen in screen.closings += 1 }
    names.bind(to: ReactiveExtensions(screen).bond { screen, text in screen.subtitle = text })
    names.send("Steve")
    #expect(screen.title == "Steve")
    #expect(plain.title == "Steve")
    #expect(plain.subtitle == "Steve")
    #expect(other.subtitle == "Steve")
    #expect(screen.subtitle == "Steve")
    #expect(screen.closings == 1)
  }

  @Test("what takes elements is fed before they are delivered, as long as somebody observes")
  func feeding() {
    let (names, latest, count) = (SafePublishSubject<String>(), Property("none"), Property(0))
    var log: [String] = []
    let observation = names.feedNext(into: latest).feedNext(into: count) { $0.count }
      .observeNext { log.append("\($0) \(latest.value) \(count.value)") }
    names.send("Steve")
    names.send("Tim")
    observation.dispose()
    names.send("John")
    #expect(log == ["Steve Steve 5", "Tim Tim 3"])
    #expect(latest.value == "Tim")
    #expect(latest.bag.isDisposed)
  }

  @Test("what goes on and what fails is fed, and a failure ends a signal that cannot fail")
  func feedingOfStates() {
    struct Refused: Error {}
    let subject = PublishSubject<Int, Refused>()
    let isLoading = SafePublishSubject<Bool>()
    let failures = SafePublishSubject<Refused>()
    var log: [String] = []
    isLoading.observeNext { log.append("loading: \($0)") }
    failures.observeNext { log.append("\($0)") }
    let observation = subject.feedActivity(into: isLoading).observe { log.append("\($0)") }
    subject.send(1)
    observation.dispose()
    subject.feedActivity(into: isLoading).suppressAndFeedError(into: failures)
      .observe { log.append("\($0)") }
    subject.send(2)
    subject.failed(Refused())
    #expect(
      log == [
        "loading: true", "next(1)", "loading: false", "loading: true", "next(2)",
        "loading: false", "Refused()", "completed",
      ]
    )
  }

  @Test("any property of an object is bound to by its name on the observable side")
  @MainActor
  func boundProperties() {
    let field = HeadlessView.TextField()
    let name = Property("Steve")
    name.bind(to: field.reactive.placeholder)
    name.value = "Tim"
    #expect(field.placeholder == "Tim")
  }

  @Test("elements come with an object as long as it is there")
  func withAnObject() {
    let names = SafePublishSubject<String>()
    var plain: Plain? = Plain()
    var log: [String] = []
    if let plain {
      names.with(weak: plain).observe { event in log.append(event.element?.0 ?? "\(event)") }
    }
    names.send("Steve")
    plain = nil
    names.send("Tim")
    names.completed(with: "John")
    #expect(log == ["Steve", "completed"])
  }

  @Test("KI1: a property: set, bound to a signal, set, gone")
  func propertyLife() {
    var property: Property<Int>? = Property(0)
    var log: [String] = []
    property?.observe { log.append("\($0)") }
    property?.value = 5
    property?.value = 10
    if let property { SafeSignal(sequence: [20, 30]).bind(to: property) }
    property?.value = 40
    property = nil
    #expect(
      log == ["next(0)", "next(5)", "next(10)", "next(20)", "next(30)", "next(40)", "completed"]
    )
  }

  @Test("KI3: when the target has gone, nothing is delivered and the binding has ended")
  func targetGoes() {
    let names = SafePublishSubject<String>()
    var calls = 0
    var screen: Screen? = Screen()
    var plain: Plain? = Plain()
    var bindings: [any Disposable] = []
    if let screen { bindings.append(names.bind(to: screen) { _, _ in calls += 1 }) }
    if let plain { bindings.append(names.bind(to: plain) { _, _ in calls += 1 }) }
    names.send("a")
    #expect(calls == 2)
    #expect(bindings.map(\.isDisposed) == [false, false])
    screen = nil
    plain = nil
    #expect(bindings.map(\.isDisposed) == [true, true])
    names.send("b")
    #expect(calls == 2)
  }

  @Test("a binding has ended when the signal has")
  func signalEnds() {
    let screen = Screen()
    let names = SafePublishSubject<String>()
    let binding = names.bind(to: screen, keyPath: \.title)
    names.completed()
    #expect(binding.isDisposed)
  }

  @Test("a subject takes elements and not the end")
  func subject() {
    let target = SafePublishSubject<Int>()
    var log: [String] = []
    target.observe { log.append("\($0)") }
    SafeSignal(sequence: [1, 2]).bind(to: target)
    target.send(3)
    #expect(log == ["next(1)", "next(2)", "next(3)"])
    let latest = SafeReplayOneSubject<Int>()
    SafeSignal(sequence: [1, 2]).bind(to: latest)
    latest.observe { log.append("\($0)") }
    #expect(log.dropFirst(3) == ["next(2)"])
  }

  @Test("each of two takes what the other delivers, and does not give it back")
  func bidirectional() {
    let left = Property(1)
    let right = Property(2)
    let binding = left.bidirectionalBind(to: right)
    #expect([left.value, right.value] == [1, 1] as [Int])
    var log: [String] = []
    left.dropFirst().observeNext { log.append("left \($0)") }
    right.dropFirst().observeNext { log.append("right \($0)") }
    left.value = 5
    #expect([left.value, right.value] == [5, 5] as [Int])
    right.value = 7
    #expect([left.value, right.value] == [7, 7] as [Int])
    #expect(log.sorted() == ["left 5", "left 7", "right 5", "right 7"])
    binding.dispose()
    left.value = 9
    #expect(right.value == 7)
  }

  @Test("the observable side of an object is extended by who owns its type")
  func reactive() {
    let screen = Screen()
    var ended = false
    screen.reactive.deallocated.observeCompleted { ended = true }
    SafeSignal(just: "Steve").bind(to: screen.reactive.title)
    #expect(screen.title == "Steve")
    #expect(screen.reactive.bag === screen.bag)
    #expect(!ended)
  }
}

extension BindingTests.Screen: ReactiveExtensionsProvider {}

extension ReactiveExtensions where Base: BindingTests.Screen {
  fileprivate var title: Bond<String> { Bond(target: base) { $0.title = $1 } }
}
