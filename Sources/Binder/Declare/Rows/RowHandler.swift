/// A row that is shown: where it is shown, and where its model is found.
@MainActor
package struct RowReference {
  let section: SectionKey
  let row: Int
  let rows: any RowList
  let index: Int
  var list: ListPlace?

  func cell(of tableView: any TableHost) -> any TableCell {
    rows.cell(at: index, in: section, of: tableView)
  }

  var identity: String? { rows.identity(at: index) }

  var identityValue: AnyHashable? { rows.identityValue(at: index) }
}

extension RowList {
  /// Whether the rows have models of the type that a handler takes; true also where there is no row to look at, and for a
  /// handler that takes no model.
  func haveModels(for type: Any.Type?) -> Bool {
    guard let type else { return true }
    func haveModels<Model>(of type: Model.Type) -> Bool { canHaveModels(of: type) }
    return type == modelType || haveModels(of: type)
  }
}

/// Code that a chain wants to be run for a row, with the types it was written for.
@MainActor
package struct RowHandler<Argument, Result> {
  package typealias Bound = (RowReference, Argument) -> Result?

  /// The type of model that the code takes: a class or a protocol will do that the models have; nil if it takes no model.
  let modelType: Any.Type?

  let bind: (any RowList) -> Bound

  var constant: Result?

  /// Runs the code for one row; for many rows, keep what `bind` returns.
  func run(_ row: RowReference, _ argument: Argument) -> Result? {
    bind(row.rows)(row, argument)
  }
}

extension RowHandler {
  init(_ body: @escaping (SectionKey, Int, Argument) -> Result?) {
    self.init(modelType: nil) { _ in { row, argument in body(row.section, row.row, argument) } }
  }

  /// Code that takes the row's model; where there are none it gets a ``NoModel``, and for one row of a content nothing.
  init<Model>(_ body: @escaping (SectionKey, Int, Argument, Model) -> Result?) {
    if Model.self == NoModel.self, let none = NoModel() as? Model {
      self.init { section, row, argument in body(section, row, argument, none) }
    } else if Model.self == Void.self, let none = () as? Model {
      self.init { section, row, argument in body(section, row, argument, none) }
    } else {
      self.init(modelType: Model.self) { Self.bound(to: $0, body) }
    }
  }

  private static func bound<Model>(
    to rows: any RowList,
    _ body: @escaping (SectionKey, Int, Argument, Model) -> Result?
  ) -> Bound {
    // Most rows have models of the very type, so that none has to be looked at.
    if let model = (rows as? ModelRows<Model>)?.lookUp {
      return { row, argument in body(row.section, row.row, argument, model(row.index)) }
    }
    let model = rows.models(as: Model.self)
    return { row, argument in
      guard let model = model(row.index) else { return nil }
      return body(row.section, row.row, argument, model)
    }
  }
}

typealias CellHandler = RowHandler<any TableCell, Void>

typealias HeightHandler = RowHandler<Void, Double>

/// Code that a chain wants to be run when a cell emits an event, without the cell's type.
@MainActor
protocol AnyEventHandler {
  var modelType: Any.Type? { get }

  func handles(eventsOf cell: AnyObject) -> Bool

  func isMoreSpecific(than other: any AnyEventHandler) -> Bool

  func isAbove<OtherCell>(_ type: OtherCell.Type) -> Bool

  func run<Emitter: ViewEventEmitting>(
    _ event: Emitter.ViewEvent,
    from cell: Emitter,
    in row: RowReference
  )
}

@MainActor
struct EventHandler<Cell: ViewEventEmitting>: AnyEventHandler {
  struct Emission {
    let cell: Cell
    let event: Cell.ViewEvent
  }

  private let handler: RowHandler<Emission, Void>

  var modelType: Any.Type? { handler.modelType }

  func handles(eventsOf cell: AnyObject) -> Bool { cell is Cell }

  func isMoreSpecific(than other: any AnyEventHandler) -> Bool {
    other.isAbove(Cell.self)
  }

  func isAbove<OtherCell>(_ type: OtherCell.Type) -> Bool { type is Cell.Type }

  func run<Emitter: ViewEventEmitting>(
    _ event: Emitter.ViewEvent,
    from cell: Emitter,
    in row: RowReference
  ) {
    guard let cell = cell as? Cell, let event = event as? Cell.ViewEvent else { return }
    _ = handler.run(row, Emission(cell: cell, event: event))
  }

  init(_ body: @escaping (SectionKey, Int, Cell, Cell.ViewEvent) -> Void) {
    handler = RowHandler { body($0, $1, $2.cell, $2.event) }
  }

  /// Code that takes the row's model; where there are none it gets a ``NoModel``.
  init<Model>(_ body: @escaping (SectionKey, Int, Cell, Cell.ViewEvent, Model) -> Void) {
    handler = RowHandler { (section, row, emission: Emission, model: Model) in
      body(section, row, emission.cell, emission.event, model)
    }
  }
}

/// Code that runs when a content emits an event, without the content's type.
@MainActor
protocol AnyContentEventHandler {
  func work<Event>(for event: Event, in row: RowReference) -> RowWork?
}

@MainActor
struct ContentEventHandler<Content: CellContent>: AnyContentEventHandler {
  let handler: RowNotice<Content.Event>

  func work<Event>(for event: Event, in row: RowReference) -> RowWork? {
    (event as? Content.Event).flatMap { handler.run(row, $0) }
  }
}
