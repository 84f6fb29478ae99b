public import Binder

/// An array of sections that delivers its changes to observers.
///
/// It is a signal of ``Observable2DArrayEvent``s: first the sections as they are, as a reload, and then one event for
/// each mutation or batch of mutations. Make a ``MutableObservable2DArray`` to change it, and pass it on as this
/// type to those who may only look.
///
/// Like every signal it lives where it is made, on the main actor if it is bound to a table. Other threads change
/// it through ``MutableObservable2DArray/sender``.
public class Observable2DArray<Metadata, Item>: ObservedCollection<
  Observable2DArrayEvent<Metadata, Item>
>
{
  /// A section.
  public typealias Section = Observable2DArraySection<Metadata, Item>

  /// Makes an observable array of sections.
  public init(_ sections: some Sequence<Section>) {
    super.init(contents: Array2D(sections))
  }

  /// Makes an observable array of the sections of an array.
  public init(_ value: Array2D<Metadata, Item>) {
    super.init(contents: value)
  }

  /// Makes an observable array without sections.
  public init() {
    super.init(contents: Array2D())
  }

  /// The sections, from first to last.
  public var sections: PersistentArray<Section> { value.sections }

  /// The number of sections.
  public var numberOfSections: Int { value.numberOfSections() }

  /// The number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    value.numberOfItems(inSection: section)
  }

  /// The number of all items, whatever their section.
  public var count: Int { value.count }

  /// Whether there are no items at all, though there may be sections.
  public var isEmpty: Bool { value.isEmpty }

  /// The item at a path; O(log *n*).
  public subscript(path: IndexPath) -> Item { value[path] }

  /// The section at a position; O(log *n*).
  public subscript(section: Int) -> Section { value.sections[section] }
}

extension Observable2DArray: CustomStringConvertible {
  /// Each section as its metadata and its items.
  public var description: String { value.description }
}

/// An observable array of sections that can be changed.
///
/// ```swift
/// let cities = Observable2DArraySection<String, String>(metadata: "Cities", items: ["Paris", "Berlin"])
/// let places = MutableObservable2DArray([cities])
/// places.observeNext { event in print(event.change) }    // prints: reset
/// places.appendItem("Copenhagen", toSection: 0)          // prints: inserts([[0, 2]])
/// ```
public final class MutableObservable2DArray<Metadata, Item>: Observable2DArray<Metadata, Item>,
  DisposeBagProvider
{
  /// Ends bindings to the array together with it.
  public private(set) lazy var bag = DisposeBag()

  private var batch = OpenBatch<Array2D<Metadata, Item>, SectionedChangeMerger>()
  private var isAccepting = false
  private var sent = SentMessages<@Sendable (MutableObservable2DArray) -> Void>()

  /// Reads or replaces the item at a path; O(log *n*).
  public override subscript(path: IndexPath) -> Item {
    get { value[path] }
    _modify {
      begin()
      defer { end() }
      var item = contents[path]
      defer { put(item, at: path) }
      yield &item
    }
    set { put(newValue, at: path) }
  }

  private func put(_ item: Item, at path: IndexPath) {
    editItems(ofSection: path.section) { items, changes, _ in
      items[path.row] = item
      changes.update(path.row..<(path.row + 1))
    }
  }

  /// Reads, replaces or changes the section at a position; O(log *n*).
  ///
  /// A change in place, as `places[0].items.append("Rome")` is one, costs O(items of the section): its event is the difference
  /// of the items. A section that is set counts as replaced, and so does one whose metadata is changed.
  public override subscript(section: Int) -> Section {
    get { value.sections[section] }
    _modify {
      begin()
      defer { end() }
      var changed = contents.sections[section]
      defer { putBack(changed, at: section) }
      yield &changed
    }
    set { replaceSection(at: section, with: newValue) }
  }

  /// Reads the sections, or replaces them all, which is a reload; the subscript changes one of them.
  public override var sections: PersistentArray<Section> {
    get { super.sections }
    set { replace(with: newValue) }
  }

  override var told: Array2D<Metadata, Item> { batch.told ?? contents }

  /// Groups several mutations in one event, with their combined change, as `batchUpdate` of an array does.
  public func batchUpdate<Failure: Swift.Error>(
    _ update: (MutableObservable2DArray<Metadata, Item>) throws(Failure) -> Void
  ) throws(Failure) {
    begin(isBatch: true)
    defer { end(sayingUnchanged: false) }
    try update(self)
  }

  /// Makes mutations without an event; the next event after them is a reload.
  public func silentUpdate(_ update: (inout Array2D<Metadata, Item>) -> Void) {
    acceptSent()
    replaceValue(update)
    batch.isUnknown = true
    if batch.isOpen { batch.changes = SectionedChangeMerger(sectionCount: contents.sections.count) }
  }

  /// Replaces all sections, and delivers a reload.
  public func replace(with sections: some Sequence<Section>) {
    let sections = Array2D(sections)
    edit { value, changes in
      value = sections
      changes = SectionedChangeMerger(sectionCount: value.sections.count)
      batch.isUnknown = true
    }
  }

  /// Changes the sections and notes the changes.
  ///
  /// What other threads have sent comes first: whatever depends on the sections is found in the closure.
  func edit<Result>(
    _ change: (inout Array2D<Metadata, Item>, inout SectionedChangeMerger) -> Result
  ) -> Result {
    begin()
    defer { end() }
    var changes = batch.changes ?? SectionedChangeMerger(sectionCount: contents.sections.count)
    batch.changes = nil
    defer { batch.changes = changes }
    return replaceValue { change(&$0, &changes) }
  }

  /// Changes a copy of the sections and then replaces them by it: code that runs meanwhile, and deinitializers of
  /// deleted items, may read the array.
  private func replaceValue<Result>(_ change: (inout Array2D<Metadata, Item>) -> Result) -> Result {
    let former = contents
    var edited = former
    defer {
      contents = edited
      withExtendedLifetime(former) {}
    }
    return change(&edited)
  }

  @usableFromInline
  func begin() { begin(isBatch: false) }

  private func begin(isBatch: Bool) {
    if !batch.isOpen { acceptSent() }
    batch.begin(
      SectionedChangeMerger(sectionCount: contents.sections.count),
      told: isBatch ? contents : nil
    )
  }

  @usableFromInline
  func end() { end(sayingUnchanged: true) }

  private func end(sayingUnchanged: Bool) {
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

extension MutableObservable2DArray where Metadata: Sendable, Item: Sendable {
  /// Sends mutations of the array from other threads; it does not keep the array alive.
  ///
  /// The main actor runs the mutations in the order of the sends, whatever the thread, and before
  /// its own later changes of the array.
  @MainActor
  public var sender: Sender<@Sendable (MutableObservable2DArray<Metadata, Item>) -> Void> {
    sent.sender { [weak self] in self?.acceptSent() != nil }
  }
}
