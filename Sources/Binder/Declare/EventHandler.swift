/// Code that a chain wants to be run when a cell emits an event, without the cell's type.
@MainActor
protocol AnyEventHandler<Section> {
  associatedtype Section: TableViewSection

  /// What the code demands of the row's model.
  var model: ModelDemand<Section> { get }

  /// Whether the code was written for cells of this class, or of a class above it.
  func handles(eventsOf cell: AnyObject) -> Bool

  /// Whether the code was written for a class below that of other code.
  func isMoreSpecific(than other: any AnyEventHandler<Section>) -> Bool

  /// Whether a class is that of the code, or one below it.
  func isAbove<OtherCell>(_ type: OtherCell.Type) -> Bool

  /// Runs the code.
  func run<Emitter: ViewEventEmitting>(
    _ event: Emitter.ViewEvent,
    from cell: Emitter,
    in row: RowReference<Section>
  )
}

/// Code that a chain wants to be run when a cell of a type emits an event.
@MainActor
struct EventHandler<Section: TableViewSection, Cell: ViewEventEmitting>: AnyEventHandler {
  /// The cell and what happened inside of it.
  struct Emission {
    let cell: Cell
    let event: Cell.ViewEvent
  }

  /// The code.
  private let handler: RowHandler<Section, Emission, Void>

  var model: ModelDemand<Section> { handler.model }

  func handles(eventsOf cell: AnyObject) -> Bool { cell is Cell }

  func isMoreSpecific(than other: any AnyEventHandler<Section>) -> Bool {
    other.isAbove(Cell.self)
  }

  func isAbove<OtherCell>(_ type: OtherCell.Type) -> Bool { type is Cell.Type }

  /// A class that emits in the code of its base class is known there by the base class only.
  func run<Emitter: ViewEventEmitting>(
    _ event: Emitter.ViewEvent,
    from cell: Emitter,
    in row: RowReference<Section>
  ) {
    guard let cell = cell as? Cell, let event = event as? Cell.ViewEvent else { return }
    _ = handler.run(row, Emission(cell: cell, event: event))
  }

  /// Code that takes no model.
  init(_ body: @escaping (Section, Int, Cell, Cell.ViewEvent) -> Void) {
    handler = RowHandler { body($0, $1, $2.cell, $2.event) }
  }

  /// Code that takes the row's model.
  init<Model>(_ body: @escaping (Section, Int, Cell, Cell.ViewEvent, Model) -> Void) {
    handler = RowHandler { (section, row, emission: Emission, model: Model) in
      body(section, row, emission.cell, emission.event, model)
    }
  }
}
