/// The declaration of one section, written as a chain.
///
///     binder.onSection(.friends)
///       .bind(headerTitle: "FRIENDS")
///       .bind(cellType: PersonCell.self, models: { friends })
///       .onDequeue { row, cell, person in cell.nameLabel.text = person.name }
///       .cellHeight { row, person in person.isClose ? 64 : 44 }
///
/// A chain begins as a ``PlainSectionChain``. Behind bound models it is a `SectionChain`, whose handlers receive a cell of the
/// bound type and the row's model.
@MainActor
public struct SectionChain<Section: TableViewSection, Cell, Model>:
  UniformRows, SectionModelRows, SectionChaining
{
  @usableFromInline let writer: DeclarationWriter

  @usableFromInline
  package init(_ writer: DeclarationWriter) {
    self.writer = writer
  }

  /// The same chain, with more declared for its rows.
  public func adding(_ addition: RowsAddition<Section>) -> SectionChain {
    addition.write(writer)
    return self
  }

  /// Goes on as if models of another type were bound.
  public func assuming<NewModel>(
    modelType: NewModel.Type
  ) -> SectionChain<Section, Cell, NewModel> {
    SectionChain<Section, Cell, NewModel>(writer)
  }

  /// Says that cells are bound already.
  @available(
    *,
    unavailable,
    message: "a section has its cells once; bind these in a chain of their own, for another section"
  )
  public func bind<NewCell, Models>(cellType: NewCell, models: Models) -> Self { self }
}

/// The declaration of one section without models: nothing is bound yet, or view models alone, or a number of cells.
///
/// Its handlers receive no model.
@MainActor
public struct PlainSectionChain<Section: TableViewSection, Cell>:
  UniformRows, PlainSectionRows, SectionChaining
{
  /// There are no models.
  public typealias Model = NoModel

  @usableFromInline let writer: DeclarationWriter

  @usableFromInline
  package init(_ writer: DeclarationWriter) {
    self.writer = writer
  }

  /// The same chain, with more declared for its rows.
  public func adding(_ addition: RowsAddition<Section>) -> PlainSectionChain {
    addition.write(writer)
    return self
  }

  /// Goes on as if models of a type were bound, for handlers of a section whose models another chain
  /// binds.
  ///
  /// A wrong assumption is reported at `finish()` with the section, the expected and the actual type.
  public func assuming<NewModel>(
    modelType: NewModel.Type
  ) -> SectionChain<Section, Cell, NewModel> {
    continued()
  }

  @inlinable
  package func continued<NewCell, NewModel>(
    _ write: (DeclarationWriter) -> Void = { _ in }
  ) -> SectionChain<Section, NewCell, NewModel> {
    write(writer)
    return SectionChain<Section, NewCell, NewModel>(writer)
  }

  @inlinable
  package func continued<NewCell>(
    _ write: (DeclarationWriter) -> Void
  ) -> PlainSectionChain<Section, NewCell> {
    write(writer)
    return PlainSectionChain<Section, NewCell>(writer)
  }
}

/// What all chains have: headers and footers, and a title in the index.
@MainActor
public protocol Chaining<Section, Cell, Model>: RowsDeclaration {}

/// What both chains of one section have: headers and footers.
@MainActor
public protocol SectionChaining<Section, Cell, Model>: Chaining, SectionRows {}
