/// Code that a chain wants to be run when a cell emits an event, without the cell's type.
@MainActor
protocol AnyEventHandler<Section> {
  associatedtype Section: TableViewSection

  /// The model type that the code was written for; nil if it takes no model.
  var modelType: Any.Type? { get }
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
  let handler: RowHandler<Section, Emission, Void>

  var modelType: Any.Type? { handler.modelType }

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
