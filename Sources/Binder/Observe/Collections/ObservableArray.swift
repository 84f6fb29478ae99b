/// An array that tells its observers what becomes of it.
///
/// It is a signal of ``ObservableArrayEvent``s: first the array as it is, as a reload, and then one event for each
/// mutation or batch of mutations. Make a ``MutableObservableArray`` to change it, and hand it out as this type to
/// those who may only look.
///
/// Like every signal it lives where it is made, on the main actor if it is bound to a table. Other threads change
/// it through ``MutableObservableArray/sender``.
public class ObservableArray<Item>: SignalProtocol {
  /// What is delivered.
  public typealias Element = ObservableArrayEvent<Item>
  /// Nothing can go wrong.
  public typealias Error = Never

  /// The array as it is now; a copy costs nothing.
  public fileprivate(set) var value: PersistentArray<Item>

  fileprivate let broadcast = Broadcast<ObservableArrayEvent<Item>, Never>()

  /// Makes an observable array of the elements of a sequence.
  public init(_ items: some Sequence<Item>) {
    value = PersistentArray(items)
  }

  /// Makes an empty observable array.
  public init() {
    value = PersistentArray()
  }

  /// The items as an array; O(*n*).
  public var array: [Item] { Array(value) }

  /// How many items there are.
  public var count: Int { value.count }

  /// Whether there are none.
  public var isEmpty: Bool { value.isEmpty }

  /// The item at a position; O(log *n*).
  public subscript(position: Int) -> Item { value[position] }

  /// Delivers the array as it is, as a reload, and then what becomes of it.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<ObservableArrayEvent<Item>, Never>) -> Void
  ) -> any Disposable {
    let observation = SignalObserver(observer)
    observation.upstream = broadcast.observe(with: observation.on)
    observation.next(ObservableArrayEvent(source: value))
    return observation
  }

  deinit {
    broadcast.send(.completed)
  }
}

extension ObservableArray: CustomStringConvertible {
  /// The items as an array prints them.
  public var description: String { value.description }
}

/// An observable array that can be changed.
///
/// ```swift
/// let names = MutableObservableArray(["Steve", "Tim"])
/// names.observeNext { event in print("array: \(event.source), change: \(event.change)") }
/// names.append("John")    // prints: array: ["Steve", "Tim", "John"], change: inserts([2])
/// ```
///
/// What an observer changes is there at once, and is delivered after every observer has got the event that is being
/// delivered.
public final class MutableObservableArray<Item>: ObservableArray<Item>, DisposeBagProvider {
  /// What is bound to the array ends with it.
  public private(set) lazy var bag = DisposeBag()

  /// What has become of the array since the last event; nil outside of mutations.
  private var changes: ChangeMerger?
  private var depth = 0
  /// Whether observers cannot be told how the array came about: it was replaced, or changed silently.
  private var isUnknown = false
  private var isAccepting = false
  private var sent = SentMessages<@Sendable (MutableObservableArray) -> Void>()

  /// The item at a position, to be read and replaced; O(log *n*).
  ///
  /// An item that is set is updated, also if it is equal to what was there.
  public override subscript(position: Int) -> Item {
    get { value[position] }
    set {
      edit { items, changes in
        items[position] = newValue
        changes.update(position..<(position + 1))
      }
    }
  }

  /// Makes one event of several mutations: what they come to together.
  ///
  /// ```swift
  /// names.batchUpdate { names in
  ///   names.append("John")
  ///   names.remove(at: 0)
  /// }                        // one event: deletes([0]), inserts([1])
  /// ```
  ///
  /// A batch within a batch is part of it. A batch that comes to nothing is one event that says `unchanged`.
  ///
  /// - Complexity: O(*k* log *n*) for *k* mutations.
  public func batchUpdate<Failure: Swift.Error>(
    _ update: (MutableObservableArray<Item>) throws(Failure) -> Void
  ) throws(Failure) {
    begin()
    defer { end() }
    try update(self)
  }

  /// Makes mutations that are not told: the next event after them is a reload.
  public func silentUpdate(_ update: (inout PersistentArray<Item>) -> Void) {
    acceptSent()
    isUnknown = true
    update(&value)
    if depth > 0 { changes = ChangeMerger(count: value.count) }
  }

  /// Puts other items in the place of all; observers are told to take the array as new.
  public func replace(with items: some Sequence<Item>) {
    edit { value, changes in
      value = PersistentArray(items)
      changes = ChangeMerger(count: value.count)
      isUnknown = true
    }
  }

  /// Changes the items and notes what becomes of them.
  func edit<Result>(
    _ change: (inout PersistentArray<Item>, inout ChangeMerger) -> Result
  ) -> Result {
    begin()
    defer { end() }
    var changes = changes ?? ChangeMerger(count: value.count)
    self.changes = nil
    defer { self.changes = changes }
    return change(&value, &changes)
  }

  private func begin() {
    if depth == 0 {
      acceptSent()
      changes = ChangeMerger(count: value.count)
    }
    depth += 1
  }

  private func end() {
    depth -= 1
    guard depth == 0, let made = changes else { return }
    changes = nil
    let change = isUnknown ? CollectionChange.reload : CollectionChange(made.changeset)
    isUnknown = false
    broadcast.send(.next(ObservableArrayEvent(source: value, change: change)))
  }

  /// Does what other threads have sent; what they send meanwhile waits until that is done.
  private func acceptSent() {
    guard !isAccepting else { return }
    isAccepting = true
    defer { isAccepting = false }
    for mutation in sent.takeAll() { mutation(self) }
  }
}

extension MutableObservableArray where Item: Sendable {
  /// The way for other threads to change the array; it does not keep the array alive.
  ///
  /// ```swift
  /// let sender = names.sender
  /// Task.detached { sender.send { names in names.append("John") } }
  /// ```
  ///
  /// What is sent is done on the main actor, in the order of the sends, whatever thread they come from, and before
  /// whatever the main actor does to the array afterwards.
  @MainActor
  public var sender: Sender<@Sendable (MutableObservableArray<Item>) -> Void> {
    sent.sender { [weak self] in self?.acceptSent() }
  }
}
