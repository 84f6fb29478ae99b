/// An event of an observable array: its items, and the change since the event before.
///
/// Printed in a sentence it reads as `array: ["Steve", "Tim"], change: inserts([1])` does.
public struct ObservableArrayEvent<Item>: ObservableArrayEventProtocol {
  /// The array at that moment, as a value that later changes leave alone.
  public let source: PersistentArray<Item>

  /// The change of the array since the event before.
  public let change: CollectionChange<Changeset>

  /// Makes an event, by default a reload.
  @inlinable
  public init(source: PersistentArray<Item>, change: CollectionChange<Changeset> = .reload) {
    self.source = source
    self.change = change
  }
}

/// An event of an observable array: operators are defined for these.
public protocol ObservableArrayEventProtocol: DataSourceEventProtocol {
  /// The type of the items.
  associatedtype Item

  /// The array at that moment.
  var source: PersistentArray<Item> { get }

  /// The change of the array since the event before.
  var change: CollectionChange<Changeset> { get }
}

extension ObservableArrayEventProtocol {
  /// The array, as the items of one section.
  public var dataSource: PersistentArray<Item> { source }

  /// The change of the array, as that of the first of the table's sections.
  public var sectionedChange: CollectionChange<SectionedChangeset> {
    change.map(SectionedChangeset.init)
  }
}

extension ObservableArrayEvent: Sendable where Item: Sendable {}
extension ObservableArrayEvent: Equatable where Item: Equatable {}

extension MutableObservableArray: Bindable {
  /// Follows another array, and delivers each change to its own observers; the former items are deleted.
  ///
  /// ```swift
  /// let lengths = MutableObservableArray<Int>()
  /// names.map { $0.count }.bind(to: lengths)
  /// ```
  @discardableResult
  public func bind(signal: Signal<ObservableArrayEvent<Item>, Never>) -> any Disposable {
    signal.beginningWithReload().bind(to: self) { array, event in
      switch event.change {
      case .reload: array.replace(with: event.source)
      case .unchanged: array.apply(Changeset(), to: event.source)
      case .patch(let patch): array.apply(patch, to: event.source)
      }
    }
  }
}

extension SignalProtocol where Element: Collection, Error == Never {
  /// Replaces all items of an observable array by those of each array, as a reload.
  @discardableResult
  public func bind(to array: MutableObservableArray<Element.Element>) -> any Disposable {
    bind(to: array) { array, items in array.replace(with: items) }
  }
}

extension MutableObservable2DArray: Bindable {
  /// Follows another array of sections, and delivers each change to its own observers; the former sections are
  /// deleted.
  @discardableResult
  public func bind(
    signal: Signal<Observable2DArrayEvent<Metadata, Item>, Never>
  ) -> any Disposable {
    signal.beginningWithReload().bind(to: self) { array, event in
      switch event.change {
      case .reload: array.replace(with: event.source.sections)
      case .unchanged: array.apply(SectionedChangeset(), to: event.source)
      case .patch(let patch): array.apply(patch, to: event.source)
      }
    }
  }
}

/// An event of an observable array of sections: its sections, and the change since the event before.
public struct Observable2DArrayEvent<Metadata, Item>: Observable2DArrayEventProtocol {
  /// The sections at that moment, as a value that later changes leave alone.
  public let source: Array2D<Metadata, Item>

  /// The change of the sections and their items since the event before.
  public let change: CollectionChange<SectionedChangeset>

  /// Makes an event, by default a reload.
  public init(
    source: Array2D<Metadata, Item>,
    change: CollectionChange<SectionedChangeset> = .reload
  ) {
    self.source = source
    self.change = change
  }
}

/// An event of an observable array of sections: operators are defined for these.
public protocol Observable2DArrayEventProtocol: DataSourceEventProtocol {
  /// The type of a section's metadata.
  associatedtype Metadata
  /// The type of the items of a section.
  associatedtype Item

  /// The sections at that moment.
  var source: Array2D<Metadata, Item> { get }

  /// The change of the sections and their items since the event before.
  var change: CollectionChange<SectionedChangeset> { get }
}

extension Observable2DArrayEventProtocol {
  /// The sections.
  public var dataSource: Array2D<Metadata, Item> { source }

  /// The change of the sections and their items.
  public var sectionedChange: CollectionChange<SectionedChangeset> { change }
}

extension Observable2DArrayEvent: Sendable where Metadata: Sendable, Item: Sendable {}
extension Observable2DArrayEvent: Equatable where Metadata: Equatable, Item: Equatable {}
