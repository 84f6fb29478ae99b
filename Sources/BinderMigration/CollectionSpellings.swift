public import Binder
public import BinderObservables

// Names that observable collections have elsewhere, or had: the compiler names today's, and offers to write it.

/// Is called ``MutableObservable2DArray``.
@available(*, unavailable, renamed: "MutableObservable2DArray")
public typealias MutableObservableArray2D<Metadata, Item> = MutableObservable2DArray<Metadata, Item>

/// Is called ``Observable2DArray``.
@available(*, unavailable, renamed: "Observable2DArray")
public typealias ObservableArray2D<Metadata, Item> = Observable2DArray<Metadata, Item>

extension ObservableArrayEvent {
  /// Is called `source`.
  @available(*, unavailable, renamed: "source")
  public var collection: PersistentArray<Item> { source }

  /// Is called `change`.
  @available(*, unavailable, renamed: "change")
  public var diff: CollectionChange<Changeset> { change }

  /// Is called `change`.
  @available(*, unavailable, renamed: "change")
  public var patch: CollectionChange<Changeset> { change }
}

extension Observable2DArrayEvent {
  /// Is called `source`.
  @available(*, unavailable, renamed: "source")
  public var collection: Array2D<Metadata, Item> { source }

  /// Is called `change`.
  @available(*, unavailable, renamed: "change")
  public var diff: CollectionChange<SectionedChangeset> { change }

  /// Is called `change`.
  @available(*, unavailable, renamed: "change")
  public var patch: CollectionChange<SectionedChangeset> { change }
}

extension ObservableArray {
  /// Is called `value`.
  @available(*, unavailable, renamed: "value")
  public var collection: PersistentArray<Item> { value }
}

extension Observable2DArray {
  /// Is called `value`.
  @available(*, unavailable, renamed: "value")
  public var collection: Array2D<Metadata, Item> { value }

  /// Is the subscript without a label.
  @available(*, unavailable, message: "write the path without a label: 'items[path]'")
  public subscript(itemAt path: IndexPath) -> Item {
    get { self[path] }
    set { preconditionFailure("Nobody can set \(newValue)") }
  }

  /// Is the subscript without a label.
  @available(*, unavailable, message: "write the position without a label: 'items[section]'")
  public subscript(sectionAt section: Int) -> Section {
    get { self[section] }
    set { preconditionFailure("Nobody can set \(newValue)") }
  }
}

extension ObservableSet {
  /// Is called `sorted(by:)`.
  @available(*, unavailable, renamed: "sorted(by:)")
  public func sortedCollection(
    by areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) -> SafeSignal<ObservableArrayEvent<Item>> { sorted(by: areInIncreasingOrder) }
}

extension ObservableSet where Item: Comparable {
  /// Is called `sorted()`.
  @available(*, unavailable, renamed: "sorted()")
  public func sortedCollection() -> SafeSignal<ObservableArrayEvent<Item>> { sorted() }
}

extension ObservableDictionary {
  /// Is called `sorted(by:)`.
  @available(*, unavailable, renamed: "sorted(by:)")
  public func sortedCollection(
    by areInIncreasingOrder: @escaping (Pair, Pair) -> Bool
  ) -> SafeSignal<ObservableArrayEvent<Pair>> { sorted(by: areInIncreasingOrder) }
}

extension SignalProtocol where Element: ObservableArrayEventProtocol, Element.Item: Comparable {
  /// Is called `sorted()`.
  @available(*, unavailable, renamed: "sorted()")
  public func sortedCollection() -> Signal<ObservableArrayEvent<Element.Item>, Error> { sorted() }
}

extension Array2D {
  /// Is called `init(_:)`.
  @available(*, unavailable, renamed: "init(_:)")
  public init(sections: some Sequence<Section>) { self.init(sections) }

  /// Is the subscript without a label.
  @available(*, unavailable, message: "write the path without a label: 'items[path]'")
  public subscript(itemAt path: IndexPath) -> Item { self[path] }

  /// Is the subscript without a label.
  @available(*, unavailable, message: "write the path without a label: 'items[path]'")
  public subscript(childAt path: IndexPath) -> Item { self[path] }

  /// Is one of the `sections`.
  @available(*, unavailable, message: "write 'items.sections[section]'")
  public subscript(sectionAt section: Int) -> Section { sections[section] }
}

extension MutableObservable2DArray {
  /// Is called `appendItem(_:toSection:)`.
  @available(*, unavailable, renamed: "appendItem(_:toSection:)")
  public func appendItem(_ item: Item, toSectionAt section: Int) {
    appendItem(item, toSection: section)
  }
}

extension SignalProtocol where Element: Collection {
  /// Is not needed.
  @available(*, unavailable, message: "a signal of arrays is bound as it is, or as its 'diff()'")
  public func mapToChangeset() -> Signal<Element, Error> { toSignal() }
}

extension PersistentArray {
  /// Is the array itself.
  @available(*, unavailable, message: "leave out 'collection': this is the array")
  public var collection: PersistentArray { self }
}

extension Array2D {
  /// Is the array itself.
  @available(*, unavailable, message: "leave out 'collection': these are the sections")
  public var collection: Array2D { self }

  /// Adds to the `sections`.
  @available(*, unavailable, message: "write 'sections.append(section)'")
  public mutating func appendSection(_ section: Section) { sections.append(section) }

  /// Adds to the `items` of a section.
  @available(*, unavailable, message: "write 'sections[section].items.append(item)'")
  public mutating func appendItem(_ item: Item, toSectionAt section: Int) {
    sections[section].items.append(item)
  }
}
