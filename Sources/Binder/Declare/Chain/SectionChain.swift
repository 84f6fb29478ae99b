/// The declaration of one section, written as a chain.
///
///     binder.onSection(.friends)
///       .bind(headerTitle: "FRIENDS")
///       .bind(cellType: PersonCell.self, models: { friends })
///       .onDequeue { row, cell, person in cell.nameLabel.text = person.name }
///       .cellHeight { row, person in person.isClose ? 64 : 44 }
///
/// The chain grows more exact as it goes: after cells are bound, handlers receive the bound cell type,
/// and after a form with models the row's model too.
@MainActor
public struct SectionChain<Section: TableViewSection, Cell, Model>: RowsOfSection {
  @usableFromInline let link: ChainLink<Section>

  init(_ link: ChainLink<Section>) {
    self.link = link
  }

  /// The section that the chain speaks for.
  @usableFromInline var section: Section { link.origin.scope.names[0] }

  /// The same chain, from here on with other types.
  @usableFromInline
  func continued<NewCell, NewModel>() -> SectionChain<Section, NewCell, NewModel> {
    SectionChain<Section, NewCell, NewModel>(link)
  }

  /// The same chain with more handlers or heights.
  public func handling(_ addition: HandlerAddition<Section>) -> SectionChain {
    link.updateHandlers(addition.add)
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
