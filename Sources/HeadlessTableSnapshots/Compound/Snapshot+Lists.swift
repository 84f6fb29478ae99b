public import Binder
internal import HeadlessTable

extension SnapshotStrategy {
  /// The update from one list to another, under the name `list-transition`.
  ///
  ///     assertSnapshot(of: songs, named: "by title", as: .transition(to: songs.sorted { $0.title < $1.title }))
  ///
  /// The text is the rows that change, with their stored values, before and after, and between them the operations of
  /// each batch (`−` deletes, `+` inserts, `→` moves, `~` reloads). A table applies the batches; if it refuses one, the
  /// assertion fails whatever the reference says.
  @MainActor
  public static func transition<Model>(
    to new: [Model],
    showing extent: TransitionExtent = .changes
  ) -> SnapshotStrategy where Subject == [Model] {
    SnapshotStrategy { Snapshot(ofTransitionFrom: $0, to: new, showing: extent) }
  }

  /// The update from one list of sections to another, under the name `list-transition`.
  ///
  /// The text is that of a list without sections, with the titles of the sections. If two sections of a list have
  /// the same `id`, the assertion fails.
  @MainActor
  public static func transition<ID, Model>(
    to new: [ListSection<ID, Model>],
    showing extent: TransitionExtent = .changes
  ) -> SnapshotStrategy where Subject == [ListSection<ID, Model>] {
    SnapshotStrategy { Snapshot(ofTransitionFrom: $0, to: new, showing: extent) }
  }
}

extension Snapshot {
  /// Takes a snapshot of the update from one list to another: the rows that it touches, before and after, and the
  /// operations of each batch.
  ///
  /// Each row is the stored values of its model. A table of that content is brought from the one to the other,
  /// and checks each batch.
  @MainActor
  package init<Model>(
    ofTransitionFrom old: [Model],
    to new: [Model],
    showing extent: TransitionExtent = .changes
  ) {
    self.init(
      ofTransitionFrom: [ListSection(0, rows: old)],
      to: [ListSection(0, rows: new)],
      showing: extent
    )
  }

  /// Takes a snapshot of the update from one list of sections to another, as of a list without sections.
  ///
  /// Sections that have the same `id` as another one of their list keep it from being compared.
  @MainActor
  package init<ID, Model>(
    ofTransitionFrom old: [ListSection<ID, Model>],
    to new: [ListSection<ID, Model>],
    showing extent: TransitionExtent = .changes
  ) {
    // High enough for all rows.
    let rows = [old, new].map { list in list.reduce(0) { $0 + $1.rows.count } }.max() ?? 0
    let table = HeadlessTable(id: "list", width: 375, height: Double(max(rows, 1)) * 44)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: ListedSection<ID>.self)
    binder.displayedSections = old.map { ListedSection(id: $0.id) }
    var sections = old
    binder.onAllOtherSections()
      .bind(
        cellType: ListRow.self,
        models: { () -> [ListedSection<ID>: [Model]] in
          Dictionary(sections.map { (ListedSection(id: $0.id), $0.rows) }) { first, _ in first }
        },
        mapToViewModels: { ListRow.ViewModel(row: $0) }
      )
    binder.finish()
    self.init(
      ofTransitionOf: table,
      as: .text,
      showing: extent,
      telling: { Self.stages($2) }
    ) {
      sections = new
      binder.displayedSections = new.map { ListedSection(id: $0.id) }
      binder.refresh()
    }
  }
}

extension Snapshot {
  @MainActor
  fileprivate static func stages(_ operations: NamedOperations) -> String {
    (0..<operations.batchCount).map { batch in
      (["== stage \(batch + 1)"] + operations.lines(ofBatch: batch).map { "  " + $0 })
        .map { $0 + "\n" }.joined()
    }
    .joined()
  }
}

/// The name of a section in a list of sections.
private struct ListedSection<ID: Hashable>: TableViewSection, CustomStringConvertible {
  let id: ID

  var description: String { displayName(of: id) }
}

/// A row of a list that has no cells: it shows the stored values of its model.
private final class ListRow: HeadlessCell, ViewModelBindable, SnapshotDescribing {
  struct ViewModel {
    let row: Any
  }

  var viewModel: ViewModel?

  var snapshotFields: [SnapshotField] { viewModel.map { ViewFields(ofValue: $0.row).fields } ?? [] }
}
