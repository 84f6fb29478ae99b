/// The cells of one section, with what is to be done with them.
///
///     OnSection(.friends) {
///       Cells(PersonCell.self, models: friends) { row, cell, person in cell.show(person) }
///         .onTapped { row, cell, person in open(person) }
///         .cellHeight(44)
///     }
///
/// Each form of the chain's `bind` is an initializer; each of its handlers and dimensions for rows is
/// a modifier. Data is a value, which is read when the screen's body runs, or a closure.
@MainActor
public struct Cells<Section: TableViewSection, Cell, Model>: SectionPart, RowsOfSection {
  @usableFromInline package typealias Start = SectionChain<Section, any TableCell, NoModel>

  private let write: (DeclarationWriter) -> Void

  /// Cells that are written as the calls of a chain.
  @usableFromInline
  package init(_ write: @escaping (DeclarationWriter) -> Void) {
    self.write = write
  }

  /// The cells as something that can stand beside a header.
  public var sectionParts: SectionParts<Section, WithCells> {
    SectionParts(write)
  }

  /// The same cells with more handlers or heights.
  public func handling(_ addition: HandlerAddition<Section>) -> Cells {
    adding { $0.updateHandlers(addition.add) }
  }

  /// The same cells, with more about them.
  private func adding(_ addition: @escaping (DeclarationWriter) -> Void) -> Cells {
    Cells { [write] writer in
      write(writer)
      addition(writer)
    }
  }
}

/// Handlers and dimensions of cells that another part of the screen binds.
///
///     OnSection(.friends) {
///       Handlers(assuming: Person.self)
///         .onTapped { row, cell, person in open(person) }
///     }
public typealias Handlers<Section: TableViewSection, Model> = Cells<
  Section, any TableCell, Model
>

extension Cells where Cell == any TableCell {
  /// Stands for cells that another part binds to models of a type, to give them handlers.
  ///
  /// A wrong assumption is reported when the screen is bound, with the section, the expected and the
  /// actual type.
  public init(assuming modelType: Model.Type) {
    self.init { _ in }
  }
}

extension Cells where Cell == any TableCell, Model == NoModel {
  /// Stands for cells that another part binds, to give them handlers that take no model.
  public init() {
    self.init { _ in }
  }
}

extension Cells {
  /// Has `refreshInBackground()` compare the models off the main actor.
  ///
  /// It is a matter of the model type: once said, it holds for all sections of the table that show the type.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The cells, to go on.
  public func compared(_ comparison: BackgroundComparison<Model>) -> Cells {
    adding { $0.compare(comparison) }
  }
}

extension Cells where Cell: ViewModelBindable, Model == NoModel {
  /// Has `refreshInBackground()` compare the view models off the main actor, where these are all that is bound.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for view models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The cells, to go on.
  public func compared(_ comparison: BackgroundComparison<Cell.ViewModel>) -> Cells {
    adding { $0.compare(comparison) }
  }
}
