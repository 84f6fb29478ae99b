/// Rows that can be given handlers and heights: those of a chain, or the cells of a screen.
@MainActor
public protocol RowsDeclaration<Section, Cell, Model> {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection
  /// The type of cell that handlers receive.
  associatedtype Cell
  /// The type of model that handlers receive.
  associatedtype Model

  /// The same rows with more handlers or heights.
  func handling(_ addition: HandlerAddition<Section>) -> Self
}

/// Handlers or heights that are added to rows.
@MainActor
public struct HandlerAddition<Section: TableViewSection> {
  let add: (SectionHandlers) -> Void
}

extension RowsDeclaration {
  /// Adds handlers or heights.
  func handling(_ add: @escaping (SectionHandlers) -> Void) -> Self {
    handling(HandlerAddition(add: add))
  }
}
