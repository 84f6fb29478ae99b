import Binder
import HeadlessTable
import TestSupport
import Testing

/// Random changes of one store, shown by a chain and by a builder: after each the pictures and the calls are the same.
@MainActor
@Suite(.bounded)
struct RandomParityTests {
  private typealias Part = RandomScreen.Part
  private typealias Cell = RandomScreen.Cell

  /// The sections of a chain's screen, each written where it is displayed.
  private func screen(showing chain: RandomScreen) -> TableScreen<Part> {
    TableScreen(sectionedBy: Part.self) { [unowned chain] in
      for part in chain.data.displayed {
        OnSection(part) {
          Header(chain.data.titles[part])
          rows(of: part, chain)
        }
      }
      OnAnySection { HandlersBySection().onTapped { section, row, cell in } }
    }
  }

  @SectionBuilder<Part>
  private func rows(of part: Part, _ chain: RandomScreen) -> SectionPartGroup<Part, WithCells> {
    switch part {
    case .one, .two:
      Cells(Cell.self, models: chain.data.known[part, default: []]) { row, cell, model in
        cell.label.text = "\(model.id) \(model.text)"
      }
    case .named:
      Cells(Cell.self, models: chain.data.named) { row, cell, model in
        cell.label.text = "\(model.id)"
      }
    case .equal:
      Cells(Cell.self, models: chain.data.equal) { row, cell, model in
        cell.label.text = "\(model.text)"
      }
    case .opaque:
      Cells(Cell.self, models: chain.data.opaque) { row, cell, model in
        cell.label.text = "\(model.text)"
      }
    case .values:
      Cells(Cell.self, models: chain.data.values) { row, cell, model in
        cell.label.text = "\(model)"
      }
    }
  }

  @Test(arguments: Cases.seeds(7))
  func bothSpellings(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let chain = RandomScreen()
    let table = HeadlessTable(id: "random", width: 320, height: 20_000)
    let screen = screen(showing: chain)
    screen.bind(to: table)
    if seed % 4 == 0 {
      chain.binder.rowUpdates = .reconfigure
      screen.rowUpdates = .reconfigure
    }
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        chain.change(&random)
        chain.binder.refresh()
        screen.refresh()
      }
      let expected = (chain.table.description, chain.table.calls.description)
      #expect(table.description == expected.0, "seed \(seed), step \(step)")
      #expect(table.calls.description == expected.1, "seed \(seed), step \(step)")
      #expect(table.diagnostics == chain.table.diagnostics, "seed \(seed), step \(step)")
      guard (table.description, table.calls.description) == expected else { return }
      chain.table.calls.clear()
      table.calls.clear()
    }
    #expect(table.inconsistencies.isEmpty)
  }
}
