/// What an observable array tells its observers: what it is now, and how it came about.
///
/// Printed in a sentence it reads as `array: ["Steve", "Tim"], change: inserts([1])` does.
public struct ObservableArrayEvent<Item>: ObservableArrayEventProtocol {
  /// The array at that moment, as a value that later changes leave alone.
  public let source: PersistentArray<Item>

  /// What became of the array since the event before.
  public let change: CollectionChange<Changeset>

  /// Makes an event; by default one that says nothing of how the array came about.
  @inlinable
  public init(source: PersistentArray<Item>, change: CollectionChange<Changeset> = .reload) {
    self.source = source
    self.change = change
  }
}

/// The events of observable arrays, whatever is in them: what the operators on such events work on.
public protocol ObservableArrayEventProtocol: DataSourceEventProtocol {
  /// What is in the array.
  associatedtype Item

  /// The array at that moment.
  var source: PersistentArray<Item> { get }

  /// What became of the array since the event before.
  var change: CollectionChange<Changeset> { get }
}

extension ObservableArrayEventProtocol {
  /// The array, as the items of one section.
  public var dataSource: PersistentArray<Item> { source }

  /// What became of the array, as the first of the table's sections.
  public var sectionedChange: CollectionChange<SectionedChangeset> {
    change.map(SectionedChangeset.init)
  }
}

extension ObservableArrayEvent: Sendable where Item: Sendable {}
extension ObservableArrayEvent: Equatable where Item: Equatable {}

extension MutableObservableArray: Bindable {
  /// Becomes what another array is, and tells its own observers each change; what was in it before is gone.
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
  /// Puts the items of each array in the place of all items of an observable one, which tells a reload.
  @discardableResult
  public func bind(to array: MutableObservableArray<Element.Element>) -> any Disposable {
    bind(to: array) { array, items in array.replace(with: items) }
  }
}

extension MutableObservable2DArray: Bindable {
  /// Becomes what another array of sections is, and tells its own observers each change; what was in it before is
  /// gone.
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

/// What an observable array of sections tells its observers: what it is now, and how it came about.
public struct Observable2DArrayEvent<Metadata, Item>: Observable2DArrayEventProtocol {
  /// The sections at that moment, as a value that later changes leave alone.
  public let source: Array2D<Metadata, Item>

  /// What became of the sections and their items since the event before.
  public let change: CollectionChange<SectionedChangeset>

  /// Makes an event; by default one that says nothing of how the sections came about.
  public init(
    source: Array2D<Metadata, Item>,
    change: CollectionChange<SectionedChangeset> = .reload
  ) {
    self.source = source
    self.change = change
  }
}

/// The events of observable arrays of sections: what the operators on such events work on.
public protocol Observable2DArrayEventProtocol: DataSourceEventProtocol {
  /// What is known of a section beside its items.
  associatedtype Metadata
  /// What is in a section.
  associatedtype Item

  /// The sections at that moment.
  var source: Array2D<Metadata, Item> { get }

  /// What became of the sections and their items since the event before.
  var change: CollectionChange<SectionedChangeset> { get }
}

extension Observable2DArrayEventProtocol {
  /// The sections.
  public var dataSource: Array2D<Metadata, Item> { source }

  /// What became of the sections and their items.
  public var sectionedChange: CollectionChange<SectionedChangeset> { change }
}

extension Observable2DArrayEvent: Sendable where Metadata: Sendable, Item: Sendable {}
extension Observable2DArrayEvent: Equatable where Metadata: Equatable, Item: Equatable {}
