public import Binder

extension TableHost {
  /// The observable side of the table: its `dataSource`, its `delegate`, what your code adds.
  @_disfavoredOverload  // A table that is a view has the one of its views, which is the same.
  public var reactive: ReactiveExtensions<Self> { ReactiveExtensions(self) }

  /// The bag that is disposed together with the table.
  public var bag: DisposeBag { attachments.object { DisposeBag() } }
}

extension ReactiveExtensions where Base: TableHost {
  /// The table's data source: its calls as signals, and handlers for them.
  @MainActor
  public var dataSource: TableProxy<Base, TableDataSourceHandlers> {
    TableProxy(
      table: base,
      forwarder: base.attachments.object { DataSourceForwarder(host: base) }
    )
  }

  /// The table's delegate: its calls as signals, and handlers for them.
  @MainActor
  public var delegate: TableProxy<Base, TableDelegateHandlers> {
    TableProxy(
      table: base,
      forwarder: base.attachments.object { DelegateForwarder(host: base) }
    )
  }

  /// The rows that the user selects, as they are selected.
  ///
  /// While it is observed, the `tableView(_:didSelectRowAt:)` of the table's own delegate is not called.
  @MainActor
  public var selectedRowIndexPath: SafeSignal<IndexPath> {
    delegate.signal(for: .didSelectRowAt) { subject, _, indexPath in subject.next(indexPath) }
  }
}

extension SectionedTableViewBinder: ReactiveExtensionsProvider, SectionDisplaying {}

/// An object whose displayed sections can be set: a `SectionedTableViewBinder`.
@MainActor
public protocol SectionDisplaying: AnyObject {
  /// The type that names the sections.
  associatedtype Section: TableViewSection

  /// The sections that are displayed, from top to bottom.
  var displayedSections: [Section] { get set }

  /// Delivers whenever other sections are displayed.
  var displayedSectionsChanged: SafeSignal<Void> { get }
}

extension ReactiveExtensions where Base: SectionDisplaying {
  /// The sections that are displayed: first those of now, then those of each update that displays others.
  ///
  ///     filter.map { $0.isEmpty ? [.friends, .others] : [.friends] }
  ///       .bind(to: binder.reactive.displayedSections)
  ///
  /// A signal that is bound to it sets them.
  @MainActor
  public var displayedSections: DynamicSubject<[Base.Section]> {
    DynamicSubject(
      target: base,
      changes: base.displayedSectionsChanged,
      get: { $0.displayedSections },
      set: { $0.displayedSections = $1 }
    )
  }
}

extension SectionedTableViewBinder {
  /// Delivers whenever other sections are displayed.
  public var displayedSectionsChanged: SafeSignal<Void> {
    let changes = attachments.object { DisplayChanges<Section>(self) }
    return changes.subject.toSignal()
  }
}

@MainActor
private final class DisplayChanges<Section: TableViewSection> {
  nonisolated(unsafe) let subject = SafePublishSubject<Void>()
  private var last: [Section]

  init(_ binder: SectionedTableViewBinder<Section>) {
    last = binder.displayedSections
    binder.onDisplay = { [weak self, weak binder] in
      if let binder { self?.compare(binder.displayedSections) }
    }
  }

  private func compare(_ sections: [Section]) {
    guard sections != last else { return }
    last = sections
    subject.send()
  }

  #if canImport(Darwin)
    deinit {
      nonisolated(unsafe) let subject = subject
      whenGone { subject.completed() }
    }
  #else
    isolated deinit { subject.completed() }
  #endif
}
