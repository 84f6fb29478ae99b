public import Binder

/// Shows in a table what a data source signal delivers: the object behind every `bind(to: table, …)`.
///
/// Make a subclass to apply changes in another way, or to choose cells where the data alone does not say which, and
/// give an object of it to `bind(to:using:)`. It goes by the name `TableViewBinder` in the signals' namespace:
///
/// ```swift
/// final class FadingBinder: ObservableArray<Todo>.TableViewBinder {
///   override func apply(_ event: Event, to tableView: any TableHost) {
///     rowAnimation = event.isReload ? .none : .fade
///     super.apply(event, to: tableView)
///   }
/// }
/// ```
@MainActor
open class DataSourceTableBinder<DataSource: DataSourceProtocol> {
  /// The data that the table is to show, and its change.
  public struct Event {
    /// The data.
    public let dataSource: DataSource
    /// The change since the table's last update; a reload for the first time.
    public let change: CollectionChange<SectionedChangeset>
    /// The data that the table shows; nil before the first event.
    public let shownDataSource: DataSource?

    /// Whether the change is a reload.
    public var isReload: Bool { change == .reload }
  }

  /// The animation for inserted, deleted and reloaded rows and sections.
  open var rowAnimation: RowAnimation {
    get { animations.rowInsertion }
    set { animations = UpdateAnimations(all: newValue) }
  }

  /// The animation for inserted rows.
  public final var rowInsertionAnimation: RowAnimation {
    get { animations.rowInsertion }
    set { animations.rowInsertion = newValue }
  }

  /// The animation for deleted rows.
  public final var rowDeletionAnimation: RowAnimation {
    get { animations.rowDeletion }
    set { animations.rowDeletion = newValue }
  }

  /// The animation for reloaded rows.
  public final var rowUpdateAnimation: RowAnimation {
    get { animations.rowUpdate }
    set { animations.rowUpdate = newValue }
  }

  var animations = UpdateAnimations(all: .automatic)

  /// Whether a row with other content gets a new cell, or has its cell filled again.
  open var rowUpdates = UpdateForm.reload

  /// Whether the table is updated by batches; if not, each change reloads it.
  open var animateChanges = true

  /// Makes the cell for a row, unless ``cellForRow(at:tableView:dataSource:)`` is overridden.
  public var createCell: ((DataSource, IndexPath, any TableHost) -> any TableCell)?

  var cellTypeName: String?

  /// A section's name, the title of its header; without it, `reactive.dataSource.forwardTo` provides the titles.
  ///
  ///     final class CitiesBinder: Observable2DArray<String, City>.TableViewBinder {
  ///       init() {
  ///         super.init()
  ///         sectionName = { cities, section in cities.sections[section].metadata }
  ///       }
  ///     }
  ///
  /// Set it before the binding is made.
  public var sectionName: ((DataSource, Int) -> String?)?

  /// The title in the index at the table's edge for a section of a name; nil for none.
  ///
  /// Set it before the binding is made, as ``sectionName``. Sections of one title have one entry, which leads to the first.
  public final var indexTitle: ((String) -> String?)?

  var rowName: ((DataSource, IndexPath) -> String?)?

  var index: [(title: String, section: Int)] {
    guard let indexTitle, let sectionName, let data = shown.content.dataSource else { return [] }
    var titles = Set<String>()
    return (0..<data.numberOfSections()).compactMap { section in
      guard let title = sectionName(data, section).flatMap(indexTitle),
        titles.insert(title).inserted
      else { return nil }
      return (title, section)
    }
  }

  var shown: PresentedContent<CountedDataSource<DataSource>> { updater.shown }

  /// Whether the table shows a row at the place where the user has dropped it, and the data is another one.
  private var isAheadOfData = false

  private let updater = TableUpdater(
    showing: CountedDataSource<DataSource>(dataSource: nil),
    callsAlone: true
  )

  /// Makes a binder, with a closure that makes its cells unless the method for it is overridden.
  public init(createCell: ((DataSource, IndexPath, any TableHost) -> any TableCell)? = nil) {
    self.createCell = createCell
  }

  // What the table reads.

  func sectionCount(of tableView: any TableHost) -> Int { numberOfSections(in: tableView) }

  func rowCount(inSection section: Int, of tableView: any TableHost) -> Int {
    self.tableView(tableView, numberOfRowsInSection: section)
  }

