import Binder
package import TableBatches

/// The inside of a table: its state, and the parts that work on it.
///
/// Some parts keep state, which no other part writes: the layout, the views on the screen, those that wait, the progress, the
/// reports, the touch and the selection. The others work on these: the callbacks, the screen, the batches and the pictures.
@MainActor
package final class TableCore {
  /// The table of the core, which it owns and sets first.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  unowned var face: HeadlessTable?

  let id: String
  /// The kind of view that the face is: its words are in all messages.
  package let host: HostKind
  package let reports: TableReports
  package let layout: ListLayout
  private let makeSizing: (TableCore) -> any Sizing
  private(set) lazy var sizing = makeSizing(self)
  package let views = ReusableViews()
  package let displayed = DisplayedViews()
  let progress = TableProgress()
  var prefetching = PrefetchWindow()
  private(set) lazy var selection = RowSelection(of: self)
  private(set) lazy var touches = TouchSimulator(on: self)

  @exclusivity(unchecked)  // TableBenchmarks scroll
  weak var dataSource: (any TableDataSource)? {
    didSet {
      progress.dataSourceWasSet(dataSource != nil)
      reports.forget(.dataSourceGone)
      progress.reloadNeeded()
    }
  }

  @exclusivity(unchecked)  // TableBenchmarks scroll
  weak var delegate: (any TableDelegate)? { didSet { progress.reloadNeeded() } }

  weak var prefetchDataSource: (any TableDataSourcePrefetching)?

  var contentSizeCategory = HeadlessView.ContentSizeCategory.large {
    didSet { if contentSizeCategory != oldValue { progress.reloadNeeded() } }
  }

  var layoutDirection = TableLayoutDirection.leftToRight
  var strictness = Strictness.strict

  init(
    id: String,
    host: HostKind = .table,
    layout: ListLayout,
    origin: SourceLocation,
    sizing: @escaping (TableCore) -> any Sizing
  ) {
    (self.id, self.host) = (id, host)
    self.layout = layout
    reports = TableReports(tableID: id, host: host, origin: origin)
    makeSizing = sizing
  }
}

extension TableCore: CorePart {
  var core: TableCore { self }

  /// The table that the data source and the delegate get with each callback.
  package var table: HeadlessTable {
    guard let face else { preconditionFailure("A core has a table before it calls anything") }
    return face
  }

  var callbacks: Callbacks { Callbacks(core: self) }
  var screen: Screen { Screen(core: self) }
  var batches: Batches { Batches(core: self) }
  var dequeuing: Dequeuing { Dequeuing(core: self) }
  package var pictures: Pictures { Pictures(core: self) }
}

/// A part of a table's inside, with what all of them read and report.
@MainActor
protocol CorePart {
  var core: TableCore { get }
}

extension CorePart {
  var layout: ListLayout { core.layout }
  var views: ReusableViews { core.views }
  var displayed: DisplayedViews { core.displayed }
  var progress: TableProgress { core.progress }
  var reports: TableReports { core.reports }
  var callbacks: Callbacks { core.callbacks }
  var selection: RowSelection { core.selection }

  var needsReload: Bool { progress.work.needsReload }

  func note(_ call: @autoclosure () -> Call) { reports.note(call) }

  func note(_ kind: Call.Kind, _ row: RowPosition?, _ text: @autoclosure () -> String = "") {
    reports.note { .event(Call.Event(kind: kind, place: row.map(core.place(of:)), text: text())) }
  }

  func note(
    _ value: Double,
    _ kind: Call.Kind,
    _ place: @autoclosure () -> Call.Place,
    source: Call.Dimension.Source = .delegate
  ) {
    reports.note {
      .dimension(Call.Dimension(kind: kind, place: place(), value: value, source: source))
    }
  }

  func beginPhase(_ title: @autoclosure () -> String) { reports.beginPhase(title) }

  func beginPhase(_ title: @autoclosure () -> String, _ row: RowPosition) {
    reports.beginPhase(title) { core.place(of: row) }
  }

  func report(_ inconsistency: TableInconsistency) { reports.report(inconsistency) }

  func report(_ severity: TableDiagnostic.Severity, _ message: String) {
    reports.report(TableDiagnostic(severity: severity, message: message))
  }

  /// Reports a problem of a kind, unless one of that kind has been reported.
  func report(
    once recurring: TableReports.Recurring,
    _ severity: TableDiagnostic.Severity,
    _ message: @autoclosure () -> String
  ) {
    reports.report(recurring, TableDiagnostic(severity: severity, message: message()))
  }
}
