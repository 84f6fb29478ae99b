public import Binder

/// An array that delivers its changes to observers.
///
/// It is a signal of ``ObservableArrayEvent``s: first the array as it is, as a reload, and then one event for each
/// mutation or batch of mutations. Make a ``MutableObservableArray`` to change it, and pass it on as this type to
/// those who may only look.
///
/// Like every signal it lives where it is made, on the main actor if it is bound to a table. Other threads change
/// it through ``MutableObservableArray/sender``.
public class ObservableArray<Item>: ObservedCollection<ObservableArrayEvent<Item>> {
  /// Makes an observable array of the elements of a sequence.
  @inlinable
  public init(_ items: some Sequence<Item>) {
    super.init(contents: PersistentArray(items))
  }

  /// Makes an empty observable array.
  @inlinable
  public init() {
    super.init(contents: PersistentArray())
  }

  /// The items as an array; O(*n*).
  public var array: [Item] { value.elements(in: 0..<contents.count) }

  /// The item at a position; O(log *n*).
  @inlinable public subscript(position: Int) -> Item { value[position] }

  /// The first item; nil if there is none.
  @inlinable public var first: Item? { value.first }

  /// The last item; nil if there is none.
  @inlinable public var last: Item? { value.last }

  /// Calls a closure with each item, from the first to the last; `for item in items.value { … }` does the same.
  @inlinable
  public func forEach(_ body: (Item) throws -> Void) rethrows { try value.forEach(body) }
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
  /// Ends bindings to the array together with it.
  public private(set) lazy var bag = DisposeBag()

  @usableFromInline var batch = OpenBatch<PersistentArray<Item>, ChangeMerger>()
  private var isAccepting = false
  private var sent = SentMessages<@Sendable (MutableObservableArray) -> Void>()

  /// Reads or replaces the item at a position; O(log *n*).
  ///
  /// An item that is set is updated, also if it is equal to what was there.
  @inlinable
  public override subscript(position: Int) -> Item {
    get { value[position] }
    _modify {
      begin()
      defer { end() }
      var item = contents[position]
      defer { put(item, at: position) }
      yield &item
    }
    set { put(newValue, at: position) }
  }

  @inlinable
  func put(_ item: Item, at position: Int) {
    edit { items, changes in
      let former = items[position]
      items[position] = item
      changes.update(position..<(position + 1))
      return former
    }
  }

  override var told: PersistentArray<Item> { batch.told ?? contents }

  /// Groups several mutations in one event, with their combined change.
  ///
  /// ```swift
  /// names.batchUpdate { names in
  ///   names.append("John")
  ///   names.remove(at: 0)
  /// }                        // one event: deletes([0]), inserts([1])
  /// ```
  ///
  /// A batch within a batch is part of it. A batch that changes nothing delivers no event, unless
  /// what was changed before had none.
  ///
  /// - Complexity: O(*k* log *n*) for *k* mutations.
  public func batchUpdate<Failure: Swift.Error>(
    _ update: (MutableObservableArray<Item>) throws(Failure) -> Void
  ) throws(Failure) {
    begin(isBatch: true)
    defer { end(sayingUnchanged: false) }
    try update(self)
  }

  /// Makes mutations without an event; the next event after them is a reload.
  public func silentUpdate(_ update: (inout PersistentArray<Item>) -> Void) {
    acceptSent()
    let former = contents
    var edited = former
    update(&edited)
    contents = edited
    batch.isUnknown = true
    if batch.isOpen { batch.changes = ChangeMerger(count: contents.count) }
    withExtendedLifetime(former) {}
  }

  /// Replaces all items, and delivers a reload.
  public func replace(with items: some Sequence<Item>) {
    let items = PersistentArray(items)
    edit { value, changes in
      let former = value
      value = items
      changes = ChangeMerger(count: items.count)
      batch.isUnknown = true
      return former
    }
  }

  /// Changes the items and notes the changes.
  ///
  /// What other threads have sent comes first: whatever depends on the items is found in the closure.
  ///
  /// - Parameter change: Returns what it takes out, since the deinitializer of an item may read the array.
  /// - Returns: What the closure returns.
  @inlinable @discardableResult
  func edit<Result>(
    _ change: (inout PersistentArray<Item>, inout ChangeMerger) -> Result
  ) -> Result {
    begin()
    defer { end() }
    var changes = batch.changes ?? ChangeMerger(count: contents.count)
    batch.changes = nil
    defer { batch.changes = changes }
    return change(&contents, &changes)
  }

  @usableFromInline
  func begin() { begin(isBatch: false) }

  private func begin(isBatch: Bool) {
    if !batch.isOpen { acceptSent() }
    batch.begin(ChangeMerger(count: contents.count), told: isBatch ? contents : nil)
  }

  @usableFromInline
  func end() { end(sayingUnchanged: true) }

  @usableFromInline
  func end(sayingUnchanged: Bool) {
    guard let ended = batch.end() else { return }
    defer { withExtendedLifetime(ended) {} }
    let change = ended.isUnknown ? .reload : CollectionChange(ended.changes.changeset)
    guard sayingUnchanged || change != .unchanged else { return }
    tell(Element(source: contents, change: change))
  }

  /// Runs the mutations that other threads have sent; those sent meanwhile wait until these are done.
  private func acceptSent() {
    guard !isAccepting else { return }
    isAccepting = true
    defer { isAccepting = false }
    broadcast.deliver(sent.takeAll()) { $0(self) }
  }
}

extension MutableObservableArray where Item: Sendable {
  /// Sends mutations of the array from other threads; it does not keep the array alive.
  ///
  /// ```swift
  /// let sender = names.sender
  /// Task.detached { sender.send { names in names.append("John") } }
  /// ```
  ///
  /// The main actor runs the mutations in the order of the sends, whatever the thread, and before
  /// its own later changes of the array.
  @MainActor
  public var sender: Sender<@Sendable (MutableObservableArray<Item>) -> Void> {
    sent.sender { [weak self] in self?.acceptSent() != nil }
  }
}