  func cell(at path: IndexPath, of tableView: any TableHost) -> any TableCell {
    guard let row = shown.source(of: path) else {
      preconditionFailure("The table requested a cell at \(Array(path)), where no row is")
    }
    return cellForRow(at: row.path, tableView: tableView, dataSource: row.dataSource)
  }

  /// The number of sections: that of the data, unless overridden.
  open func numberOfSections(in tableView: any TableHost) -> Int { shown.sectionCount }

  /// The number of rows of a section: that of the data, unless overridden.
  open func tableView(
    _ tableView: any TableHost,
    numberOfRowsInSection section: Int
  ) -> Int { shown.rowCount(inSection: section) }

  /// The cell for a row, made by `createCell`.
  open func cellForRow(
    at indexPath: IndexPath,
    tableView: any TableHost,
    dataSource: DataSource
  ) -> any TableCell {
    guard let createCell else {
      preconditionFailure(
        "\(type(of: self)) makes no cells. Give it a createCell closure, or override "
          + "cellForRow(at:tableView:dataSource:)."
      )
    }
    return createCell(dataSource, indexPath, tableView)
  }

  /// Updates the table by an event.
  ///
  /// The table reads the new data from the beginning. A change of one thing is one call, a change of several
  /// is a batch, and a change that is not valid as one batch is several.
  open func apply(_ event: Event, to tableView: any TableHost) {
    switch event.change {
    case .unchanged: break
    case .patch(let patch) where animateChanges:
      guard let old = event.shownDataSource else { return tableView.reloadData() }
      apply(patch, from: old, to: event.dataSource, tableView)
    case .patch, .reload: tableView.reloadData()
    }
  }

  /// Shows other data in a table; without a table, registrations the next one from it.
  final func show(
    _ dataSource: DataSource,
    _ change: CollectionChange<SectionedChangeset>,
    in tableView: (any TableHost)?
  ) {
    let change = isAheadOfData ? .reload : change
    isAheadOfData = false
    guard let tableView else { return updater.show(CountedDataSource(dataSource: dataSource)) }
    let old = shown.content.dataSource
    // A table that has not counted its rows yet does so with the data of the last change.
    if old != nil, change != .reload { _ = tableView.numberOfSections }
    // What does not lead from the shown data to the new one is no batch for a table.
    let event = Event(
      dataSource: dataSource,
      change: change.after(old?.rowCounts, leadingTo: dataSource.rowCounts),
      shownDataSource: old
    )
    let titles = index.map(\.title)
    updater.show(CountedDataSource(dataSource: dataSource))
    apply(event, to: tableView)
    if index.map(\.title) != titles { tableView.reloadSectionIndexTitles() }
  }

  /// Answers the table, which has moved a row by itself, as it shows the rows; what is shown next is shown by a reload.
  final func show(_ move: Move<RowPosition>) {
    isAheadOfData = true
    updater.show(move)
  }

  final func takeBackMove(in tableView: any TableHost) {
    guard isAheadOfData, let data = shown.content.dataSource else { return }
    show(data, .reload, in: tableView)
  }

  private func apply(
    _ patch: SectionedChangeset,
    from old: DataSource,
    to new: DataSource,
    _ tableView: any TableHost
  ) {
    let change = ContentChange(patch, oldRowCounts: old.rowCounts, newRowCounts: new.rowCounts)
    updater.update(
      tableView,
      from: CountedDataSource(dataSource: old),
      to: CountedDataSource(dataSource: new),
      by: UpdatePlan(change, updates: rowUpdates),
      with: animations
    )
  }
}

extension DataSourceProtocol {
  var rowCounts: [Int] {
    (0..<numberOfSections()).map { numberOfItems(inSection: $0) }
  }
}

// The class behind `bind(to:using:)` under the name that it has among the signals. A class can be made a subclass of
// it only by a name that a type declares, not one that a protocol does.

extension ObservableArray {
  /// The open class that shows the array in a table, for `bind(to:using:)`.
  public typealias TableViewBinder = DataSourceTableBinder<PersistentArray<Item>>
}

extension Observable2DArray {
  /// The open class that shows the sections in a table, for `bind(to:using:)`.
  public typealias TableViewBinder = DataSourceTableBinder<Array2D<Metadata, Item>>
}

extension Signal where Element: DataSourceEventProtocol {
  /// The open class that shows the signal's data in a table, for `bind(to:using:)`.
  public typealias TableViewBinder = DataSourceTableBinder<Element.DataSource>
}
