/// The declaration of several sections at once, written as a chain.
///
///     binder.onSections(.friends, .enemies)
///       .bind(cellType: PersonCell.self, models: { [.friends: friends, .enemies: enemies] })
///       .onTapped { section, row, cell, person in print(section, person.name) }
///
/// Data is given by section, and every handler receives the section first. `Reach` says whether the
/// chain may bind data: `BindsData`, or `HandlersOnly` after `onAnySection()`.
@MainActor
public struct MultiSectionChain<Section: TableViewSection, Cell, Model, Reach>: RowsOfSections {
  @usableFromInline let writer: DeclarationWriter

  @usableFromInline
  package init(_ writer: DeclarationWriter) {
    self.writer = writer
  }

  /// The same chain after something is written, from here on with other types.
  @inlinable
  package func continued<NewCell, NewModel>(
    _ write: (DeclarationWriter) -> Void = { _ in }
  ) -> MultiSectionChain<Section, NewCell, NewModel, Reach> {
    write(writer)
    return MultiSectionChain<Section, NewCell, NewModel, Reach>(writer)
  }

  /// The same chain, with more said about its rows.
  public func adding(_ addition: RowsAddition<Section>) -> MultiSectionChain {
    writer.add(addition.content)
    return self
  }

  /// Goes on as if models of a type were bound, for handlers of sections whose models another chain
  /// binds.
  ///
  /// A wrong assumption is reported at `finish()` with the section, the expected and the actual type.
  public func assuming<NewModel>(
    modelType: NewModel.Type
  ) -> MultiSectionChain<Section, Cell, NewModel, Reach> {
    continued()
  }
}

/// The reach of a chain that binds data.
public enum BindsData {}

/// The reach of a chain that only adds handlers and dimensions to what other chains bind.
public enum HandlersOnly {}
