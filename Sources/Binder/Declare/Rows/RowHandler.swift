/// A row that is shown: where it is shown, and where its model is found.
@MainActor
package struct RowReference {
  /// The section that shows the row.
  let section: SectionKey
  /// The position in the section, as handlers receive it.
  let row: Int
  /// The rows that it is one of; between two stages of an update those of the old or the new content.
  let rows: any RowList
  /// The position among these rows.
  let index: Int
  /// The list that they are, in a section of several.
  var list: ListPlace?

  /// Dequeues the row's cell and sets its view model.
  func cell(of tableView: any TableHost) -> any TableCell {
    rows.cell(at: index, in: section, of: tableView)
  }

  /// The row's identity as text.
  var identity: String? { rows.identity(at: index) }

  /// The row's identity; nil if rows have none.
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
  /// Code that is bound to its rows; it returns nil if the row's model or its argument is of another type.
  package typealias Bound = (RowReference, Argument) -> Result?

  /// The type of model that the code takes: a class or a protocol will do that the models have; nil if it takes no model.
  let modelType: Any.Type?

  /// Looks up once how a list of rows gives its models to the code.
  let bind: (any RowList) -> Bound

  /// The result, if it is always the same.
  var constant: Result?

  /// Runs the code for one row; for many rows, keep what `bind` returns.
  func run(_ row: RowReference, _ argument: Argument) -> Result? {
    bind(row.rows)(row, argument)
  }
}

extension RowHandler {
  /// Code that takes no model.
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

  /// Looks up once how a list of rows gives its models to code.
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

/// Code that is run with a row's cell.
typealias CellHandler = RowHandler<any TableCell, Void>

/// Code that returns a row's height in points.
typealias HeightHandler = RowHandler<Void, Double>

/// Code that a chain wants to be run when a cell emits an event, without the cell's type.
@MainActor
protocol AnyEventHandler {
  /// The type of model that the code takes; nil if it takes none.
  var modelType: Any.Type? { get }

  /// Whether the code was written for cells of this class, or of a class above it.
  func handles(eventsOf cell: AnyObject) -> Bool

  /// Whether the code was written for a class below that of other code.
  func isMoreSpecific(than other: any AnyEventHandler) -> Bool

  /// Whether a class is that of the code, or one below it.
  func isAbove<OtherCell>(_ type: OtherCell.Type) -> Bool

  /// Runs the code.
  func run<Emitter: ViewEventEmitting>(
    _ event: Emitter.ViewEvent,
    from cell: Emitter,
    in row: RowReference
  )
}

/// Code that a chain wants to be run when a cell of a type emits an event.
@MainActor
struct EventHandler<Cell: ViewEventEmitting>: AnyEventHandler {
  /// The cell and what happened inside of it.
  struct Emission {
    let cell: Cell
    let event: Cell.ViewEvent
  }

  /// The code.
  private let handler: RowHandler<Emission, Void>

  var modelType: Any.Type? { handler.modelType }

  func handles(eventsOf cell: AnyObject) -> Bool { cell is Cell }

  func isMoreSpecific(than other: any AnyEventHandler) -> Bool {
    other.isAbove(Cell.self)
  }

  func isAbove<OtherCell>(_ type: OtherCell.Type) -> Bool { type is Cell.Type }

  /// A class that emits in the code of its base class is known there by the base class only.
  func run<Emitter: ViewEventEmitting>(
    _ event: Emitter.ViewEvent,
    from cell: Emitter,
    in row: RowReference
  ) {
    guard let cell = cell as? Cell, let event = event as? Cell.ViewEvent else { return }
    _ = handler.run(row, Emission(cell: cell, event: event))
  }

  /// Code that takes no model.
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
  /// The work of the code; nil for an event of another type.
  func work<Event>(for event: Event, in row: RowReference) -> RowWork?
}

/// Code that runs when a content of a type emits an event.
@MainActor
struct ContentEventHandler<Content: CellContent>: AnyContentEventHandler {
  let handler: RowNotice<Content.Event>

  func work<Event>(for event: Event, in row: RowReference) -> RowWork? {
    (event as? Content.Event).flatMap { handler.run(row, $0) }
  }
}
