#if canImport(UIKit) && !os(watchOS)
  public import Binder
  import TableBatches
  public import UIKit

  /// A `UITableView` is a table that binders drive.
  ///
  /// `moveRow`, `moveSection` and `reconfigureRows(at:)` of a `TableHost` are UIKit's own methods; a binder announces changes
  /// by lists instead. Other members that UIKit has too stand below with `@_disfavoredOverload`, in an extension of the
  /// protocol: code that calls a `UITableView` gets UIKit's own, and a binder, which knows a `TableHost`, gets these.
  extension UITableView: TableHost {}

  extension UITableView: ProviderTable {
    /// What a cell provider with `tableType: UITableView.self` is given.
    public typealias Table = UITableView

    /// What such a provider returns, and the handlers of its rows receive.
    public typealias Cell = UITableViewCell
  }

  extension UITableView: NativeTable {
    package var hasForeignDataSource: Bool { adapter.sourceRelay.isReplaced }
    package var hasForeignDelegate: Bool { adapter.delegateRelay.isReplaced }

    package func dataSourceAnswersChanged() { adapter.sourceRelay.takeSlotIfOthersAnswer() }

    package func forwardForeignDataSource() { adapter.forwardForeignDataSource() }
    package func forwardForeignDelegate() { adapter.forwardForeignDelegate() }
  }

  extension UITableView {
    /// Your own delegate: it receives all calls about the display of cells, and calls that no declaration handles.
    ///
    /// Binder is the table's `delegate` while it drives the table. It is held weakly.
    public var forwardedDelegate: (any UITableViewDelegate)? {
      get { adapter.appDelegate }
      set { adapter.delegateRelay.app = newValue }
    }

    /// Your own data source: it receives calls that Binder does not handle, as about editing and the index.
    ///
    /// Binder is the table's `dataSource` while it drives the table. It is held weakly.
    public var forwardedDataSource: (any UITableViewDataSource)? {
      get { adapter.sourceRelay.app as? any UITableViewDataSource }
      set { adapter.sourceRelay.app = newValue }
    }

    /// Receives Binder's errors and warnings; if it is nil, they are printed.
    public var diagnosticHandler: ((TableDiagnostic) -> Void)? {
      get { adapter.diagnosticHandler }
      set { adapter.diagnosticHandler = newValue }
    }

    var adapter: TableAdapter {
      notes.attachments.object { TableAdapter(self) }
    }
  }

  extension TableHost where Self: UITableView {
    /// What bindings keep with the table; it ends with the table.
    public var attachments: TableAttachments { notes.attachments }
  }

  extension TableHost where Self: UITableView {
    /// The data source of the rows; the table's own `dataSource` leads to it.
    @_disfavoredOverload
    public var dataSource: (any TableDataSource)? {
      get { adapter.dataSource }
      set { adapter.dataSource = newValue }
    }

    /// The delegate for dimensions, views and touches; the table's own `delegate` leads to it.
    @_disfavoredOverload
    public var delegate: (any TableDelegate)? {
      get { adapter.delegateRelay.isReplaced ? nil : adapter.delegateRelay.binder }
      set { adapter.delegateRelay.binder = newValue }
    }

    /// Receives rows likely to be displayed soon.
    @_disfavoredOverload
    public var prefetchDataSource: (any TableDataSourcePrefetching)? {
      get { adapter.prefetchDataSource }
      set { adapter.prefetchDataSource = newValue }
    }

    /// Makes UIKit check again which methods its delegate implements, unless the app has set another one.
    public func delegateAnswersChanged() { adapter.delegateAnswersChanged() }

    /// Whether changes can be announced now: not inside a call of the data source or the delegate.
    public var acceptsUpdates: Bool { adapter.acceptsUpdates }

    /// Runs work in the next turn of the main actor, before the next frame.
    public func scheduleUpdate(_ update: @escaping @MainActor () -> Void) {
      adapter.schedule.add(update)
    }

    /// Runs scheduled updates, and lays out; a table in no window counts its rows, but makes no cells.
    public func performPendingUpdates() { adapter.performPendingUpdates() }

    /// Selects a row by code, without scrolling.
    public func selectRow(at indexPath: IndexPath, animated: Bool) {
      selectRow(at: indexPath, animated: animated, scrollPosition: .none)
    }

    /// The handler of pull to refresh: the refresh control, the table's own or a new one, spins until it ends.
    public var refreshHandler: (@MainActor () async -> Void)? {
      get { adapter.refreshHandler }
      set { adapter.refreshHandler = newValue }
    }

    /// Passes a diagnostic to `diagnosticHandler`, or prints it; an app never stops for it.
    public func report(_ diagnostic: TableDiagnostic) { adapter.report(diagnostic) }
  }

  extension TableHost where Self: UITableView {
    /// Registers a cell type: its nib, its class, or nothing if a storyboard has a prototype of the type.
    @_disfavoredOverload
    public func register<Cell: TableCell>(
      _ type: Cell.Type,
      forCellReuseIdentifier identifier: String
    ) {
      adapter.views.register(type, identifier)
    }

    /// Registers a header and footer type: its nib or its class.
    @_disfavoredOverload
    public func register<View: TableHeaderFooterView>(
      _ type: View.Type,
      forHeaderFooterViewReuseIdentifier identifier: String
    ) {
      adapter.views.register(type, identifier)
    }

    /// Dequeues a pooled cell of a type, or a new one.
    public func dequeueReusableCell<Cell: TableCell>(
      _ type: Cell.Type,
      withIdentifier identifier: String
    ) -> Cell {
      adapter.views.dequeue(type, identifier)
    }

    /// Dequeues a pooled cell, or a new one; nil when nothing is registered under the identifier.
    @_disfavoredOverload
    public func dequeueReusableCell(withIdentifier identifier: String) -> (any TableCell)? {
      adapter.views.dequeueCell(identifier).flatMap(adapter.views.cell(shownBy:))
    }

    /// Dequeues a pooled header or footer view of a type, or a new one.
    public func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
      _ type: View.Type,
      withIdentifier identifier: String
    ) -> View {
      adapter.views.dequeue(type, identifier)
    }

    /// Dequeues a pooled view, or a new one; nil when nothing is registered under the identifier.
    @_disfavoredOverload
    public func dequeueReusableHeaderFooterView(
      withIdentifier identifier: String
    ) -> (any TableHeaderFooterView)? {
      adapter.views.dequeueView(identifier).flatMap(adapter.views.view(shownBy:))
    }

    /// The cell that shows a row now, or nil when the row is not visible.
    @_disfavoredOverload
    public func cellForRow(at indexPath: IndexPath) -> (any TableCell)? {
      let cell: UITableViewCell? = cellForRow(at: indexPath)
      return cell.flatMap(adapter.views.cell(shownBy:))
    }

    /// The index path of a displayed cell, or nil when it is not visible.
    @_disfavoredOverload
    public func indexPath(for cell: any TableCell) -> IndexPath? {
      let cell: UITableViewCell? = adapter.views.known(cell)
      return cell.flatMap { self.indexPath(for: $0) }
    }
  }

  extension TableHost where Self: UITableView {
    /// Whether the top edge of a row is on the screen, where no bar covers it.
    public func showsTopEdge(ofRowAt indexPath: IndexPath) -> Bool {
      adapter.showsTopEdge(ofRowAt: indexPath)
    }

    /// Runs updates, and sets the content offset so that a row is where it was on the screen, within the limits of scrolling.
    ///
    /// Updates that change what is above the row are shown without animations: UIKit would move the rows and the offset apart.
    public func holdRow(
      at indexPath: IndexPath,
      movedTo newIndexPath: IndexPath,
      animated: Bool,
      during updates: () -> Void
    ) {
      adapter.holdRow(at: indexPath, movedTo: newIndexPath, animated: animated, during: updates)
    }
  }

  extension TableHost where Self: UITableView {
    /// Changes rows and sections together; a batch that does not agree with the data source never reaches UIKit.
    @_disfavoredOverload
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
      adapter.perform(updates, completion: completion)
    }

    /// Announces inserted rows, by their paths after the batch.
    @_disfavoredOverload
    public func insertRows(at indexPaths: [IndexPath], with animation: Binder.RowAnimation) {
      adapter.announce(with: animation, { $0.append(.insert, indexPaths) }) { [weak self] in
        self?.insertRows(at: indexPaths, with: animation.ofUIKit)
      }
    }

    /// Announces deleted rows, by their paths before the batch.
    @_disfavoredOverload
    public func deleteRows(at indexPaths: [IndexPath], with animation: Binder.RowAnimation) {
      adapter.announce(with: animation, { $0.append(.delete, indexPaths) }) { [weak self] in
        self?.deleteRows(at: indexPaths, with: animation.ofUIKit)
      }
    }

    /// Announces reloaded rows, by their paths before the batch.
    @_disfavoredOverload
    public func reloadRows(at indexPaths: [IndexPath], with animation: Binder.RowAnimation) {
      adapter.announce(with: animation, { $0.append(.reload, indexPaths) }) { [weak self] in
        self?.reloadRows(at: indexPaths, with: animation.ofUIKit)
      }
    }

    /// Announces reconfigured rows, by their positions before the batch.
    public func reconfigureRows(_ rows: [RowPosition]) {
      adapter.announceReconfigured(rows)
    }

    /// Announces rows that have moved.
    public func moveRows(_ moves: [RowMove]) {
      adapter.announce(with: .none, { $0.append(moves) }) { [weak self] in
        for move in moves { self?.moveRow(at: move.indexPath, to: move.newIndexPath) }
      }
    }

    /// Announces inserted sections, by their positions after the batch.
    @_disfavoredOverload
    public func insertSections(
      _ sections: some Sequence<Int>,
      with animation: Binder.RowAnimation
    ) {
      let sections = Array(sections)
      adapter.announce(with: animation, { $0.append(.insert, sections: sections) }) { [weak self] in
        self?.insertSections(IndexSet(sections), with: animation.ofUIKit)
      }
    }

    /// Announces deleted sections, by their positions before the batch.
    @_disfavoredOverload
    public func deleteSections(
      _ sections: some Sequence<Int>,
      with animation: Binder.RowAnimation
    ) {
      let sections = Array(sections)
      adapter.announce(with: animation, { $0.append(.delete, sections: sections) }) { [weak self] in
        self?.deleteSections(IndexSet(sections), with: animation.ofUIKit)
      }
    }

    /// Announces reloaded sections, by their positions before the batch.
    @_disfavoredOverload
    public func reloadSections(
      _ sections: some Sequence<Int>,
      with animation: Binder.RowAnimation
    ) {
      adapter.announceReloadedSections(Array(sections), with: animation)
    }

    /// Announces sections that have moved.
    public func moveSections(_ moves: [SectionMove]) {
      adapter.announce(with: .none, { $0.append(sectionMoves: moves) }) { [weak self] in
        for move in moves { self?.moveSection(move.old, toSection: move.new) }
      }
    }

    /// Fills visible headers and footers again, in place; if one appears, disappears or changes type, its section is reloaded.
    public func reconfigureHeadersAndFooters(
      inSections sections: some Sequence<Int>,
      with animation: Binder.RowAnimation
    ) {
      adapter.reconfigureEnds(ofSections: Array(sections), animation)
    }

    /// Updates the heights of displayed views, and makes no cell.
    public func updateHeights() { adapter.updateHeights() }
  }
#endif
