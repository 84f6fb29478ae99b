/// The declaration of one section, written as a chain.
///
///     binder.onSection(.friends)
///       .bind(headerTitle: "FRIENDS")
///       .bind(cellType: PersonCell.self, models: { friends })
///       .onDequeue { row, cell, person in cell.nameLabel.text = person.name }
///       .cellHeight { row, person in person.isClose ? 64 : 44 }
///
/// Each call makes the type of the chain more exact: behind bound cells, handlers receive the cell type,
/// and behind bound models the row's model, too.
@MainActor
public struct SectionChain<Section: TableViewSection, Cell, Model>: RowsOfSection {
  @usableFromInline let writer: DeclarationWriter

  @usableFromInline
  package init(_ writer: DeclarationWriter) {
    self.writer = writer
  }

  /// The same chain after something is written, from here on with other types.
  @inlinable
  package func continued<NewCell, NewModel>(
    _ write: (DeclarationWriter) -> Void = { _ in }
  ) -> SectionChain<Section, NewCell, NewModel> {
    write(writer)
    return SectionChain<Section, NewCell, NewModel>(writer)
  }

  /// The same chain, with more said about its rows.
  public func adding(_ addition: RowsAddition<Section>) -> SectionChain {
    writer.add(addition.content)
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
}
