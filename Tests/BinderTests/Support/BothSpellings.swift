import Binder
import HeadlessTable
import Testing

/// One screen in both spellings, each in a table of its own; whatever is read must be the same in both.
@MainActor
final class BothSpellings {
  let chain: HeadlessTable
  let builder: HeadlessTable
  private let binder: SectionedTableViewBinder<Section>
  private let screen: TableScreen<Section>

  /// Shows the screen in both tables.
  ///
  /// - Parameters:
  ///   - sections: The sections that the chain displays.
  ///   - declare: Declares them with a chain.
  ///   - screen: Declares the same with the result builder.
  init(
    displaying sections: [Section] = [.friends],
    chain declare: (SectionedTableViewBinder<Section>) -> Void,
    screen: TableScreen<Section>
  ) {
    (chain, builder) = (Self.table(), Self.table())
    binder = SectionedTableViewBinder(tableView: chain, sectionedBy: Section.self)
    self.screen = screen
    declare(binder)
    binder.displayedSections = sections
    binder.finish()
    screen.bind(to: builder)
  }

  var tables: [HeadlessTable] { [chain, builder] }

  /// What the tables show.
  var picture: String {
    let pictures = tables.map { $0.render(.text(rows: .compact)) }
    #expect(pictures[0] == pictures[1])
    return pictures[0]
  }

  /// The texts of the rows, by section.
  var texts: [[String]] {
    let texts = tables.map(\.texts)
    #expect(texts[0] == texts[1])
    #expect(tables.allSatisfy { $0.inconsistencies.isEmpty })
    return texts[0]
  }

  /// What the tables were told and asked.
  var calls: String {
    let calls = tables.map { table in
      table.layoutIfNeeded()
      return table.calls.description
    }
    #expect(calls[0] == calls[1])
    return calls[0]
  }

  /// Has both fill displayed cells again, instead of asking for new ones.
  func reconfigureRows() {
    binder.rowUpdates = .reconfigure
    screen.rowUpdates = .reconfigure
  }

  /// Reads all data of both again.
  func refresh() {
    binder.refresh()
    screen.refresh()
  }

  /// The batches since this was read last, a line each.
  var updates: [String] {
    _ = calls
    let updates = tables.map(\.takenUpdates)
    #expect(updates[0] == updates[1])
    return updates[0]
  }

  /// The number of updates that the tables have seen.
  var updateCount: Int {
    _ = calls
    return chain.calls.updates.count
  }

  private static func table() -> HeadlessTable {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    table.onInconsistency = .collect
    table.register(NameCell.self)
    return table
  }
}
