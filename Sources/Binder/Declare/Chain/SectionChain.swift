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
  @usableFromInline let writer: DeclarationWriter

  @usableFromInline
  package init(_ writer: DeclarationWriter) {
    self.writer = writer
  }

  /// The same chain, from here on with other types.
  @usableFromInline
  package func continued<NewCell, NewModel>() -> SectionChain<Section, NewCell, NewModel> {
    SectionChain<Section, NewCell, NewModel>(writer)
  }

  /// The same chain with more handlers or heights.
  public func handling(_ addition: HandlerAddition<Section>) -> SectionChain {
    writer.updateHandlers(addition.add)
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

/// Comparing large data while the main actor goes on.
extension SectionChain {
  /// Has `refreshInBackground()` compare the models off the main actor.
  ///
  /// It is a matter of the model type: once said, it holds for all sections of the table that show the type.
  /// Models of other types are compared on the main actor, as all are by `refresh()`.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The same chain.
  @discardableResult
  public func compared(_ comparison: BackgroundComparison<Model>) -> Self {
    writer.compare(comparison)
    return self
  }
}

extension SectionChain where Cell: ViewModelBindable, Model == NoModel {
  /// Has `refreshInBackground()` compare the view models off the main actor, where these are all that is bound.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for view models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The same chain.
  @discardableResult
  public func compared(_ comparison: BackgroundComparison<Cell.ViewModel>) -> Self {
    writer.compare(comparison)
    return self
  }
}
