import Binder
import HeadlessTable
import Testing

/// One screen of items in both spellings, each in a table of its own; whatever is read must be the same in both.
@MainActor
final class AppliedScreens<Item: Hashable> {
  typealias Snapshot = TableSnapshot<Section, Item>

  let tables = (0..<2).map { _ in HeadlessTable(id: "items", width: 375, height: 1_000) }
  let binder: SectionedTableViewBinder<Section>
  let screen: TableScreen<Section>

  /// Shows the items of all sections, each by its name.
  convenience init() {
    self.init(
      chain: {
        $0.onAllOtherSections().bind(cellType: NameCell.self, items: Item.self)
          .onDequeue { _, _, cell, item in cell.label.text = "\(item)" }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnAllOtherSections {
          CellsBySection(NameCell.self, items: Item.self) { _, _, cell, item in
            cell.label.text = "\(item)"
          }
        }
      }
    )
  }

  /// Shows a screen in both tables.
  init(
    chain declare: (SectionedTableViewBinder<Section>) -> Void,
    screen: TableScreen<Section>
  ) {
    for table in tables {
      table.onInconsistency = .collect
      table.register(NameCell.self)
    }
    binder = SectionedTableViewBinder(tableView: tables[0], sectionedBy: Section.self)
    self.screen = screen
    declare(binder)
    binder.finish()
    screen.bind(to: tables[1])
  }

  func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) {
    binder.apply(snapshot, animatingDifferences: animatingDifferences)
    screen.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  func apply(_ outline: TableSectionSnapshot<Item>, to section: Section) {
    binder.apply(outline, to: section)
    screen.apply(outline, to: section)
  }

  /// Edits the snapshot that is applied, and applies it.
  func edit(_ edit: (inout Snapshot) -> Void) {
    var snapshot = binder.snapshot(of: Item.self)
    #expect(screen.snapshot(of: Item.self) == snapshot)
    edit(&snapshot)
    apply(snapshot)
  }

  private func same<Value: Equatable>(_ read: (HeadlessTable) -> Value) -> Value {
    let values = tables.map(read)
    #expect(values[0] == values[1])
    return values[0]
  }

  /// The sections and what their rows show: `friends: 1 2 | enemies:`.
  var rows: String {
    same { table in
      (0..<table.numberOfSections).map { section in
        let names = (0..<table.numberOfRows(inSection: section)).map { row in
          let cell = table.cellForRow(at: .init(row: row, section: section)) as? NameCell
          return cell?.label.text ?? "?"
        }
        let name = table.dataSource?.tableView(table, nameOfSection: section) ?? ""
        return (["\(name):"] + names).joined(separator: " ")
      }
      .joined(separator: " | ")
    }
  }

  /// The batches since this was read last, a line each; `reload` for everything.
  var updates: [String] {
    same { table in
      table.layoutIfNeeded()
      let lines = table.calls.updates.map { update -> String in
        guard case .batch(let batch) = update.kind else { return "reload" }
        #expect(batch.isValid)
        return batch.operations.map(\.description).joined(separator: ", ")
      }
      table.calls.clear()
      return lines
    }
  }

  /// The animations of the batches since the calls were read last.
  var animations: [[RowAnimation]] {
    same { table in
      table.layoutIfNeeded()
      let animations = table.calls.updates.compactMap { update -> [RowAnimation]? in
        guard case .batch(let batch) = update.kind else { return nil }
        return batch.animations
      }
      table.calls.clear()
      return animations
    }
  }

  /// The messages of all errors and warnings, and what the table refused.
  var messages: [String] {
    same { $0.diagnostics.map(\.description) + $0.inconsistencies.map { "\($0)" } }
  }
}

extension TableSnapshot {
  /// Sections and their items, in order.
  init(_ sections: KeyValuePairs<Section, [Item]>) {
    self.init()
    for (section, items) in sections {
      appendSections([section])
      appendItems(items, toSection: section)
    }
  }
}
