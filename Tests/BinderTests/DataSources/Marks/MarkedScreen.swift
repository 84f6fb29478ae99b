import HeadlessTable
import TestSupport

@testable import Binder
@testable import BinderObservables

/// A table or a collection view that shows rows, and what was on it before a change.
@MainActor
final class MarkedScreen {
  let name: String
  private let list: any MarkedList
  /// Whether rows of all sections are in one.
  private let isFlat: Bool
  /// When a change of the source reloads the list.
  private let reloads: Reloads
  /// Whether rows that are updated keep their cells, and are selected as before.
  private let keepsCells: Bool
  private let owner: Any
  let drag: ((Int, Int) -> Void)?

  enum Reloads { case never, withSource, always }

  private var lines: [[MarkedLine]] = []
  private var cells: [AnyHashable: ObjectIdentifier] = [:]
  private var selected: AnyHashable?

  init(
    _ name: String,
    _ list: any MarkedList,
    isFlat: Bool,
    reloads: Reloads,
    keepsCells: Bool,
    drag: ((Int, Int) -> Void)?,
    owner: Any
  ) {
    (self.name, self.list, self.owner) = (name, list, owner)
    (self.isFlat, self.reloads, self.keepsCells) = (isFlat, reloads, keepsCells)
    self.drag = drag
  }

  private func flattened(_ lines: [[MarkedLine]]) -> [[MarkedLine]] {
    isFlat ? [Array(lines.joined())] : lines
  }

  /// Notes which cell each row has, and selects one of the rows.
  func remember(_ expected: [[MarkedLine]], using generator: inout SplitMix64) {
    lines = flattened(expected)
    cells = [:]
    let rows = lines.positions
    for (path, line) in rows { cells[line.key] = list.cell(path).map { ObjectIdentifier($0) } }
    guard let (path, line) = rows.randomElement(using: &generator) else { return selected = nil }
    list.select(path)
    selected = line.key
  }

  /// What is wrong with what is shown; nil if nothing is.
  ///
  /// - Parameters:
  ///   - expected: What there is to show.
  ///   - changed: The rows that have changed, and how often; those that came back as new ones twice.
  ///   - isReload: Whether the source has said that everything may be different.
  ///   - checksRows: Whether all other rows have to be selected as before, in the same cells.
  /// - Returns: What is wrong, in a sentence.
  func problem(
    _ expected: [[MarkedLine]],
    changed: [AnyHashable: Int],
    isReload: Bool,
    checksRows: Bool
  ) -> String? {
    list.layOut()
    if let wrong = list.problem { return wrong }
    let new = flattened(expected)
    let texts = new.map { $0.map(\.text) }
    let shown = list.lineTexts
    if shown != texts, !(shown.joined().isEmpty && texts.joined().isEmpty) {
      return "\(shown) instead of \(texts)"
    }
    if !checksRows || reloads == .always || isReload && reloads == .withSource { return nil }
    let others = Set(changed.filter { $0.value > 1 || !keepsCells }.keys)
    let rows = new.positions
    if let selected, !others.contains(selected),
      let row = rows.first(where: { $0.1.key == selected }),
      list.selected != [row.0]
    {
      return "selects \(list.selected) and not \(row.1.text) at \(row.0)"
    }
    for (path, line) in rows where !others.contains(line.key) {
      guard let before = cells[line.key], let now = list.cell(path) else { continue }
      if before != ObjectIdentifier(now) { return "\(line.text) has another cell" }
    }
    return nil
  }
}

extension [[MarkedLine]] {
  fileprivate var positions: [(IndexPath, MarkedLine)] {
    enumerated().flatMap { section, lines in
      lines.enumerated().map { (IndexPath(row: $0, section: section), $1) }
    }
  }
}

/// What a test looks at on a table and on a collection view.
@MainActor
protocol MarkedList: AnyObject {
  var problem: String? { get }
  var lineTexts: [[String]] { get }
  var selected: [IndexPath] { get }
  func layOut()
  func cell(_ path: IndexPath) -> (any TableCell)?
  func select(_ path: IndexPath)
}

extension HeadlessTable: MarkedList {
  static func marked() -> HeadlessTable {
    let table = HeadlessTable(id: "rows", width: 320, height: 2_000)
    table.onInconsistency = .collect
    return table
  }

  var problem: String? { inconsistencies.first.map { "\($0)" } }

  var selected: [IndexPath] { indexPathsForSelectedRows ?? [] }

  func layOut() { layoutIfNeeded() }

  func cell(_ path: IndexPath) -> (any TableCell)? { cellForRow(at: path) }

  func select(_ path: IndexPath) { selectRow(at: path, animated: false) }

