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

  @usableFromInline var items: PersistentArray<Item>

  /// What observers know in the middle of a batch: the array before it.
  fileprivate var told: PersistentArray<Item>?
  fileprivate let broadcast = Broadcast<ObservableArrayEvent<Item>, Never>()

  /// Makes an observable array of the elements of a sequence.
  @inlinable
  public init(_ items: some Sequence<Item>) {
    self.items = PersistentArray(items)
  }

  /// Makes an empty observable array.
  @inlinable
  public init() {
    items = PersistentArray()
  }

  /// The array as it is now; a copy costs nothing.
  @inlinable public var value: PersistentArray<Item> { items }

  /// The items as an array; O(*n*).
  public var array: [Item] { Array(value) }

  /// How many items there are.
  public var count: Int { value.count }

  /// Whether there are none.
  public var isEmpty: Bool { value.isEmpty }

  /// The item at a position; O(log *n*).
  @inlinable public subscript(position: Int) -> Item { items[position] }

  /// Delivers the array as it is, as a reload, and then what becomes of it.
  ///
  /// In the middle of a batch that is the array before the batch, which is told when it ends.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<ObservableArrayEvent<Item>, Never>) -> Void
  ) -> any Disposable {
    let observation = SignalObserver(observer)
    observation.upstream = broadcast.observe(with: observation.on)
    observation.next(ObservableArrayEvent(source: told ?? items))
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
  @usableFromInline var changes: ChangeMerger?
  private var depth = 0
  /// Whether observers cannot be told how the array came about: it was replaced, or changed silently.
  private var isUnknown = false
  private var isAccepting = false
  private var sent = SentMessages<@Sendable (MutableObservableArray) -> Void>()

  /// The item at a position, to be read and replaced; O(log *n*).
  ///
  /// An item that is set is updated, also if it is equal to what was there.
  @inlinable
  public override subscript(position: Int) -> Item {
    get { items[position] }
    set {
      let former = items[position]
      edit { items, changes in
        items[position] = newValue
        changes.update(position..<(position + 1))
      }
      // What goes may look at the array as it goes.
      withExtendedLifetime(former) {}
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
  /// A batch within a batch is part of it. A batch that comes to nothing is no event.
  ///
  /// - Complexity: O(*k* log *n*) for *k* mutations.
  public func batchUpdate<Failure: Swift.Error>(
    _ update: (MutableObservableArray<Item>) throws(Failure) -> Void
  ) throws(Failure) {
    if depth == 0 {
      acceptSent()
      told = items
    }
    begin()
    defer { end(sayingUnchanged: false) }
    try update(self)
  }

  /// Makes mutations that are not told: the next event after them is a reload.
  public func silentUpdate(_ update: (inout PersistentArray<Item>) -> Void) {
    acceptSent()
    isUnknown = true
    let former = items
    var edited = former
    update(&edited)
    items = edited
    withExtendedLifetime(former) {}
    if depth > 0 { changes = ChangeMerger(count: items.count) }
  }

  /// Puts other items in the place of all; observers are told to take the array as new.
  public func replace(with items: some Sequence<Item>) {
    let (former, items) = (self.items, PersistentArray(items))
    edit { value, changes in
      value = items
      changes = ChangeMerger(count: items.count)
      isUnknown = true
    }
    withExtendedLifetime(former) {}
  }

  /// Changes the items and notes what becomes of them.
  @inlinable
  func edit<Result>(
    _ change: (inout PersistentArray<Item>, inout ChangeMerger) -> Result
  ) -> Result {
    begin()
    defer { end() }
    var changes = changes ?? ChangeMerger(count: items.count)
    self.changes = nil
    defer { self.changes = changes }
    return change(&items, &changes)
  }

  @usableFromInline
  func begin() {
    if depth == 0 {
      acceptSent()
      changes = ChangeMerger(count: items.count)
    }
    depth += 1
  }

  @usableFromInline
  func end() { end(sayingUnchanged: true) }

  private func end(sayingUnchanged: Bool) {
    depth -= 1
    guard depth == 0, let made = changes else { return }
    let told = told
    self.told = nil
    defer { withExtendedLifetime(told) {} }
    changes = nil
    let change = isUnknown ? CollectionChange.reload : CollectionChange(made.changeset)
    isUnknown = false
    guard sayingUnchanged || change != .unchanged else { return }
    broadcast.send(.next(ObservableArrayEvent(source: items, change: change)))
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
