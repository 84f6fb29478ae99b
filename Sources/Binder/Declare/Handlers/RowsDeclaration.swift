/// Rows that can be given handlers and heights: those of a chain, or the cells of a screen.
///
/// Each handler has one form for each kind of rows: its closure takes the model where rows have models, and none where they
/// have none.
@MainActor
@dynamicMemberLookup
public protocol RowsDeclaration<Section, Cell, Model> {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection
  /// The type of cell that handlers receive.
  associatedtype Cell
  /// The type of model that handlers receive.
  associatedtype Model

  /// A height for the rows.
  associatedtype Height: Dimension

  /// The same rows, with more declared for them.
  func adding(_ addition: RowsAddition<Section>) -> Self
}

/// Rows of one section: handlers receive the position of a row in it, counted from 0.
@MainActor
public protocol SectionRows<Section, Cell, Model>: UniformRows where Height: OneSectionDimension {}

/// Rows of several sections: handlers receive the section first, then the position of a row in it, counted from 0.
@MainActor
public protocol MultiSectionRows<Section, Cell, Model>: UniformRows
where Height: MultiSectionDimension, Height.Section == Section {}

/// Rows of one section that have models: handlers receive the model last.
@MainActor
public protocol SectionModelRows<Section, Cell, Model>: SectionRows
where Height == SectionModelDimension<Model> {}

/// Rows of several sections that have models: handlers receive the model last.
@MainActor
public protocol MultiSectionModelRows<Section, Cell, Model>: MultiSectionRows
where Height == MultiSectionModelDimension<Section, Model> {}

/// Rows of one section that have no models, but view models or a number.
@MainActor
public protocol PlainSectionRows<Section, Cell>: SectionRows
where Model == NoModel, Height == PlainSectionDimension {}

/// Rows of several sections that have no models, but view models or a number.
@MainActor
public protocol PlainMultiSectionRows<Section, Cell>: MultiSectionRows
where Model == NoModel, Height == PlainMultiSectionDimension<Section> {}

/// What is declared for rows besides what they show: handlers, heights, and how their models are compared.
@MainActor
public struct RowsAddition<Section: TableViewSection> {
  let write: (DeclarationWriter) -> Void
}

extension RowsDeclaration {
  func handling(_ add: @escaping (SectionHandlers) -> Void) -> Self {
    saying { $0.updateHandlers(add) }
  }

  /// Adds what is no handler: headers, footers, and how models are compared.
  func saying(_ write: @escaping (DeclarationWriter) -> Void) -> Self {
    adding(RowsAddition(write: write))
  }

  /// Adds what a callback replaces later; chains write at once, so that the callback is set when this returns.
  func saying<Value>(
    with callback: inout (Value) -> Void,
    _ write: @escaping (DeclarationWriter, inout (Value) -> Void) -> Void
  ) -> Self {
    var update = callback
    defer { callback = update }
    return saying { write($0, &update) }
  }
}

/// Comparing large data off the main actor.
extension RowsDeclaration {
  /// Lets `refreshInBackground()` compare the models off the main actor.
  ///
  /// It is a matter of the model type: once said, it holds for all sections of the table that show the type.
  /// Models of other types are compared on the main actor, as all are by `refresh()`.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The same rows.
  @discardableResult
  public func compared(_ comparison: BackgroundComparison<Model>) -> Self {
    saying { $0.compare(comparison) }
  }
}

extension RowsDeclaration where Cell: ViewModelBindable, Model == NoModel {
  /// Lets `refreshInBackground()` compare the view models off the main actor, if no models are bound.
  @discardableResult
  public func compared(_ comparison: BackgroundComparison<Cell.ViewModel>) -> Self {
    saying { $0.compare(comparison) }
  }
}