  var lineTexts: [[String]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfRows(inSection: section)).map {
        (cellForRow(at: IndexPath(row: $0, section: section)) as? NameCell)?.label.text ?? "none"
      }
    }
  }

  /// Drags a row in editing mode.
  func dragging(_ from: Int, _ to: Int) {
    setEditing(true)
    layoutIfNeeded()
    dragRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
    layoutIfNeeded()
    setEditing(false)
  }
}

extension HeadlessCollectionView: MarkedList {
  static func marked() -> HeadlessCollectionView {
    let items = HeadlessCollectionView(
      id: "rows",
      width: 320,
      height: 2_000,
      layout: .uniform(.list(.plain))
    )
    items.onInconsistency = .collect
    return items
  }

  var problem: String? { inconsistencies.first.map { "\($0)" } }

  var selected: [IndexPath] { indexPathsForSelectedItems ?? [] }

  func layOut() { layoutIfNeeded() }

  func cell(_ path: IndexPath) -> (any TableCell)? { cellForItem(at: path) }

  func select(_ path: IndexPath) { selectItem(at: path, animated: false) }

  var lineTexts: [[String]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).map {
        (cellForItem(at: IndexPath(row: $0, section: section)) as? NameCell)?.label.text ?? "none"
      }
    }
  }
}

// The ways to a list.
extension MarkedScreen {
  typealias Moved = (Int, Int) -> Void

  static func chain<Item>(
    _ name: String,
    _ source: some ObservableRows<Item>,
    _ form: UpdateForm,
    _ moved: Moved?,
    _ text: @escaping (Item) -> String
  ) -> MarkedScreen {
    let table = HeadlessTable.marked()
    let binder = TableViewBinder(tableView: table)
    binder.rowUpdates = form
    let rows = binder.onTable().bind(cellType: NameCell.self, models: source)
      .onDequeue { _, cell, item in cell.label.text = text(item) }
    if let moved { rows.onMoved { from, to, _ in moved(from, to) } }
    binder.finish()
    table.layoutIfNeeded()
    return MarkedScreen(
      name,
      table,
      isFlat: true,
      reloads: .never,
      keepsCells: form == .reconfigure,
      drag: moved.map { _ in { [unowned table] in table.dragging($0, $1) } },
      owner: binder
    )
  }

  static func collectionChain<Item>(
    _ source: some ObservableRows<Item>,
    _ form: UpdateForm,
    _ moved: Moved?,
    _ text: @escaping (Item) -> String
  ) -> MarkedScreen {
    let items = HeadlessCollectionView.marked()
    let binder = CollectionViewBinder(collectionView: items)
    binder.rowUpdates = form
    let rows = binder.onCollection().bind(cellType: NameCell.self, models: source)
      .onDequeue { _, cell, item in cell.label.text = text(item) }
    if let moved { rows.onMoved { from, to, _ in moved(from, to) } }
    binder.finish()
    items.layoutIfNeeded()
    let drag: Moved = { [unowned items] from, to in
      items.dragItem(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
    }
    return MarkedScreen(
      "chain of a collection view",
      items,
      isFlat: true,
      reloads: .never,
      keepsCells: form == .reconfigure,
      drag: moved.map { _ in drag },
      owner: binder
    )
  }

  static func binding<Item>(
    _ name: String,
    _ changes: SafeSignal<DataSourceChange<Item>>,
    _ form: UpdateForm,
    _ moved: Moved?,
    _ text: @escaping (Item) -> String
  ) -> MarkedScreen {
    let table = HeadlessTable.marked()
    let binder = DataSourceTableBinder<SourceItems<Item>>()
    binder.rowUpdates = form
    changes.bind(to: table, cellType: NameCell.self, using: binder) { $0.label.text = text($1) }
    if let moved {
      table.movedRows.observeNext { moved($0.row, $1.row) }.dispose(in: table.bag)
    }
    table.layoutIfNeeded()
    return MarkedScreen(
      name,
      table,
      isFlat: false,
      reloads: name == "late binding" ? .always : .withSource,
      keepsCells: form == .reconfigure,
      drag: moved.map { _ in { [unowned table] in table.dragging($0, $1) } },
      owner: binder
    )
  }

  static func collectionBinding<Item>(
    _ source: some DataSource<Item>,
    _ form: UpdateForm,
    _ text: @escaping (Item) -> String
  ) -> MarkedScreen {
    let items = HeadlessCollectionView.marked()
    source.bind(to: items, cellType: NameCell.self, updates: form) { $0.label.text = text($1) }
    items.layoutIfNeeded()
    return MarkedScreen(
      "binding of a collection view",
      items,
      isFlat: false,
      reloads: .withSource,
      keepsCells: form == .reconfigure,
      drag: nil,
      owner: items
    )
  }
}
