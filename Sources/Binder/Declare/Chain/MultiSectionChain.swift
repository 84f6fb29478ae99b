/// The declaration of several sections at once, written as a chain.
///
///     binder.onSections(.friends, .enemies)
///       .bind(cellType: PersonCell.self, models: { [.friends: friends, .enemies: enemies] })
///       .onTapped { section, row, cell, person in print(section, person.name) }
///
/// Data is given by section, and every handler receives the section first. A chain begins as a ``PlainMultiSectionChain``.
/// `DataPolicy` says whether it may bind data: `BindsData`, or `HandlersOnly` after `onAnySection()`.
@MainActor
public struct MultiSectionChain<Section: TableViewSection, Cell, Model, DataPolicy>:
  UniformRows, MultiSectionModelRows, MultiSectionChaining
{
  @usableFromInline let writer: DeclarationWriter

  @usableFromInline
  package init(_ writer: DeclarationWriter) {
    self.writer = writer
  }

  /// The same chain, with more declared for its rows.
  public func adding(_ addition: RowsAddition<Section>) -> MultiSectionChain {
    addition.write(writer)
    return self
  }

  /// Goes on as if models of another type were bound.
  public func assuming<NewModel>(
    modelType: NewModel.Type
  ) -> MultiSectionChain<Section, Cell, NewModel, DataPolicy> {
    MultiSectionChain<Section, Cell, NewModel, DataPolicy>(writer)
  }

  /// Says that cells are bound already.
  @available(
    *,
    unavailable,
    message: "a section has its cells once; bind these in a chain of their own, for another section"
  )
  public func bind<NewCell, Models>(cellType: NewCell, models: Models) -> Self { self }
}

/// The declaration of several sections without models: nothing is bound yet, or view models alone, or numbers of cells.
///
/// Its handlers receive no model.
@MainActor
public struct PlainMultiSectionChain<Section: TableViewSection, Cell, DataPolicy>:
  UniformRows, PlainMultiSectionRows, MultiSectionChaining
{
  /// There are no models.
  public typealias Model = NoModel

  @usableFromInline let writer: DeclarationWriter

  @usableFromInline
  package init(_ writer: DeclarationWriter) {
    self.writer = writer
  }

  /// The same chain, with more declared for its rows.
  public func adding(_ addition: RowsAddition<Section>) -> PlainMultiSectionChain {
    addition.write(writer)
    return self
  }

  /// Goes on as if models of a type were bound, for handlers of sections whose models another chain
  /// binds.
  ///
  /// A wrong assumption is reported at `finish()` with the section, the expected and the actual type.
  public func assuming<NewModel>(
    modelType: NewModel.Type
  ) -> MultiSectionChain<Section, Cell, NewModel, DataPolicy> {
    continued()
  }

  @inlinable
  package func continued<NewCell, NewModel>(
    _ write: (DeclarationWriter) -> Void = { _ in }
  ) -> MultiSectionChain<Section, NewCell, NewModel, DataPolicy> {
    write(writer)
    return MultiSectionChain<Section, NewCell, NewModel, DataPolicy>(writer)
  }

  @inlinable
  package func continued<NewCell>(
    _ write: (DeclarationWriter) -> Void
  ) -> PlainMultiSectionChain<Section, NewCell, DataPolicy> {
    write(writer)
    return PlainMultiSectionChain<Section, NewCell, DataPolicy>(writer)
  }
}

/// What both chains of several sections have: headers and footers.
@MainActor
public protocol MultiSectionChaining<Section, Cell, Model, DataPolicy>: Chaining, MultiSectionRows {
  /// Whether the chain may bind data: `BindsData` or `HandlersOnly`.
  associatedtype DataPolicy
}

/// The reach of a chain that binds data.
public enum BindsData {}

/// The reach of a chain that only adds handlers and dimensions to what other chains bind.
public enum HandlersOnly {}
