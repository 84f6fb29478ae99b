import Binder

/// The views of a table that wait to be dequeued: registered types, reuse pools, names, and the callback for a view.
///
/// A look at views off the screen leaves the pools and the names as they were, because they are one value.
@MainActor
package final class ReusableViews {
  enum Origin {
    case made, pooled
    /// The cell shows the row already, and is filled again.
    case reconfigured
  }

  @MainActor
  private struct Pools {
    var cells = ReusePool<any TableCell>()
    var headersAndFooters = ReusePool<any TableHeaderFooterView>()
    var titles: [TitleView] = []
    var names = ViewNames()
  }

  @exclusivity(unchecked)  // TableBenchmarks scroll
  private(set) var cellTypes = [String: ViewRegistration<any TableCell>]()
  private(set) var headerFooterTypes = [String: ViewRegistration<any TableHeaderFooterView>]()

  /// The callback for a view that the table is in the middle of; nil outside one.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  private(set) var request: ViewRequest?

  @exclusivity(unchecked)  // TableBenchmarks scroll
  private var pools = Pools()

  /// The numbers of cells that were made for rows, and not dequeued.
  private var madeCells: [RowPosition: Int] = [:]
}

extension ReusableViews {
  func register(_ identifier: String, _ type: ViewRegistration<any TableCell>) {
    cellTypes[identifier] = type
  }

  func registerHeaderFooter(
    _ identifier: String,
    _ type: ViewRegistration<any TableHeaderFooterView>
  ) {
    headerFooterTypes[identifier] = type
  }

  /// Makes a callback for a view; dequeues in its course are for that.
  func during<Value>(_ request: ViewRequest, _ callback: () -> Value) -> Value {
    let outer = self.request
    self.request = request
    defer { self.request = outer }
    return callback()
  }

  /// Remembers that a view was dequeued; false outside a callback for one.
  func fulfill(with view: AnyObject) -> Bool {
    request?.dequeuedViews.append(view)
    return request != nil
  }

  /// Counts the cells that were made for a row, and not dequeued; one that the table knows is not counted again.
  func countMade(_ cell: any TableCell, for row: RowPosition) -> Int {
    if knownTag(of: cell) == nil { madeCells[row, default: 0] += 1 }
    return madeCells[row, default: 0]
  }

  /// Remembers that a cell was dequeued for a row; false when the callback has led to one for the row before.
  func fulfill(with row: RowPosition) -> Bool {
    let isFirst = request?.dequeuedRows.contains(row) != true
    request?.dequeuedRows.append(row)
    return isFirst
  }

  /// Does something, and puts the pools and the names back as they were; registrations stay.
  func offScreen<Result>(_ body: () -> Result) -> Result {
    let kept = pools
    defer { pools = kept }
    return body()
  }
}

extension ReusableViews {
  /// The cell that is to be filled again, a pooled one, or a new one; nil for an identifier without any of these.
  func takeCell(_ identifier: String) -> (cell: any TableCell, origin: Origin)? {
    if let shown = request?.cellToReconfigure, shown.reuseIdentifier == identifier {
      request?.cellToReconfigure = nil
      return (shown.cell, .reconfigured)
    }
    if let cell = pools.cells.pop(identifier: identifier) { return (cell, .pooled) }
    guard let type = cellTypes[identifier] else { return nil }
    let cell = type.make()
    let name = type.typeName ?? ViewClass.of(cell).name
    return (adopt(cell, type: name, identifier: identifier), .made)
  }

  func takeHeaderFooter(
    _ identifier: String
  ) -> (view: any TableHeaderFooterView, isNew: Bool)? {
    if let view = pools.headersAndFooters.pop(identifier: identifier) { return (view, false) }
    guard let type = headerFooterTypes[identifier] else { return nil }
    let view = type.make()
    let name = type.typeName ?? ViewClass.of(view).name
    return (adopt(view, type: name, identifier: identifier), true)
  }

  func takeTitle() -> TitleView {
    pools.titles.popLast() ?? adopt(TitleView(), type: TitleView.typeName, identifier: nil)
  }

  /// A row, a header or a footer shows a view no more.
  func leave(_ view: AnyObject) { knownTag(of: view)?.places -= 1 }

  /// Puts a cell into its pool; one without a reuse identifier is forgotten, and one that a row shows stays there.
  func pool(_ cell: any TableCell) {
    guard let identifier = reuseIdentifier(of: cell), !isShown(cell) else { return }
    pools.cells.push(cell, identifier: identifier)
  }

  func pool(_ view: any TableHeaderFooterView) {
    if isShown(view) { return }
    if let title = view as? TitleView {
      title.prepareForReuse()
      pools.titles.append(title)
    } else if let identifier = reuseIdentifier(of: view) {
      pools.headersAndFooters.push(view, identifier: identifier)
    }
  }

  private func isShown(_ view: AnyObject) -> Bool { (knownTag(of: view)?.places ?? 0) > 0 }

  func emptyPools() {
    pools.cells.removeAll()
    pools.headersAndFooters.removeAll()
  }

  func removeAll() {
    emptyPools()
    pools.titles.removeAll()
  }

  /// The number of waiting views for each reuse identifier, cells first; identifiers without any are left out.
  var counts: [(identifier: String, count: Int)] {
    pools.cells.counts + pools.headersAndFooters.counts
  }
}

extension ReusableViews {
  func knownTag(of view: AnyObject) -> ViewNames.Tag? { pools.names.tag(of: view) }

  /// The name of a view that is displayed, and the pool that receives it.
  ///
  /// One that the table sees for the first time was made by the data source or the delegate.
  func tag(of view: AnyObject) -> ViewNames.Tag {
    if let tag = pools.names.tag(of: view) { return tag }
    let type = ViewClass.of(view).name
    return pools.names.add(view, type: type, reuseIdentifier: reuseIdentifier(of: view))
  }

  package func reuseIdentifier(of view: AnyObject) -> String? {
    guard let reusable = view as? HeadlessReusableView else {
      return pools.names.tag(of: view)?.reuseIdentifier
    }
    return reusable.reuseIdentifier
  }

  func adopt<View: AnyObject>(_ view: View, type: String, identifier: String?) -> View {
    _ = pools.names.add(view, type: type, reuseIdentifier: identifier)
    (view as? HeadlessReusableView)?.reuseIdentifier = identifier
    return view
  }
}

/// A callback for a view.
struct ViewRequest {
  var row: RowPosition?
  /// The place that the view is made for; nil where nothing is recorded.
  var place: Call.Place?
  /// The cell that is to be dequeued, because the row is reconfigured.
  var cellToReconfigure: DisplayedCell?
  var dequeuedRows: [RowPosition] = []
  var dequeuedViews: [AnyObject] = []
}

/// A view of the system that shows a title: in a list it is as high as its text needs.
package protocol TitleShowing: AnyObject {}

/// The view that a table makes for a section that has a title but no view; a snapshot calls it `Title`.
final class TitleView: HeadlessHeaderFooterView, SnapshotDescribing, TitleShowing {
  static let typeName = "Title"

  override func prepareForReuse() {
    super.prepareForReuse()
    lazyBag.empty()
    textLabel.text = nil
  }

  var snapshotFields: [SnapshotField] { [SnapshotField("title", .string(textLabel.text ?? ""))] }
}

/// The cell that a table dequeues where it has none of the wanted type, so that the test continues.
final class PlaceholderCell: TableCell, DefaultInitializable {}
