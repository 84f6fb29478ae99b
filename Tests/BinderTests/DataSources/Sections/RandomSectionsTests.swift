import HeadlessTable
import TestSupport
import Testing

@testable import Binder
import BinderObservables

/// The sections of sources that change at random, in a chain below each other and below a section of its own, and in a screen.
@MainActor
@Suite(.bounded)
struct RandomSectionsTests {
  @Test func everyChangeIsShown() {
    for seed in 0..<Cases.count(40) {
      var generator = SplitMix64(seed: UInt64(seed))
      let screens = SectionScreens(using: &generator)
      for step in 0..<25 {
        screens.change(using: &generator)
        guard let problem = screens.problem() else { continue }
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
    }
  }
}

@MainActor
private final class SectionScreens {
  final class Cell: HeadlessCell { let label = Label() }

  private let sources: [RandomSource]
  private let hidden: HidingDataSource<Token>
  private let chain = HeadlessTable(id: "chain", width: 320, height: 8_000)
  private let screen = HeadlessCollectionView(id: "screen", width: 320, height: 8_000)
  private let binder: TableViewBinder
  private let declared: CollectionScreen<WholeTable>

  init(using generator: inout SplitMix64) {
    sources = (0..<2).map { RandomSource(firstID: $0 * 100_000, using: &generator) }
    (binder, hidden) = (TableViewBinder(tableView: chain), sources[1].hidingByHand())
    declared = CollectionScreen { [first = sources[0], second = hidden] in
      Sections(of: first) {
        SourceCells(Cell.self, items: Token.self) { section, row, cell, token in
          cell.label.text = "\(token)"
        }
      }
      Sections(of: second) {
        SourceCells(Cell.self, items: Token.self) { section, row, cell, token in
          cell.label.text = "\(token)"
        }
      }
    }
    chain.onInconsistency = .collect
    screen.onInconsistency = .collect
    let form: UpdateForm = Bool.random(using: &generator) ? .reload : .reconfigure
    (binder.configuration.rowUpdates, declared.configuration.rowUpdates) = (form, form)
    declared.bind(to: screen)
    binder.onSections(of: sources[0])
      .bind(cellType: Cell.self)
      .onDequeue { section, row, cell, token in cell.label.text = "\(token)" }
    binder.onTable()
      .bind(cellType: Cell.self, models: ["between"])
      .onDequeue { row, cell, text in cell.label.text = text }
    binder.onSections(of: hidden)
      .bind(cellType: Cell.self)
      .onDequeue { section, row, cell, token in cell.label.text = "\(token)" }
    binder.finish()
  }

  /// Changes something once or several times before the next frame; a screen may be declared again.
  func change(using generator: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: declared.refresh()
      case 1: binder.refresh()
      case 2:
        let rows = hidden.items.itemCounts.enumerated().flatMap { section, count in
          (0..<count).map { RowPosition(section: section, row: $0) }
        }
        if let row = rows.randomElement(using: &generator) { hidden.hide(row) }
      default: sources.randomElement(using: &generator)?.change(using: &generator)
      }
    }
  }

  /// What is wrong with what is shown; nil if nothing is.
  func problem() -> String? {
    chain.layoutIfNeeded()
    screen.layoutIfNeeded()
    let (first, second) = (sources[0].items.texts, hidden.items.texts)
    if let wrong = chain.inconsistencies.first { return "chain: \(wrong)" }
    if let wrong = screen.inconsistencies.first { return "screen: \(wrong)" }
    if let wrong = chain.diagnostics.first { return "chain: \(wrong)" }
    let shown = (0..<chain.numberOfSections).map { section in
      SectionTexts(
        name: (chain.headerView(forSection: section) as? HeadlessHeaderFooterView)?.textLabel.text,
        rows: (0..<chain.numberOfRows(inSection: section)).map {
          (chain.cellForRow(at: IndexPath(row: $0, section: section)) as? Cell)?.label.text
            ?? "none"
        }
      )
    }
    let expected = first + [SectionTexts(name: nil, rows: ["between"])] + second
    if shown != expected { return "the chain shows \(shown)\ninstead of \(expected)" }
    let items = (0..<screen.numberOfSections).map { section in
      (0..<screen.numberOfItems(inSection: section)).map {
        (screen.cellForItem(at: IndexPath(row: $0, section: section)) as? Cell)?.label.text
          ?? "none"
      }
    }
    return items == (first + second).map(\.rows)
      ? nil : "the screen shows \(items)\ninstead of \(first + second)"
  }
}

private struct SectionTexts: Equatable {
  let name: String?
  let rows: [String]
}

extension SectionedItems<Token> {
  fileprivate var texts: [SectionTexts] {
    (0..<sectionCount).map { section in
      SectionTexts(name: name(ofSection: section), rows: items(inSection: section).map { "\($0)" })
    }
  }
}
