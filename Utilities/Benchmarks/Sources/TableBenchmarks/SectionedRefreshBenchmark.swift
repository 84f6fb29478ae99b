import Binder
import HeadlessTable
import Workloads

struct NumberedSection: TableViewSection {
  let number: Int
}

/// What a refresh of a screen of sections costs from the data to the table, its stages included, against the diff
/// alone.
@MainActor
final class SectionedRefreshBenchmark<Kind: IdentityKind> {
  private typealias Sections = [ListSection<Int, WorkRow<Kind.ID>>]

  private let old: Sections
  private let new: Sections
  private var rows: [NumberedSection: [WorkRow<Kind.ID>]] = [:]
  private let table: any TableHost
  private let binder: SectionedTableViewBinder<NumberedSection>

  init(_ workload: SectionedWorkload, _ kind: Kind.Type, on table: any TableHost) {
    self.table = table
    let identified = { (sections: [(id: Int, rows: [WorkRow<Int>])]) in
      sections.map { section in
        ListSection(
          section.id,
          rows: section.rows.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
        )
      }
    }
    old = identified(workload.old)
    new = identified(workload.new)
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: NumberedSection.self)
    binder.onAllSections().bind(cellType: RowCell.self, models: { [unowned self] in rows })
      .onDequeue { section, row, cell, model in cell.show(model.content) }
    show(old)
    binder.finish()
    table.layoutIfNeeded()
  }

  private func show(_ sections: Sections) {
    rows = Dictionary(
      uniqueKeysWithValues: sections.map { (NumberedSection(number: $0.id), $0.rows) }
    )
    binder.displayedSections = sections.map { NumberedSection(number: $0.id) }
  }

  /// Leads the table to the new sections and back.
  func refreshTwice() {
    for sections in [new, old] {
      show(sections)
      binder.refresh()
      table.layoutIfNeeded()
    }
    guard let table = table as? HeadlessTable else { return }
    table.calls.clear()
    precondition(table.inconsistencies.isEmpty, "a batch was refused")
  }

  /// Compares the sections in both directions.
  func diffTwice() {
    let there = SectionedChangeset(from: old, to: new)
    let back = SectionedChangeset(from: new, to: old)
    precondition(there.rowMoves.count == back.rowMoves.count, "both ways see the same rows")
  }

  /// Puts the identities of both sides into one dictionary, for each direction.
  func fillDictionaries() {
    for _ in 0..<2 {
      var places: [Kind.ID: Int] = [:]
      places.reserveCapacity(old.reduce(0) { $0 + $1.rows.count })
      for section in old + new {
        for (index, row) in section.rows.enumerated() { places[row.id] = index }
      }
      precondition(!places.isEmpty, "there are rows")
    }
  }
}
